import { zoomAt } from "../../lib/zoom";
import { BACK, picture, place, run, type Play } from "./tools";

const RISES = 260;

/** The card comes near, and what people have written on it is written once more, word by word, by a pen. */
export const play: Play = ({ box, cue, layout, face }) => {
  const { ground, discard } = layout;
  const width = Math.min(ground.ry * 1.35, ground.width * 0.5);
  const scale = width / 100;
  const middle = { x: ground.cx, y: ground.cy - ground.ry * 0.1 };
  const gone = 1 - 200 / cue.lasts;
  run(
    face,
    [
      { transform: place(discard, discard.width / 100), opacity: 1, easing: BACK },
      { transform: place(middle, scale, 3), opacity: 1, offset: RISES / cue.lasts },
      { transform: place(middle, scale, 2), opacity: 1, offset: gone },
      { transform: place(discard, discard.width / 100), opacity: 0 },
    ],
    cue.lasts,
    { easing: "linear" },
  );
  const paper = document.createElement("div");
  Object.assign(paper.style, {
    position: "absolute",
    zIndex: "2",
    left: `${middle.x - width * 0.43}px`,
    top: `${middle.y - width * 0.36}px`,
    width: `${width * 0.84}px`,
    height: `${width * 0.86}px`,
    overflow: "hidden",
    padding: `${width * 0.04}px`,
    boxSizing: "border-box",
    borderRadius: "6px",
    background: "#fffdf6",
    color: "#1d2a6b",
    font: `700 ${Math.max(13, width / (cue.text.length > 70 ? 14 : 10))}px/1.25 Kalam, cursive`,
    textAlign: "center",
    alignContent: "center",
    rotate: "2.5deg",
  });
  box.append(paper);
  run(
    paper,
    [
      { opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { opacity: 1, offset: gone - 0.06 },
      { opacity: 0, offset: gone },
      { opacity: 0 },
    ],
    cue.lasts,
    {
      easing: "linear",
    },
  );
  const words = cue.text.split(/\s+/).slice(0, 24);
  const writes = cue.lasts - RISES - 420;
  words.forEach((text, index) => {
    const made = document.createElement("span");
    made.textContent = text;
    paper.append(made, " ");
    run(made, [{ opacity: 0 }, { opacity: 1 }], 90, { delay: RISES + (index / words.length) * writes });
  });
  const spans = [...paper.children].filter((each) => each instanceof HTMLElement);
  const frame = box.getBoundingClientRect();
  const zoom = zoomAt(box);
  const stops = spans
    .map((span) => span.getBoundingClientRect())
    .map(({ right, bottom }) => [(right - frame.x) / zoom, (bottom - frame.y) / zoom]);
  const size = width * 0.34;
  const pen = picture(
    box,
    "pen",
    [100, 100],
    () =>
      '<g stroke="#17131f" stroke-width="4" stroke-linejoin="round"><path d="M4 96L14 66L34 86z" fill="#ffe6bd"/><path d="M14 66L70 10L90 30L34 86z" fill="#ffc61a"/><path d="M70 10L80 2Q90 2 98 12L90 30z" fill="#ff4fa0"/></g><path d="M4 96l5-13l8 8z" fill="#17131f"/>',
    { x: size / 2, y: -size / 2 },
    size,
  );
  pen.style.zIndex = "3";
  run(
    pen,
    stops.map(([x, y], index) => ({
      transform: `translate(${x ?? 0}px, ${(y ?? 0) - (index % 2) * 5}px) rotate(${index % 2 ? 4 : -4}deg)`,
    })),
    writes,
    { delay: RISES, easing: "linear" },
  );
  run(pen, [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], writes + 160, {
    ...{ delay: RISES - 60, easing: "linear" },
  });
};
