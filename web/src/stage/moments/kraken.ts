import { BACK, picture, ring, run, type Play } from "./tools";

/** An arm of our own: a curl with suckers along its inside. */
const arm = (): string => {
  const curl = "M40 300c-30-80-20-150 26-184 38-28 66-62 30-90-22-16-48-2-40 20 4 12 20 12 22 2";
  const suckers: [x: number, y: number, radius: number][] = [
    [44, 250, 8],
    [38, 212, 7.5],
    [42, 176, 7],
    [56, 146, 6.5],
    [78, 122, 6],
    [98, 98, 5],
    [106, 72, 4],
  ];
  return `<path d="${curl}" fill="none" stroke="#0b2430" stroke-width="46" stroke-linecap="round"/><path d="${curl}" fill="none" stroke="#c2416b" stroke-width="37" stroke-linecap="round"/><path d="${curl}" fill="none" stroke="#e86d8f" stroke-width="13" stroke-linecap="round" transform="translate(-9 -2)"/>${suckers.map(([x, y, r]) => `<circle cx="${x + 9}" cy="${y}" r="${r}" fill="#ffd9c9" stroke="#8d2347" stroke-width="2.5"/>`).join("")}`;
};

/** Arms rise round the pile, curl over it, and sink. */
export const play: Play = ({ box, cue, layout }) => {
  const { ground, discard } = layout;
  const size = discard.width * 1.15;
  for (const delay of [0, 120, 240])
    ring(box, { x: discard.x, y: discard.y + discard.width * 0.6 }, discard.width * 3, delay, "#35b6c4");
  const places: [x: number, y: number, mirrored: number, turn: number][] = [
    [-1.25, 0.35, 1, 12],
    [1.3, 0.4, -1, -12],
    [-0.75, -0.2, 1, -4],
    [0.85, -0.25, -1, 6],
    [0.1, 0.75, 1, 4],
  ];
  places.forEach(([x, y, mirrored, turn], index) => {
    const made = picture(
      box,
      "arm",
      [150, 310],
      arm,
      {
        x: discard.x + x * discard.width,
        y: Math.min(ground.cy + ground.ry, discard.y + y * discard.width) - discard.width * 0.3,
      },
      size,
    );
    made.style.transformOrigin = "30% 100%";
    const at = (scale: number, bend: number): string =>
      `scale(${mirrored}, 1) rotate(${turn + bend}deg) scaleY(${scale})`;
    run(
      made,
      [
        { transform: at(0, 30), opacity: 1, easing: BACK },
        { transform: at(1, -8), opacity: 1, offset: 0.35 },
        { transform: at(1.04, 8), opacity: 1, offset: 0.55 },
        { transform: at(1, -4), opacity: 1, offset: 0.72, easing: "ease-in" },
        { transform: at(0, 20), opacity: 1 },
      ],
      cue.lasts - index * 50,
      { delay: index * 50, easing: "ease-in-out" },
    );
  });
};
