/** Where on the screen the places of the score are. */
import type { Layout, Spot } from "../scene/layout";
import type { Place } from "./act";

/** Who sits where: you, and everybody in the order of play to the left. */
export interface Seating {
  you: string;
  order: string[];
}

/** The others, clockwise from your left, as the layout has them. */
export function othersOf({ you, order }: Seating): string[] {
  const own = order.indexOf(you);
  return own < 0 ? order : [...order.slice(own + 1), ...order.slice(0, own)];
}

/** The middle of a card at somebody's seat; your own seat is the middle of your hand. */
export function seatSpot(name: string, layout: Layout, seating: Seating): Spot {
  const { hand, ground } = layout;
  const at = layout.seats[othersOf(seating).indexOf(name)];
  if (at) return { x: at.x, y: at.y + at.fan, width: at.back, angle: 0 };
  if (name === seating.you) return { x: hand.x, y: hand.top + 0.75 * hand.largest, width: hand.largest, angle: 0 };
  return { x: ground.cx, y: ground.cy - ground.ry, width: layout.draw.width / 2, angle: 0 };
}

/** The middle of somebody's token, for what happens to them. */
export function tokenSpot(
  name: string | null,
  layout: Layout,
  seating: Seating,
): { x: number; y: number; size: number } {
  const { hand, ground } = layout;
  const at = name === null ? undefined : layout.seats[othersOf(seating).indexOf(name)];
  if (at) return { x: at.x, y: at.y, size: at.token };
  if (name !== null && name === seating.you) return { x: hand.x, y: hand.top, size: hand.largest };
  return { x: ground.cx, y: ground.cy, size: layout.discard.width };
}

export function spotOf(place: Place, layout: Layout, seating: Seating): Spot {
  if (typeof place === "object") return seatSpot(place.seat, layout, seating);
  if (place === "middle") {
    const { ground, discard } = layout;
    return { x: ground.cx, y: ground.cy, width: discard.width, angle: 0 };
  }
  return layout[place];
}

/** Of several cards side by side in the middle: which, as wide as the table allows. */
export function fanned(spot: Spot, index: number, count: number, layout: Layout): Spot {
  const room = Math.min(1.5 * layout.ground.rx, layout.ground.width - 24);
  const step = Math.min(0.66 * spot.width, (room - spot.width) / Math.max(1, count - 1));
  const from = index - (count - 1) / 2;
  return { ...spot, x: spot.x + from * step, y: spot.y + from * from * 1.6, angle: from * (count > 8 ? 2 : 4) };
}
