/** A game that has just been played, as a deal for others. */
import type { RoomInfo } from "../messages";
import { readDeal, withGame, writeDeal, type DealLink } from "./link";

/** The address of the deal of a table, with the game that was played there; `before` is the one that it came from. */
export function played(room: RoomInfo, you: string, name: string, packed: string, before: string): string {
  const seat = you || (room.seats[0]?.name ?? "");
  const others = room.seats.filter((each) => each.name !== seat);
  const bots = others.map(({ bot }) => bot ?? room.settings.level);
  const fresh: DealLink = { round: 1, seat, bots, games: [], isMine: true };
  return writeDeal({ ...withGame(readDeal(before) ?? fresh, { name, packed }), isMine: true });
}
