import { chances, fade, picture, pop, run, type Play } from "./tools";

const COLOURS = ["#ffd23f", "#ff5f92", "#7df1ff", "#c7a2ff"];
const note = (colour: string, isPair: boolean) => (): string =>
  isPair
    ? `<g fill="${colour}" stroke="#2b0a45" stroke-width="4" stroke-linejoin="round"><path d="m34 20 52-10v62a14 11-15 1 1-10-10V30l-32 6v46a14 11-15 1 1-10-10z"/></g>`
    : `<path d="M48 8q6 22 28 28 8 14-4 26 2-14-14-20v38a17 13-15 1 1-10-12z" fill="${colour}" stroke="#2b0a45" stroke-width="4" stroke-linejoin="round"/>`;

/** Somebody sings: light, a microphone, and notes that sway upwards. */
export const play: Play = ({ box, cue, layout }) => {
  const { spot } = cue;
  /** Towards the middle of the table, where there is room. */
  const side = spot.x > layout.ground.cx ? -1 : 1;
  const light = picture(
    box,
    "spotlight",
    [300, 300],
    () =>
      '<defs><radialGradient id="a"><stop offset=".2" stop-color="#ffe08a" stop-opacity=".1"/><stop offset=".3" stop-color="#ffe08a"/><stop offset="1" stop-color="#ff5f92" stop-opacity="0"/></radialGradient></defs><circle cx="150" cy="150" r="150" fill="url(#a)"/>',
    spot,
    spot.size * 3.4,
  );
  fade(light, cue.lasts, { most: 0.8 });
  const microphone = picture(
    box,
    "microphone",
    [100, 140],
    () =>
      '<g stroke="#2b0a45" stroke-width="5" stroke-linejoin="round"><path d="M38 62h24l-6 70a6 6 0 0 1-12 0z" fill="#4b1260"/><circle cx="50" cy="36" r="30" fill="#d9d4e4"/><path d="M30 14L70 58M50 6V66M70 14L30 58M20 36H80" stroke-width="2.5" fill="none"/></g><rect x="32" y="58" width="36" height="10" rx="4" fill="#ffd23f"/>',
    { x: spot.x + side * spot.size * 0.7, y: spot.y + spot.size * 0.3 },
    spot.size * 0.9,
  );
  pop(microphone, cue.lasts, 0, side * -24);
  const chance = chances(cue.key);
  for (let index = 0; index < 12; index += 1) {
    const colour = COLOURS[index % COLOURS.length] ?? "#fff";
    const isPair = index % 3 === 0;
    const made = picture(
      box,
      `note ${colour} ${isPair ? 2 : 1}`,
      [100, 100],
      note(colour, isPair),
      spot,
      spot.size * (0.4 + 0.25 * chance()),
    );
    const way = index % 2 ? 1 : -1;
    const far = way * spot.size * (0.5 + 1.3 * chance());
    const high = Math.max(120 * layout.scale, spot.size * 2);
    const delay = index * 90;
    run(
      made,
      [
        { transform: "translate(0, 0) scale(.3)", opacity: 0 },
        { transform: `translate(${far * 0.5}px, ${-high * 0.25}px) rotate(${way * 14}deg)`, opacity: 1, offset: 0.3 },
        { transform: `translate(${far * 0.7}px, ${-high * 0.6}px) rotate(${-way * 12}deg)`, opacity: 1, offset: 0.65 },
        { transform: `translate(${far}px, ${-high}px) rotate(${way * 14}deg)`, opacity: 0 },
      ],
      Math.max(500, cue.lasts - delay),
      { delay, easing: "linear" },
    );
  }
};
