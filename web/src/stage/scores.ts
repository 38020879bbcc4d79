/** The score comes when the table is seen: nothing moves on it before. */
type Score = typeof import("./score");

let score: Score | null = null;

export function scoreNow(): Score | null {
  return score;
}

export async function loadScore(): Promise<void> {
  score ??= await import("./score");
}
