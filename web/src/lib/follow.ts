import type { Action } from "svelte/action";

/** Keeps the end of a growing list in sight, unless somebody has scrolled up to read. */
export const followEnd: Action<HTMLElement, unknown> = (list) => {
  let isFollowing = true;
  let last = 0;
  list.addEventListener("scroll", () => {
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
    // Only going up is a wish to read; the list also grows under a scroll of our own.
    if (isAtEnd) isFollowing = true;
    else if (list.scrollTop < last) isFollowing = false;
    last = list.scrollTop;
  });
  const follow = (): void => {
    if (isFollowing) list.scrollTop = list.scrollHeight;
  };
  requestAnimationFrame(follow);
  return { update: () => requestAnimationFrame(follow) };
};
