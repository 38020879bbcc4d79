import { picture, place, ring, run, type Play } from "./tools";

const LANDS = 700;
const TUMBLES = 3;

/** The card is thrown, tumbles, and lands on a side: with a slam, or on its back. */
export const play: Play = ({ box, cue, layout, face, back }) => {
  const { ground, discard } = layout;
  const normal = discard.width / 100;
  const isSlam = cue.variant === "slam";
  const high = { x: ground.cx, y: Math.max(discard.width, ground.cy - ground.ry * 1.15) };
  // Sides take turns in sight; the last one in sight is the one it lands on.
  const sides = 2 * TUMBLES + (isSlam ? 0 : 1);
  const at = (part: number): { x: number; y: number; scale: number } => {
    const up = 1 - (1 - 2 * part) ** 2;
    const [x, y] = [discard.x + (high.x - discard.x) * up, discard.y + (high.y - discard.y) * up];
    return { x, y, scale: normal * (1 + 1.1 * up) };
  };
  const thrown = LANDS / cue.lasts;
  const down = place(discard, normal);
  /** All in one animation for each side: the browser can play it while the page is busy. */
  const frames = (isFace: boolean): Keyframe[] => [
    ...Array.from({ length: sides * 4 + 1 }, (_, index) => {
      const part = index / (sides * 4);
      const turn = part * sides * Math.PI;
      // It starts with its face up and, for a slam, has to end so.
      const seen = Math.cos(turn) * (isFace ? 1 : -1);
      const { x, y, scale } = at(part);
      return {
        transform: place({ x, y }, scale, part * 360, `scaleY(${Math.max(0.02, seen).toFixed(3)})`),
        opacity: seen > 0.01 ? 1 : 0,
        offset: part * thrown,
      };
    }),
    // It lies there for a moment.
    ...(isFace === isSlam
      ? [
          { transform: place(discard, normal * 1.12), offset: thrown },
          { transform: down, opacity: 1, offset: thrown + 0.08 },
          { transform: down, opacity: 1, offset: 0.94 },
          { transform: down, opacity: isSlam ? 1 : 0 },
        ]
      : []),
  ];
  run(face, frames(true), cue.lasts);
  run(back, frames(false), cue.lasts);
  for (const [index, delay] of [0, 70].entries()) {
    ring(box, discard, discard.width * (isSlam ? 2.6 + index : 1.5), LANDS + delay, isSlam ? "#ff4fb0" : "#7df1ff");
  }
  if (isSlam) {
    const flash = picture(
      box,
      "slam",
      [300, 300],
      () =>
        `<g stroke="#ffe14d" stroke-width="9" stroke-linecap="round">${Array.from({ length: 12 }, (_, index) => {
          const angle = (index * Math.PI) / 6;
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
          return `<path d="M${150 + 92 * cos} ${150 + 92 * sin}L${150 + 140 * cos} ${150 + 140 * sin}"/>`;
        }).join("")}</g>`,
      discard,
      discard.width * 2.8,
    );
    run(
      flash,
      [
        { transform: "scale(.5)", opacity: 0 },
        { transform: "scale(1)", opacity: 1, offset: 0.3 },
        { transform: "scale(1.15)", opacity: 0 },
      ],
      300,
      { delay: LANDS },
    );
  }
};
