/** Who sits where: you at the front, everybody else in the order of play to the left. */
import type { RoomInfo, SeatInfo } from "../messages";
import { layoutFor, type Layout, type SeatSpot } from "./layout";

/** Everybody but you; of those who only watch, all but the first, who sits where they would. */
export function othersOf({ seats }: RoomInfo, you: string): SeatInfo[] {
  const own = Math.max(
    0,
    seats.findIndex((seat) => seat.name === you),
  );
  return [...seats.slice(own + 1), ...seats.slice(0, own)];
}

/** The layout for this screen, with so many cards in your hand, of `size` per cent. */
export function layoutAround(
  width: number,
  height: number,
  room: RoomInfo,
  you: string,
  cards: number,
  size: number,
): Layout {
  const all = layoutFor(width, height, othersOf(room, you).length, cards, size);
  return you ? all : withFrontSeat(all);
}

/** For whoever watches, the first player sits where they would. */
function withFrontSeat(all: Layout): Layout {
  const [like] = all.seats;
  if (!like) return all;
  const { x, y } = all.line;
  return { ...all, seats: [{ ...like, x, y: y + like.token * 1.1, rim: 90, bubble: "right" }, ...all.seats] };
}

export interface Seated {
  seat: SeatInfo;
  spot: SeatSpot;
}

/** Those whose seats are seen, each with its place. */
export function seatsAround(room: RoomInfo, you: string, layout: Layout): Seated[] {
  return (you ? othersOf(room, you) : room.seats).flatMap((seat, index) => {
    const spot = layout.seats[index];
    return spot ? [{ seat, spot }] : [];
  });
}
