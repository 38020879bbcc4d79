/** Keeps the end of a growing list in sight, unless somebody has scrolled up to read. */
export function followEnd(list: HTMLElement, _content: unknown): { update: () => void } {
  const toEnd = (): void => void (list.scrollTop = list.scrollHeight);
  let isAtEnd = true;
  list.addEventListener("scroll", () => {
    isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
  });
  requestAnimationFrame(toEnd);
  return { update: () => requestAnimationFrame(() => isAtEnd && toEnd()) };
}
