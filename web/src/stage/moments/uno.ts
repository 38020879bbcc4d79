import { burstPath, picture, pop, ring, run, speedLines, word, type Play } from "./tools";

const EDGE = "#1c1030";

function burst(): string {
  const outer = burstPath(400, 19, 0.56, 31);
  return `<g transform="scale(1.5 1)"><path d="${outer}" fill="${EDGE}" transform="translate(5 7)"/><path d="${outer}" fill="#e0146c" stroke="${EDGE}" stroke-width="5" stroke-linejoin="round"/><g transform="translate(34 34) scale(.83)"><path d="${burstPath(400, 17, 0.58, 12)}" fill="#ffd93b" stroke="${EDGE}" stroke-width="5" stroke-linejoin="round"/></g></g>`;
}

/** The call: large for whoever made it, a small burst at their seat for the others. */
export const play: Play = ({ box, cue, layout }) => {
  const { ground, uno } = layout;
  if (cue.variant === "small") {
    const size = cue.spot.size * 2.6;
    pop(picture(box, "uno", [600, 400], burst, cue.spot, size), cue.lasts, 0, -6);
    pop(word(box, cue.text, cue.spot, size * 0.26, "#fff", EDGE), cue.lasts, 60, -6);
    return;
  }
  const middle = { x: ground.cx, y: ground.cy };
  const wide = Math.min(ground.width * 1.1, 2.3 * ground.rx, 4 * ground.ry);
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
  pop(picture(box, "uno", [600, 400], burst, middle, wide), cue.lasts, 60, -3);
  pop(word(box, cue.text, middle, wide * 0.23, "#fff", EDGE), cue.lasts, 120, -5);
};
