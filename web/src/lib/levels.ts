import type { Level, Pace } from "../messages";
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
    case "expert":
      return say("page-level-expert");
    default:
      return level satisfies never;
  }
}

/** How fast bots play. */
export function paceName(pace: Pace): string {
  switch (pace) {
    case "slow":
      return say("page-pace-slow");
    case "normal":
      return say("page-pace-normal");
    case "fast":
      return say("page-pace-fast");
    default:
      return pace satisfies never;
  }
}
