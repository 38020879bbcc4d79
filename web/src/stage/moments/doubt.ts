import { BACK, dim, place, run, type Play } from "./tools";

/** A challenge: everybody else dims, and the card that is doubted rises to the middle. */
export const play: Play = ({ box, cue, layout, face }) => {
  const { ground, discard } = layout;
  const holes = [cue.spot, ...cue.targets].map(({ x, y, size }) => ({ x, y: y + size * 0.3, radius: size * 1.9 }));
  dim(box, [...holes, { x: ground.cx, y: ground.cy, radius: ground.ry * 1.5 }], cue.lasts);
  const scale = (discard.width * 1.2) / 100;
  const up = { x: ground.cx, y: ground.cy - ground.ry * 0.6 };
  run(
    face,
    [
      { transform: place(discard, discard.width / 100), opacity: 1, easing: BACK },
      { transform: place(up, scale, 5), opacity: 1, offset: 0.2 },
      { transform: place(up, scale, 3), opacity: 1, offset: 0.9 },
      { transform: place(up, scale * 0.9, 3), opacity: 0 },
    ],
    cue.lasts,
    { easing: "linear" },
  );
};
