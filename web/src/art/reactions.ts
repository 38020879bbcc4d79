/** The signs of quick reactions, drawn: not every device has a font for them. In a box of 24 by 24. */
import { line } from "./avatars";

const INK = "#2a1a10";

function filled(path: string, paint: string): string {
  return `<path d="${path}" fill="${paint}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>`;
}

function face(features: string, paint = "#ffd23f"): string {
  return `<circle cx="12" cy="12" r="10" fill="${paint}" stroke="${INK}" stroke-width="1.3"/>${features}`;
}

const eyes = (y: number): string => line(`M8.5 ${y}v1m7-1v1`, INK, 2.6);
const tear = (x: number, y: number): string => filled(`M${x} ${y}q3 4 0 5-3-1 0-5z`, "#5cc4ff");

export const REACTIONS: ReadonlyMap<string, string> = new Map([
  [
    "👍",
    filled("M3 11h4v10H3zm4 1 4-9c3 0 3 3 2 6h6c2 0 2 2 1 3 1 1 1 2 0 3 1 1 0 2-1 3 0 2-1 3-3 3H9l-2-1z", "#ffd23f"),
  ],
  [
    "👏",
    filled(
      "M5 15 3 9c0-2 2-2 3 0l1 3-2-7c0-2 2-2 3 0l2 6-1-7c0-2 2-2 3 0l1 8 2-4c1-2 3-1 2 1-1 6-2 11-7 11-3 0-4-2-5-5z",
      "#ffd23f",
    ),
  ],
  [
    "😂",
    face(
      line("M6 10q2-3 4 0m4 0q2-3 4 0", INK) + filled("M7 13h10q-1 6-5 6t-5-6z", "#fff") + tear(4, 11) + tear(20, 11),
    ),
  ],
  ["😮", face(eyes(9) + `<ellipse cx="12" cy="16" rx="2.6" ry="3.4" fill="${INK}"/>`)],
  ["😢", face(eyes(10) + line("M8.5 17.5q3.5-3.5 7 0", INK) + tear(17.5, 12))],
  ["😡", face(eyes(11) + line("M7 7.5 10.5 9m3 0L17 7.5M8.5 17q3.5-3 7 0", INK), "#ff6b4a")],
  [
    "🎉",
    filled("M3 21 8 8q6 2 8 8z", "#ffd23f") +
      line("M6 14q3 1 4 4", "#e0146c", 2) +
      line("M13 8q0-4 3-6m0 10q3-3 6-2", "#7a4be0", 2) +
      line("M18 7h.1M10 3h.1m11 13h.1M21 3h.1", "#e0146c", 3),
  ],
  ["🤔", face(eyes(10) + line("M13.5 6.5q2-1.5 4 0M9 16q3-1.5 6-.5", INK))],
]);
