import type { EditionInfo } from "../messages";
import { say } from "./words";

/** What a tile calls an edition: its name without what comes after a colon. */
export function shortName({ name }: EditionInfo): string {
  return name.split(": ")[0] ?? name;
}

/** One line about an edition, for a tile; an edition of somebody's own says it itself. */
export function worldLine({ id, about }: EditionInfo): string {
  switch (id) {
    case "classic":
      return say("page-world-classic");
    case "ghostbusters":
      return say("page-world-ghostbusters");
    case "green-lantern":
      return say("page-world-green-lantern");
    case "minecraft":
      return say("page-world-minecraft");
    case "space-jam":
      return say("page-world-space-jam");
    case "dc-super-hero-girls":
      return say("page-world-dc-super-hero-girls");
    case "house-party":
      return say("page-world-house-party");
    case "pirates":
      return say("page-world-pirates");
    default:
      return about;
  }
}
