/** Who gets which face: people animals, bots robots. */
import { ANIMALS, REPAINTED, ROBOT_FACES } from "./avatars";
import { numberOf } from "./draw";

/** To choose one's own from. */
export const FACES: readonly string[] = Object.keys(ANIMALS);
/** Enough for nine bots at a table. */
export const ROBOTS: readonly string[] = ["", REPAINTED].flatMap((paint) =>
  Object.keys(ROBOT_FACES).map((face) => face + paint),
);

/** The face of a name: always the same one, unless it is taken and another is free. */
export function faceOf(name: string, bot: boolean, taken: ReadonlySet<string> = new Set()): string {
  const all = bot ? ROBOTS : FACES;
  const first = numberOf(name.toLowerCase()) % all.length;
  const inTurn = [...all.slice(first), ...all.slice(0, first)];
  return inTurn.find((face) => !taken.has(face)) ?? inTurn[0] ?? "";
}

/**
 * The faces of all at a table, no two alike while there are enough. A face that somebody has chosen is theirs. Whoever
 * plays on for a bot (`late`) takes no other bot's face away: that of the one that sat there stays free.
 */
export function facesOf(
  people: readonly { name: string; bot: boolean; face?: string | undefined; late?: boolean }[],
): Map<string, string> {
  const faces = new Map<string, string>();
  const isFace = (face: string | undefined): face is string =>
    face !== undefined && (FACES.includes(face) || ROBOTS.includes(face));
  for (const { name, face } of people) if (isFace(face)) faces.set(name, face);
  const taken = new Set(faces.values());
  for (const { name, bot, late } of people) {
    if (late) taken.add(faceOf(name, true, taken));
    if (!faces.has(name)) faces.set(name, faceOf(name, bot, taken));
    taken.add(faces.get(name) ?? "");
  }
  return faces;
}
