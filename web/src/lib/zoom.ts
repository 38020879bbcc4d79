/** Windows that are smaller than any screen, as of somebody who has zoomed in: what a table needs is there, only smaller. */

/** What a table needs, standing and lying: width and height in CSS pixels. */
const STANDING = [320, 560] as const;
const LYING = [480, 320] as const;

/** How large a table is drawn in a window of that size: 1 wherever it has room. */
export function zoomFor(width: number, height: number): number {
  const [across, down] = width > height ? LYING : STANDING;
  return Math.min(1, width / across, height / down);
}

/** How large what stands there is drawn: what the browser measures is that much smaller than what we have laid out. */
export function zoomAt(element: HTMLElement): number {
  return Number(getComputedStyle(element).getPropertyValue("--zoom")) || 1;
}
