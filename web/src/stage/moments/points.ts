import { BACK, run, word, type Play } from "./tools";

/** What everybody was left with flies to whoever went out. */
export const play: Play = ({ box, cue, layout }) => {
  const size = Math.max(20, 34 * layout.scale);
  cue.targets.forEach((from, index) => {
    const chip = word(box, `+${cue.notes[index] ?? ""}`, from, size, "#ffe14d");
    chip.style.fontFamily = '"Lilita One", Figtree, sans-serif';
    const dx = cue.spot.x - from.x;
    const dy = cue.spot.y - from.y;
    const delay = index * 60;
    run(
      chip,
      [
        { transform: "scale(.3)", opacity: 0, easing: BACK },
        { transform: "scale(1.15)", opacity: 1, offset: 0.25, easing: "cubic-bezier(.6,0,.4,1)" },
        { transform: `translate(${dx}px, ${dy}px) scale(.9)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${dx}px, ${dy}px) scale(1.5)`, opacity: 0 },
      ],
      cue.lasts - delay,
      { delay, easing: "linear" },
    );
  });
};
