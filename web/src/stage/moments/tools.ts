/** What moments are made of: pictures, words and shapes in a box over the table, moved by transform and opacity. */
import { image } from "../../art/image";
import type { Layout } from "../../scene/layout";
import type { MomentCue } from "../stage.svelte";

export interface Point {
  x: number;
  y: number;
}

/** What a moment plays with: an empty box as large as the table's screen, and where needed the card it is about. */
export interface Props {
  box: HTMLElement;
  cue: MomentCue;
  layout: Layout;
  /** The card's face and back; their middle is where they are moved to. */
  face: HTMLElement;
  back: HTMLElement;
}

export type Play = (props: Props) => void;

export const OUT = "cubic-bezier(.2,.8,.2,1)";
export const BACK = "cubic-bezier(.3,1.5,.5,1)";

export function shape(box: HTMLElement, { x, y }: Point, width: number, height = width): HTMLElement {
  const made = document.createElement("div");
  Object.assign(made.style, {
    position: "absolute",
    left: `${x - width / 2}px`,
    top: `${y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    willChange: "transform, opacity",
  });
  box.append(made);
  return made;
}

/** A drawing in a box of `size` by `size` (or `high`) units, shown with its middle at a point. */
export function picture(
  box: HTMLElement,
  name: string,
  [size, high]: [size: number, high: number],
  draw: () => string,
  at: Point,
  width: number,
): HTMLElement {
  const made = shape(box, at, width, (width * high) / size);
  made.style.background = `center / 100% 100% no-repeat url("${image(`moment ${name}`, size, high, draw)}")`;
  return made;
}

/** A word in the display type of the world, with a thick outline. */
export function word(
  box: HTMLElement,
  text: string,
  at: Point,
  size: number,
  ink = "#fff",
  edge = "#17131f",
): HTMLElement {
  const made = document.createElement("div");
  made.textContent = text;
  Object.assign(made.style, {
    position: "absolute",
    left: `${at.x}px`,
    top: `${at.y}px`,
    font: `400 ${size}px/1 var(--display, Figtree, sans-serif)`,
    textTransform: "var(--display-case, none)",
    color: ink,
    whiteSpace: "nowrap",
    translate: "-50% -50%",
    webkitTextStroke: `${Math.max(2, size / 9)}px ${edge}`,
    paintOrder: "stroke fill",
    willChange: "transform, opacity",
  });
  box.append(made);
  return made;
}

/** Two frames ease out; more of them are taken at their times. What waits is not seen before its time. */
export function run(
  element: Element | null,
  frames: Keyframe[],
  duration: number,
  more: KeyframeAnimationOptions = {},
): void {
  const options: KeyframeAnimationOptions = {
    duration,
    fill: "both",
    easing: frames.length === 2 ? OUT : "linear",
    ...more,
  };
  element?.animate(frames, options);
  if (options.delay && options.fill === "both") element?.animate([{ opacity: 0 }, { opacity: 0 }], options.delay);
}

/** Comes with a bounce, stays, and goes. */
export function pop(element: HTMLElement, lasts: number, delay = 0, turned = 0): void {
  const rotate = `rotate(${turned}deg)`;
  run(
    element,
    [
      { transform: `${rotate} scale(.2)`, opacity: 0, easing: BACK },
      { transform: `${rotate} scale(1)`, opacity: 1, offset: 0.35 },
      { transform: `${rotate} scale(1.03)`, opacity: 1, offset: 0.75, easing: "ease-in" },
      { transform: `${rotate} scale(1.14)`, opacity: 0 },
    ],
    lasts,
    { delay, easing: "linear" },
  );
}

export function fade(element: HTMLElement, lasts: number, { delay = 0, most = 1, come = 0.2, go = 0.7 } = {}): void {
  run(
    element,
    [{ opacity: 0 }, { opacity: most, offset: come }, { opacity: most, offset: go }, { opacity: 0 }],
    lasts,
    { delay, easing: "linear" },
  );
}

/** The room grows dark except around these points. */
export function dim(box: HTMLElement, points: (Point & { radius: number })[], lasts: number, most = 0.62): HTMLElement {
  const made = document.createElement("div");
  const holes = points.map(
    ({ x, y, radius }) => `radial-gradient(circle at ${x}px ${y}px, transparent ${radius * 0.55}px, #000 ${radius}px)`,
  );
  Object.assign(made.style, {
    position: "absolute",
    inset: "0",
    background: "#070314",
    maskImage: holes.join(","),
    maskComposite: "intersect",
    willChange: "opacity",
  });
  box.append(made);
  fade(made, lasts, { most, come: 0.15, go: 0.75 });
  return made;
}

/** Runs out from a point: a ring that grows and goes. */
export function ring(box: HTMLElement, at: Point, size: number, delay = 0, colour = "#fff", lasts = 420): void {
  const made = shape(box, at, size);
  Object.assign(made.style, {
    borderRadius: "50%",
    border: `${Math.max(2, size / 24)}px solid ${colour}`,
    boxSizing: "border-box",
  });
  run(
    made,
    [
      { transform: "scale(.35)", opacity: 0.95 },
      { transform: "scale(1.3)", opacity: 0 },
    ],
    lasts,
    { delay },
  );
}

/** The same numbers each time: a picture made of chance looks the same whenever it is made. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A star with uneven points, around the middle of a box of this size. */
export function burstPath(size: number, points: number, inner: number, seed: number): string {
  const chance = chances(seed);
  const middle = size / 2;
  const at = (angle: number, radius: number): string =>
    `${(middle + Math.cos(angle) * radius).toFixed(1)} ${(middle + Math.sin(angle) * radius).toFixed(1)}`;
  let path = "";
  for (let index = 0; index < points; index += 1) {
    const angle = (index / points) * 2 * Math.PI;
    const step = Math.PI / points;
    path += `${index ? "L" : "M"}${at(angle, middle * (0.8 + 0.19 * chance()))}L${at(angle + step, middle * inner * (0.9 + 0.2 * chance()))}`;
  }
  return `${path}z`;
}

/** Lines that run towards the middle of a box, from outside `inner`. */
export function speedLines(size: number, inner: number, seed: number): string {
  const chance = chances(seed);
  const middle = size / 2;
  let path = "";
  for (let index = 0; index < 48; index += 1) {
    const angle = (index / 48) * 2 * Math.PI + chance() * 0.06;
    const wide = 0.008 + chance() * 0.014;
    const near = middle * (inner + chance() * 0.18);
    const to = (turn: number, radius: number): string =>
      `${(middle + Math.cos(turn) * radius).toFixed(1)} ${(middle + Math.sin(turn) * radius).toFixed(1)}`;
    path += `M${to(angle, near)}L${to(angle - wide, middle)}L${to(angle + wide, middle)}z`;
  }
  return path;
}

/** A strip from one point to another: it lies along the way, and grows from its beginning. */
export function strip(box: HTMLElement, from: Point, to: Point, high: number): HTMLElement {
  const made = document.createElement("div");
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  Object.assign(made.style, {
    position: "absolute",
    left: `${from.x}px`,
    top: `${from.y - high / 2}px`,
    width: `${long}px`,
    height: `${high}px`,
    transformOrigin: "0 50%",
    rotate: `${Math.atan2(to.y - from.y, to.x - from.x)}rad`,
    willChange: "transform, opacity",
  });
  box.append(made);
  return made;
}

/** Moves a card's face or back, by its middle. */
export function place({ x, y }: Point, scale = 1, turned = 0, more = ""): string {
  // It is drawn twice as large, to be sharp when it is near.
  return `translate(${x}px, ${y}px) rotate(${turned}deg) scale(${scale / 2}) ${more}`;
}

/** The whole table jumps. */
export function jolt(box: HTMLElement, delay: number, far = 8): void {
  const table = box.closest("[data-testid=table]");
  const frames = [0, far, -far * 0.7, far * 0.4, 0].map((y, index) => ({
    translate: `${index % 2 ? far * 0.6 : 0}px ${y}px`,
  }));
  table?.animate(frames, { duration: 260, delay });
}
