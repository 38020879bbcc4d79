import { chances, jolt, picture, ring, run, type Play, type Point } from "./tools";

const FLIES = 420;

function smoke(box: HTMLElement, at: Point, size: number, delay: number, lasts: number): void {
  const chance = chances(Math.round(at.x));
  for (let index = 0; index < 7; index += 1) {
    const puff = picture(
      box,
      "puff",
      [100, 100],
      () =>
        '<circle cx="50" cy="50" r="46" fill="#efe8dc" stroke="#8d8478" stroke-width="4"/><path d="M20 58q14 22 44 18" fill="none" stroke="#cfc6b7" stroke-width="6" stroke-linecap="round"/>',
      at,
      size * (0.4 + 0.5 * chance()),
    );
    const x = (chance() - 0.5) * size * 1.8;
    const y = (chance() - 0.7) * size * 1.2;
    run(
      puff,
      [
        { transform: "scale(.3)", opacity: 0.95 },
        { transform: `translate(${x}px, ${y}px) scale(1.2)`, opacity: 0 },
      ],
      lasts,
      { delay },
    );
  }
}

/** A shot across the table: smoke, a ball, and a splash where it hits. */
export const play: Play = ({ box, cue, layout }) => {
  const { spot } = cue;
  const [target = spot] = cue.targets;
  smoke(box, spot, spot.size, 0, 600);
  const ball = picture(
    box,
    "ball",
    [60, 60],
    () =>
      '<circle cx="30" cy="30" r="28" fill="#23201d" stroke="#0d0b0a" stroke-width="3"/><circle cx="21" cy="20" r="7" fill="#8d8478"/>',
    spot,
    Math.max(22, spot.size * 0.42),
  );
  const dx = target.x - spot.x;
  const dy = target.y - spot.y;
  const high = 70 * layout.scale + 40;
  const steps = Array.from({ length: 11 }, (_, index) => {
    const part = index / 10;
    const up = 4 * part * (1 - part) * high;
    return { transform: `translate(${dx * part}px, ${dy * part - up}px) scale(${1 + (up / high) * 0.5})`, opacity: 1 };
  });
  run(ball, steps, FLIES, { easing: "linear" });
  run(ball, [{ opacity: 1 }, { opacity: 0 }], 40, { delay: FLIES, fill: "forwards" });
  smoke(box, target, target.size * 1.2, FLIES, cue.lasts - FLIES);
  for (const [index, delay] of [0, 70].entries())
    ring(box, target, target.size * (2 + 0.7 * index), FLIES + delay, "#ffb04a");
  jolt(box, FLIES, 5);
};
