import { BACK, picture, ring, run, type Play } from "./tools";

const SHIELD = "m100 8 84 28v64c0 50-36 82-84 94-48-12-84-44-84-94V36Z";

const drawing = (): string =>
  `<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#bdf3ff"/><stop offset="1" stop-color="#3f8dff"/></linearGradient></defs><path d="${SHIELD}" fill="url(#a)" fill-opacity=".72" stroke="#16235c" stroke-width="16" stroke-linejoin="round"/><path d="${SHIELD}" fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round"/><path d="m100 30 64 21v49c0 38-28 63-64 74Z" fill="#fff" fill-opacity=".28"/><path d="m100 62 11 25 27 3-20 18 6 27-24-14-24 14 6-27-20-18 27-3z" fill="#fff"/>`;

/** Pieces of a broken shield: corners of each, in per cent, and where it flies. */
const PIECES: [corners: string, x: number, y: number, turn: number][] = [
  ["0 0, 48% 0, 42% 45%, 0 30%", -70, -60, -50],
  ["48% 0, 100% 0, 100% 34%, 55% 42%", 75, -55, 40],
  ["0 30%, 42% 45%, 34% 100%, 0 100%", -80, 70, -70],
  ["42% 45%, 55% 42%, 72% 100%, 34% 100%", 5, 110, 25],
  ["55% 42%, 100% 34%, 100% 100%, 72% 100%", 85, 75, 60],
];

/** A shield before somebody: it stands, it holds, or it breaks. */
export const play: Play = ({ box, cue }) => {
  const size = cue.spot.size * 1.8;
  const whole = (): HTMLElement => picture(box, "shield", [200, 200], drawing, cue.spot, size);
  if (cue.variant === "breaks") {
    for (const [corners, x, y, turn] of PIECES) {
      const piece = whole();
      piece.style.clipPath = `polygon(${corners})`;
      const far = size / 150;
      run(
        piece,
        [
          { transform: "none", opacity: 1 },
          { transform: "scale(1.05)", opacity: 1, offset: 0.2, easing: "ease-in" },
          { transform: `translate(${x * far}px, ${y * far}px) rotate(${turn}deg) scale(.7)`, opacity: 0 },
        ],
        cue.lasts,
        { easing: "linear" },
      );
    }
    return;
  }
  const isNew = cue.variant === "stands";
  run(
    whole(),
    [
      { transform: isNew ? "translateY(-60%) scale(.3)" : "scale(1.5)", opacity: 0, easing: BACK },
      { transform: "scale(1)", opacity: 1, offset: 0.3 },
      { transform: "scale(1.04)", opacity: 1, offset: 0.75 },
      { transform: "scale(1)", opacity: 0 },
    ],
    cue.lasts,
    { easing: "linear" },
  );
  for (const [index, delay] of [180, 260].entries()) ring(box, cue.spot, size * (1.2 + 0.4 * index), delay, "#bdf3ff");
};
