import type { Level } from "../messages";
import { say } from "./words";

/** What the level of a bot is called. */
export function levelName(level: Level): string {
  switch (level) {
    case "random":
      return say("page-level-random");
    case "easy":
      return say("page-level-easy");
    case "normal":
      return say("page-level-normal");
    case "hard":
      return say("page-level-hard");
    default:
      return level satisfies never;
  }
}
