import { say } from "../../lib/words";
import { chances, dim, jolt, picture, place, pop, run, shape, word, type Play } from "./tools";

const SWELLS = 280;
const BANG = 700;
const SMOKE = 1100;
const BITS = ["#8f6437", "#77757d", "#5f8f3f", "#ffb02e", "#ff8a1f", "#fff3b0", "#4b3a2a"];

/** A disc of squares. */
function disc(size: number, radius: number, colour: string): string {
  const unit = size / 36;
  let path = "";
  for (let y = -radius; y < radius; y += unit) {
    const half = Math.round(Math.sqrt(Math.max(0, radius ** 2 - (y + unit / 2) ** 2)) / unit) * unit;
    if (half > 0) path += `M${size / 2 - half} ${size / 2 + y}h${2 * half}v${unit}h${-2 * half}z`;
  }
  return `<path d="${path}" fill="${colour}" shape-rendering="crispEdges"/>`;
}

/** 0: the card rises and turns over. 280: it swells, shakes, flashes twice. 700: it goes off. 1100: smoke clears. */
export const play: Play = ({ box, cue, layout, face, back }) => {
  const { ground, draw } = layout;
  const middle = { x: ground.cx, y: ground.cy - ground.ry * 0.12 };
  const normal = draw.width / 100;
  const rising = { x: (draw.x + middle.x) / 2, y: middle.y - draw.width * 0.5 };
  dim(box, [{ ...middle, radius: ground.ry * 1.4 }], BANG + 150, 0.6);
  const glow = picture(
    box,
    "glow of squares",
    [360, 360],
    () => `<g opacity=".3">${disc(360, 175, "#ffd23f")}</g><g opacity=".5">${disc(360, 140, "#fff3b0")}</g>`,
    middle,
    draw.width * 4,
  );
  run(
    glow,
    [
      { transform: "scale(.3)", opacity: 0 },
      { opacity: 1, offset: 0.7 },
      { transform: "scale(1.2)", opacity: 0 },
    ],
    BANG - SWELLS,
    {
      ...{ delay: SWELLS, easing: "steps(6)", fill: "both" },
    },
  );
  run(
    back,
    [
      { transform: place(draw, normal), opacity: 1 },
      { transform: place(rising, normal * 1.3, -14, "scaleX(0)"), opacity: 1, offset: 0.999 },
      { transform: place(rising, normal * 1.3, -14, "scaleX(0)"), opacity: 0 },
    ],
    SWELLS * 0.5,
  );
  run(
    face,
    [
      { transform: place(rising, normal * 1.3, -14, "scaleX(0)"), opacity: 1 },
      { transform: place(middle, normal * 1.5), opacity: 1 },
    ],
    SWELLS * 0.5,
    { delay: SWELLS * 0.5, fill: "forwards" },
  );
  const shakes = Array.from({ length: 9 }, (_, index) => ({
    transform: place(
      { x: middle.x + (index % 2 ? 7 : -7), y: middle.y + (index % 3) * 4 - 4 },
      normal * (1.5 + index * 0.09),
    ),
    opacity: 1,
  }));
  run(face, [...shakes, { transform: place(middle, normal * 2.4), opacity: 0 }], BANG - SWELLS, {
    ...{ delay: SWELLS, easing: "linear", fill: "forwards" },
  });
  const flash = shape(box, middle, draw.width * 2, draw.width * 3);
  Object.assign(flash.style, { background: "#fff", borderRadius: "10%" });
  run(
    flash,
    [0, 0.85, 0, 0.95, 0].map((opacity) => ({ opacity })),
    BANG - SWELLS,
    { delay: SWELLS, easing: "linear" },
  );
  bang(box, cue.lasts, middle, Math.max(ground.ry * 3.6, ground.width * 0.5), layout.scale);
  jolt(box, BANG);
};

function bang(box: HTMLElement, lasts: number, middle: { x: number; y: number }, size: number, scale: number): void {
  const fire = picture(
    box,
    "fire",
    [720, 720],
    () =>
      `<g opacity=".55">${disc(720, 350, "#3a1d0c")}</g>${disc(720, 290, "#d8481a")}${disc(720, 228, "#ff8a1f")}${disc(720, 166, "#ffd23f")}${disc(720, 104, "#fff3b0")}`,
    middle,
    size,
  );
  run(
    fire,
    [
      { transform: "scale(.15)", opacity: 1 },
      { transform: "scale(1)", opacity: 1, offset: 0.4 },
      { transform: "scale(1.06)", opacity: 0 },
    ],
    SMOKE - BANG,
    { delay: BANG, easing: "steps(7)" },
  );
  const chance = chances(31);
  // Squares fly out, in steps.
  for (let index = 0; index < 30; index += 1) {
    const isSmoke = index >= 22;
    const unit = 12 * (1 + Math.floor(3 * chance())) * Math.max(0.6, scale) * (isSmoke ? 1.6 : 1);
    const bit = shape(box, middle, unit);
    // Out of sight until it flies: a second animation for that would be half of the moment's work.
    bit.style.opacity = "0";
    bit.style.background = isSmoke ? "#d8d5dc" : (BITS[index % BITS.length] ?? "");
    const turn = chance() * 2 * Math.PI;
    const far = size * (isSmoke ? 0.12 + 0.25 * chance() : 0.3 + 0.35 * chance());
    const to = `translate(${12 * Math.round((far * Math.cos(turn)) / 12)}px, ${12 * Math.round((far * 0.75 * Math.sin(turn)) / 12)}px)`;
    const delay = isSmoke ? SMOKE - 160 : BANG + 40 * chance();
    run(
      bit,
      [
        { transform: isSmoke ? to : "translate(0, 0)", opacity: isSmoke ? 0.55 : 1 },
        { transform: isSmoke ? `${to} translateY(-36px)` : to, opacity: 0 },
      ],
      lasts - delay,
      { delay, easing: "steps(9)", fill: "forwards" },
    );
  }
  pop(word(box, say("page-moment-boom"), middle, size * 0.17, "#17131f", "#fff"), SMOKE - BANG + 140, BANG + 20, -3);
}
