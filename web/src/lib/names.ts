/** A friendly name for somebody who has not told theirs. */
import { say } from "./words";

export interface Invented {
  name: string;
  /** The animal in it, in small letters: the name of its face. */
  animal: string;
}

/** "Brave Fox"; `random` gives numbers from 0 up to 1. */
export function inventName(random: () => number = Math.random): Invented {
  const nature = pick(say("page-names-natures"), random);
  const animal = pick(say("page-names-animals"), random);
  return { name: say("page-names-whole", { nature, animal }), animal: animal.toLowerCase() };
}

function pick(list: string, random: () => number): string {
  const words = list.split(",").map((word) => word.trim());
  return words[Math.floor(random() * words.length)] ?? "";
}
