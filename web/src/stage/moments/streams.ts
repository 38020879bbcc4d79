import { image } from "../../art/image";
import { burstPath, chances, fade, picture, run, strip, type Play, type Point } from "./tools";

/** A beam of our own: two threads that wind round a bright core. */
function beam(colour: string, core: string): string {
  const thread = (phase: number): string => {
    let path = "";
    for (let x = 0; x <= 600; x += 12) {
      const y = 30 + 13 * Math.sin(x / 17 + phase) * (0.6 + 0.4 * Math.sin(x / 61));
      path += `${x ? "L" : "M"}${x} ${y.toFixed(1)}`;
    }
    return path;
  };
  return `<path d="M0 30H600" stroke="${colour}" stroke-opacity=".35" stroke-width="30"/><path d="M0 30H600" stroke="${colour}" stroke-width="11"/><path d="M0 30H600" stroke="${core}" stroke-width="5"/><path d="${thread(0)}M0 30${thread(3.1)}" fill="none" stroke="${core}" stroke-width="3" stroke-opacity=".9"/>`;
}

const COLOURS: [string, string][] = [
  ["#ff8a2e", "#fff2c9"],
  ["#9d5cff", "#f1e6ff"],
  ["#35d6ff", "#e6fbff"],
];

/** From every seat a stream runs to the pile; where they cross, everything is drawn in. */
export const play: Play = ({ box, cue, layout }) => {
  const { discard } = layout;
  const seats: Point[] = [cue.spot, ...cue.targets];
  seats.forEach((seat, index) => {
    const [colour, core] = COLOURS[index % COLOURS.length] ?? ["#fff", "#fff"];
    const high = 66 * Math.max(0.6, layout.scale);
    const made = strip(box, seat, discard, high);
    const address = image(`moment stream ${colour}`, 600, 60, () => beam(colour, core));
    made.style.background = `0 0 / auto 100% repeat-x url("${address}")`;
    const delay = index * 50;
    run(made, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 260, { delay });
    // They shiver.
    const shiver = [1, -1, 0.6, -0.8, 1].map((way) => ({ transform: `scaleY(${way})` }));
    run(made, shiver, 160, {
      delay: delay + 260,
      iterations: 4,
      easing: "steps(1)",
      composite: "replace",
      fill: "none",
    });
    fade(made, cue.lasts - delay, { delay, come: 0.05, go: 0.8 });
  });
  const star = picture(
    box,
    "cross",
    [300, 300],
    () =>
      `<defs><radialGradient id="a"><stop stop-color="#fff"/><stop offset=".4" stop-color="#fff2c9" stop-opacity=".8"/><stop offset="1" stop-color="#ff8a2e" stop-opacity="0"/></radialGradient></defs><circle cx="150" cy="150" r="150" fill="url(#a)"/><path d="${burstPath(300, 14, 0.3, 5)}" fill="#fff"/>`,
    discard,
    discard.width * 2.6,
  );
  run(
    star,
    [
      { transform: "scale(0)", opacity: 0 },
      { transform: "rotate(20deg) scale(1)", opacity: 1, offset: 0.4 },
      { transform: "rotate(50deg) scale(.85)", opacity: 1, offset: 0.8 },
      { transform: "rotate(80deg) scale(.05)", opacity: 0 },
    ],
    cue.lasts - 160,
    { delay: 160, easing: "linear" },
  );
  // Sparks are pulled in.
  const chance = chances(9);
  for (let index = 0; index < 18; index += 1) {
    const turn = chance() * 2 * Math.PI;
    const far = discard.width * (1.6 + 1.6 * chance());
    const spark = picture(box, "spark", [10, 10], () => '<circle cx="5" cy="5" r="5" fill="#fff2c9"/>', discard, 7);
    run(
      spark,
      [
        { transform: `translate(${far * Math.cos(turn)}px, ${far * Math.sin(turn)}px)`, opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { transform: "translate(0, 0) scale(.3)", opacity: 0.9 },
      ],
      420,
      { delay: 260 + 420 * chance(), easing: "ease-in" },
    );
  }
};
