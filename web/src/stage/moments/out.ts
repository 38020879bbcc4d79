import { chances, picture, pop, run, shape, word, type Play } from "./tools";

const PAPERS = ["#ffd93b", "#ff4352", "#3f8dff", "#27d06f", "#ff8f2b", "#fff"];

/** Somebody has won the round: rays behind them, and paper rains. The card they won with stays in sight. */
export const play: Play = ({ box, cue, layout }) => {
  const { spot } = cue;
  const size = Math.max(spot.size * 5, 300 * layout.scale);
  const rays = picture(
    box,
    "rays",
    [400, 400],
    () => {
      let path = "";
      for (let index = 0; index < 16; index += 1) {
        const from = (index / 16) * 2 * Math.PI;
        const to = from + Math.PI / 16;
        path += `M200 200L${200 + 198 * Math.cos(from)} ${200 + 198 * Math.sin(from)}L${200 + 198 * Math.cos(to)} ${200 + 198 * Math.sin(to)}z`;
      }
      return `<defs><radialGradient id="a"><stop stop-color="#ffe9a8" stop-opacity=".95"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient></defs><path d="${path}" fill="url(#a)"/>`;
    },
    spot,
    size,
  );
  run(
    rays,
    [
      { transform: "rotate(0deg) scale(.4)", opacity: 0 },
      { transform: "rotate(20deg) scale(1)", opacity: 0.9, offset: 0.2 },
      { transform: "rotate(60deg) scale(1)", opacity: 0.9, offset: 0.85 },
      { transform: "rotate(70deg) scale(1)", opacity: 0 },
    ],
    cue.lasts,
    { easing: "linear" },
  );
  const chance = chances(cue.key);
  for (let index = 0; index < 26; index += 1) {
    const paper = shape(box, spot, 8 + 6 * chance(), 12 + 6 * chance());
    paper.style.background = PAPERS[index % PAPERS.length] ?? "";
    const far = (chance() - 0.5) * size * 2.2;
    const high = -Math.min(size * 0.7, spot.y) * (0.3 + 0.6 * chance());
    const spin = 360 + 720 * chance();
    run(
      paper,
      [
        { transform: "translate(0, 0) scale(.4)", opacity: 1, easing: "ease-out" },
        {
          transform: `translate(${far * 0.7}px, ${high}px) rotate(${spin / 2}deg)`,
          opacity: 1,
          offset: 0.35,
          easing: "ease-in",
        },
        { transform: `translate(${far}px, ${size * 0.7}px) rotate(${spin}deg) scaleX(.3)`, opacity: 0 },
      ],
      cue.lasts * (0.8 + 0.2 * chance()),
      { easing: "linear" },
    );
  }
  pop(
    word(box, cue.text, { x: spot.x, y: Math.max(spot.y - spot.size * 0.1, 40) }, spot.size * 0.62),
    cue.lasts * 0.6,
    40,
    -6,
  );
};
