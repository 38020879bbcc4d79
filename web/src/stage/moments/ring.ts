import { image } from "../../art/image";
import { BACK, fade, picture, run, strip, type Play } from "./tools";

const hexagon = (size: number, radius: number): string =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + Math.PI / 6;
    return `${(size / 2 + radius * Math.cos(angle)).toFixed(1)} ${(size / 2 + radius * Math.sin(angle)).toFixed(1)}`;
  }).join("L");

/** Light from the ring runs to whoever is given cards, and carries them over. */
export const play: Play = ({ box, cue, layout }) => {
  const high = 44 * Math.max(0.7, layout.scale);
  const frame = (): string =>
    `<defs><radialGradient id="a"><stop offset=".2" stop-color="#2bff8f" stop-opacity=".5"/><stop offset="1" stop-color="#2bff8f" stop-opacity="0"/></radialGradient></defs><circle cx="100" cy="100" r="100" fill="url(#a)"/><path d="M${hexagon(200, 76)}z" fill="#2bff8f" fill-opacity=".25" stroke="#2bff8f" stroke-opacity=".5" stroke-width="14" stroke-linejoin="round"/><path d="M${hexagon(200, 76)}z" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>`;
  for (const target of cue.targets) {
    const light = strip(box, cue.spot, target, high);
    const address = image(
      "moment light",
      600,
      60,
      () =>
        `<path d="M0 30H600" stroke="#2bff8f" stroke-opacity=".28" stroke-width="44"/><path d="M0 30H600" stroke="#7dffbd" stroke-opacity=".75" stroke-width="17"/><path d="M0 30H600" stroke="#fff" stroke-width="7"/>`,
    );
    light.style.background = `0 0 / auto 100% repeat-x url("${address}")`;
    run(light, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 240);
    fade(light, cue.lasts, { come: 0.05, go: 0.55 });
    for (const [at, delay] of [
      [cue.spot, 0],
      [target, 200],
    ] as const) {
      const made = picture(box, "hexagon", [200, 200], frame, at, at.size * 2.5);
      run(
        made,
        [
          { transform: "scale(.4) rotate(-30deg)", opacity: 0, easing: BACK },
          { transform: "scale(1) rotate(0deg)", opacity: 1, offset: 0.35 },
          { transform: "scale(1) rotate(0deg)", opacity: 1, offset: 0.7 },
          { transform: "scale(1.15) rotate(0deg)", opacity: 0 },
        ],
        cue.lasts - delay,
        { delay, easing: "linear" },
      );
    }
  }
};
