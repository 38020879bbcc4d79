/** Who sits where in the lobby: the others clockwise from your left, with empty chairs where the next ones will sit. */
import type { SeatInfo } from "../messages";

/** A chair that nobody sits on is told from the others by where it stands: it stays there when one beside it is taken. */
export type Chair = { seat: SeatInfo; key: string } | { seat: null; key: string };

/** At least so many chairs for others stand round a table, if so many may play. */
const CHAIRS = 5;

/** How many others there is room for on the screen: those who are there, one more, and some to fill the table. */
export function chairCount(others: number, mostPlayers: number): number {
  return Math.min(Math.max(others + 1, CHAIRS), mostPlayers - 1);
}

/** Whoever comes next sits at the end of the list of seats: that is where the empty chairs are. */
export function chairs(seats: SeatInfo[], own: string, mostPlayers: number): Chair[] {
  const place = seats.findIndex((seat) => seat.name === own);
  const taken = (part: SeatInfo[]): Chair[] => part.map((seat) => ({ seat, key: seat.name }));
  const before = taken(seats.slice(0, Math.max(0, place)));
  const after = taken(seats.slice(place + 1));
  const others = before.length + after.length;
  const count = Math.max(0, chairCount(others, mostPlayers) - others);
  const empty = Array.from({ length: count }, (_, index): Chair => ({
    seat: null,
    key: `empty ${after.length + index}`,
  }));
  return [...after, ...empty, ...before];
}
