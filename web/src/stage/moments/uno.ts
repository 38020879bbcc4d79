import { burstPath, picture, pop, ring, run, speedLines, word, type Play } from "./tools";

const burst = (outer: string, inner: string, edge: string) => () =>
  `<path d="${burstPath(400, 19, 0.56, 31)}" fill="${edge}" transform="translate(5 7)"/><path d="${burstPath(400, 19, 0.56, 31)}" fill="${outer}" stroke="${edge}" stroke-width="5" stroke-linejoin="round"/><g transform="translate(34 34) scale(.83)"><path d="${burstPath(400, 17, 0.58, 12)}" fill="${inner}" stroke="${edge}" stroke-width="5" stroke-linejoin="round"/></g>`;

/** The call: large for whoever made it, a small burst at their seat for the others. */
export const play: Play = ({ box, cue, layout }) => {
  const { ground, uno } = layout;
  const draw = burst("#e0146c", "#ffd93b", "#1c1030");
  if (cue.variant === "small") {
    const size = cue.spot.size * 2.3;
    pop(picture(box, "uno", [400, 400], draw, cue.spot, size), cue.lasts, 0, -6);
    pop(word(box, cue.text, cue.spot, size * 0.24), cue.lasts, 60, -6);
    return;
  }
  const middle = { x: ground.cx, y: ground.cy };
  const size = Math.min(ground.width * 0.98, ground.height * 0.86, 2.5 * ground.ry);
  const lines = picture(
    box,
    "speed",
    [600, 600],
    () => `<path d="${speedLines(600, 0.5, 3)}" fill="#fff"/>`,
    middle,
    Math.hypot(ground.width, ground.height),
  );
  run(
    lines,
    [
      { transform: "scale(1.5)", opacity: 0 },
      { transform: "scale(1)", opacity: 0.5, offset: 0.4 },
      { transform: "scale(.96)", opacity: 0 },
    ],
    cue.lasts,
  );
  for (const [index, delay] of [0, 80, 160].entries()) ring(box, uno, uno.size * (1.5 + 0.5 * index), delay);
  pop(picture(box, "uno", [400, 400], draw, middle, size * 1.15), cue.lasts, 60, -4);
  pop(word(box, cue.text, middle, size * 0.3), cue.lasts, 120, -5);
};
