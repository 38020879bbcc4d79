/**
 * The address of the page: `/` is the start, `/t/CODE` a table, `/workshop` the workshop, `/replay` a game again,
 * `/puzzles` puzzles, `/deal` the same deal as somebody else's.
 */

export function tableIn(path: string): string {
  const found = /^\/t\/([A-Za-z0-9-]{1,40})\/?$/.exec(path);
  return found?.[1] ?? "";
}

/** Whether a server of that name is on this very machine: whoever plays there needs no network. */
export function isHere(host: string): boolean {
  return /^(localhost$|127\.|\[::1)/.test(host);
}

/** Whether an address leads to nothing of ours. */
export function isNowhere(path: string): boolean {
  const isOurs = [isWorkshop, isReplay, isDeal].some((leadsTo) => leadsTo(path));
  return path !== "/" && !tableIn(path) && !isOurs && puzzleIn(path) === null;
}

const WORKSHOP = /^\/workshop(?:\/([A-Za-z0-9]{1,20}))?\/?$/;

export function isWorkshop(path: string): boolean {
  return WORKSHOP.test(path);
}

/** With the code of a record that the server keeps, or without. */
export function isReplay(path: string): boolean {
  return /^\/replay(\/[a-z0-9]{12})?\/?$/.test(path);
}

/** The same deal for whoever opens it. */
export function isDeal(path: string): boolean {
  return /^\/deal\/?$/.test(path);
}

/** The edition of the server that an address of the workshop leads to; empty: to none. */
export function editionIn(path: string): string {
  return (WORKSHOP.exec(path)?.[1] ?? "").toLowerCase();
}

/** The puzzle that an address leads to; empty: to all of them; null: it is about something else. */
export function puzzleIn(path: string): string | null {
  const found = /^\/puzzles(?:\/([a-z0-9-]{1,60}))?\/?$/.exec(path);
  return found ? (found[1] ?? "") : null;
}

/** What somebody pasted, if it leads to a game that is looked at again, or to a deal: its address here. */
export function gameIn(text: string): string {
  return /\/(?:replay(?:\/[a-z0-9]{12}|#\S+)|deal#)\S*$/.exec(text.trim())?.[0] ?? "";
}

export function pathOf(table: string): string {
  return table ? `/t/${table}` : "/";
}

/** What somebody typed or pasted to get to a table: its code, or a link to it. */
export function codeIn(text: string): string {
  const trimmed = text.trim();
  const link = /\/t\/([A-Za-z0-9-]{1,40})/.exec(trimmed);
  if (link?.[1]) return link[1];
  return /^[A-Za-z0-9-]{1,40}$/.test(trimmed) ? trimmed : "";
}
