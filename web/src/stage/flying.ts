/** How cards in the air move: only transform and opacity, so that the browser can do it beside everything else. */
import { zoomAt } from "../lib/zoom";
import type { Spot } from "../scene/layout";
import type { Flight } from "./stage.svelte";

const OUT = "cubic-bezier(.2,.8,.2,1)";
/** Cards in the hand; the frame of coordinates is the table's screen. */
const IN_HAND = '[data-testid="hand"] [data-code]';

/** The cards of your hand with this code, in the order of the page. */
function cardsInHand(code: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(IN_HAND)].filter((card) => card.dataset["code"] === code);
}

/** Where an element is on the screen, compared with `frame`: its middle, how wide, and how far turned. */
export function spotOfElement(element: HTMLElement, frame: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  const origin = frame.getBoundingClientRect();
  const zoom = zoomAt(frame);
  const { transform, rotate } = getComputedStyle(element);
  const { a, b } = new DOMMatrixReadOnly(transform);
  const turned = (Math.atan2(b, a) * 180) / Math.PI + (Number.parseFloat(rotate) || 0);
  return {
    x: (box.x + box.width / 2 - origin.x) / zoom,
    y: (box.y + box.height / 2 - origin.y) / zoom,
    width: element.offsetWidth * (Math.hypot(a, b) || 1),
    angle: turned,
  };
}

/** Where the last of your cards with this code is. */
export function locateInHand(code: string, frame: HTMLElement): Spot | null {
  const card = cardsInHand(code).at(-1);
  return card ? spotOfElement(card, frame) : null;
}

/** The width that the card is drawn with: the larger of both ends, so that it is sharp throughout. */
export function drawnWidth({ from, to }: Flight): number {
  return Math.max(from.width, to.width);
}

function placed({ x, y, width, angle }: Spot, drawn: number): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${width / drawn})`;
}

/** What looks where cards go that are sent now; each gives what begins to move. */
let looking: (() => () => void)[] = [];

/**
 * Sends a card on its way: `card` moves, `lifted` inside it rises and falls, `faces` inside that turn over. Of those that
 * are sent together all look first, and then all begin: a look after each beginning would have everything laid out anew.
 */
export function fly(flight: Flight, card: HTMLElement, frame: HTMLElement): () => void {
  const running: Animation[] = [];
  let isOver = false;
  if (!looking.length)
    queueMicrotask(() => {
      const begin = looking.map((look) => look());
      looking = [];
      for (const each of begin) each();
    });
  looking.push(() => {
    const { becomes } = flight;
    // The hand has made room for it and holds its place.
    const place = isOver || !becomes ? undefined : cardsInHand(becomes.code)[becomes.copy];
    const to = place ? spotOfElement(place, frame) : flight.to;
    return () => isOver || begin(flight, card, running, to, place);
  });
  return () => {
    isOver = true;
    for (const each of running) each.cancel();
  };
}

function begin(flight: Flight, card: HTMLElement, running: Animation[], to: Spot, place?: HTMLElement): void {
  const animate = (element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): void => {
    if (element) running.push(element.animate(frames, { fill: "both", delay: flight.delay, ...options }));
  };
  const drawn = drawnWidth(flight);
  const { lasts, arc, stays } = flight;
  // That place stays empty until the card is there.
  if (place) running.push(place.animate([{ opacity: 0 }, { opacity: 0 }], { duration: flight.delay + lasts }));
  if (flight.fades) {
    card.style.transform = placed(to, drawn);
    animate(card, [{ opacity: 0 }, { opacity: 1 }], { duration: lasts });
  } else {
    const path = [placed(flight.from, drawn), placed(to, drawn)];
    animate(
      card,
      path.map((transform) => ({ transform })),
      { duration: lasts, easing: OUT },
    );
    // It cannot be seen before it starts.
    animate(card, [{ opacity: 0 }, { opacity: 1 }], { duration: 1 });
  }
  const lifted = card.firstElementChild;
  if (arc && !flight.fades) {
    const high = (drawn / Math.max(1, flight.to.width)) * arc;
    const up = { transform: `translateY(${-high}px)`, offset: 0.35, easing: "ease-in" };
    animate(lifted, [{ transform: "none", easing: "ease-out" }, up, { transform: "none" }], { duration: lasts });
  }
  if (flight.turns && !flight.fades) {
    const [back, face] = lifted?.children ?? [];
    const edge = { transform: "scaleX(0)" };
    const flat = { transform: "none" };
    const halfway = lasts * 0.4;
    animate(back ?? null, [flat, edge], { duration: halfway, easing: "ease-in" });
    animate(face ?? null, [edge, flat], { duration: lasts * 0.35, delay: flight.delay + halfway, easing: "ease-out" });
  }
  if (stays) {
    animate(lifted, [{ opacity: 1 }, { opacity: 0 }], {
      duration: 160,
      delay: flight.delay + lasts + stays - 160,
      fill: "forwards",
    });
  }
}

/** A seat that was passed over shakes: 6 pixels, three times, in 240 ms. */
export function shake(element: Element): void {
  const frames = [0, 6, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(frames, { duration: 240 });
}
