/** A day as the server says it, 2026-11-17, in words: 17 November. It is the day of UTC, wherever somebody is. */
export function dayName(day: string): string {
  const words = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  return words.format(new Date(`${day}T00:00:00Z`));
}
