import { burstPath, dim, fade, picture, ring, run, speedLines, word, type Play } from "./tools";

const DIMS = 120;
const LANDS = 420;

/** 0: rings run out. 120: the room dims, light falls on them, the word comes from the front. 420: it lands. 900: light. */
export const play: Play = ({ box, cue, layout }) => {
  const { ground } = layout;
  const { spot } = cue;
  for (const [index, delay] of [0, 60, 120].entries()) ring(box, spot, spot.size * (1.7 + 0.6 * index), delay);
  const lasts = cue.lasts - DIMS;
  dim(box, [{ ...spot, radius: spot.size * 3.4 }], lasts, 0.66);
  const cone = picture(
    box,
    "cone",
    [340, 500],
    () =>
      `<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#fff3cf" stop-opacity=".1"/><stop offset="1" stop-color="#fff3cf" stop-opacity=".75"/></linearGradient></defs><path d="M130 0h80l130 456H0z" fill="url(#a)" opacity=".6"/><ellipse cx="170" cy="456" rx="170" ry="42" fill="#fff3cf" opacity=".5"/>`,
    { x: spot.x, y: spot.y - spot.size * 0.6 },
    spot.size * 3,
  );
  fade(cone, lasts, { delay: DIMS, most: 0.6 });
  const lines = picture(
    box,
    "speed",
    [600, 600],
    () => `<path d="${speedLines(600, 0.5, 3)}" fill="#fff"/>`,
    spot,
    2 * Math.hypot(ground.width, ground.height),
  );
  fade(lines, lasts, { delay: DIMS, most: 0.3 });
  // The word lands on the table, away from the one it is about.
  const width = Math.min(ground.width * 0.92, 620 * layout.scale + 80);
  const at = { x: (ground.cx * 2 + spot.x) / 3, y: ground.cy + ground.ry * 0.12 };
  at.x = Math.min(Math.max(at.x, width / 2 + 8), ground.width - width / 2 - 8);
  const star = picture(
    box,
    "caught",
    [400, 300],
    () =>
      `<g transform="scale(1 .75)"><path d="${burstPath(400, 17, 0.62, 9)}" fill="#d12432" stroke="#fff" stroke-width="7" stroke-linejoin="round"/><g transform="translate(36 36) scale(.82)"><path d="${burstPath(400, 15, 0.62, 4)}" fill="#8b0f1d"/></g></g>`,
    at,
    width,
  );
  run(
    star,
    [
      { transform: "scale(.3)", opacity: 0 },
      { transform: "scale(1.06)", opacity: 1, offset: 0.25 },
      { transform: "scale(1)", opacity: 1, offset: 0.72 },
      { transform: "scale(1.05)", opacity: 0 },
    ],
    cue.lasts - LANDS + 60,
    { delay: LANDS - 60 },
  );
  run(
    word(box, cue.text, at, width * 0.21, "#fff", "#3a0610"),
    [
      { transform: "rotate(-16deg) scale(4)", opacity: 0, easing: "cubic-bezier(.5,0,.9,.6)" },
      { transform: "rotate(-8deg) scale(.92)", opacity: 1, offset: 0.3 },
      { transform: "rotate(-8deg) scale(1)", opacity: 1, offset: 0.36 },
      { transform: "rotate(-8deg) scale(1)", opacity: 1, offset: 0.78 },
      { transform: "rotate(-8deg) scale(1.05)", opacity: 0 },
    ],
    lasts,
    { delay: DIMS, easing: "linear" },
  );
};
