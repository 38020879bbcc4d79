import { dim, picture, run, type Play } from "./tools";

/** All hands go round in a whirl. */
export const play: Play = ({ box, layout, cue }) => {
  const { ground } = layout;
  const middle = { x: ground.cx, y: ground.cy };
  dim(box, [{ ...middle, radius: ground.rx * 1.1 }], cue.lasts, 0.5);
  const whirl = picture(
    box,
    "whirl",
    [400, 400],
    () => {
      const arms = [0, 120, 240].map((turn) => {
        let path = "";
        for (let step = 0; step <= 40; step += 1) {
          const radius = 14 + step * 4.4;
          const angle = (turn * Math.PI) / 180 + step / 9;
          path += `${step ? "L" : "M"}${(200 + radius * Math.cos(angle)).toFixed(1)} ${(200 + radius * Math.sin(angle)).toFixed(1)}`;
        }
        return `<path d="${path}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-opacity=".65"/>`;
      });
      return arms.join("");
    },
    middle,
    ground.ry * 2.3,
  );
  run(
    whirl,
    [
      { transform: "scale(1.3, .8) rotate(0deg)", opacity: 0 },
      { transform: "scale(1.5, .9) rotate(-160deg)", opacity: 0.8, offset: 0.35 },
      { transform: "scale(1.5, .9) rotate(-330deg)", opacity: 0.8, offset: 0.7 },
      { transform: "scale(1.8, 1.1) rotate(-420deg)", opacity: 0 },
    ],
    cue.lasts,
    { easing: "linear" },
  );
};
