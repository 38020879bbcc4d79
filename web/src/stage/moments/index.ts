/** Moments come when the first of their kind is played: no page carries all of them. */
import type { MomentName } from "../act";
import type { Play } from "./tools";

const LOADERS: Record<MomentName, () => Promise<{ play: Play }>> = {
  uno: () => import("./uno"),
  caught: () => import("./caught"),
  doubt: () => import("./doubt"),
  out: () => import("./out"),
  points: () => import("./points"),
  streams: () => import("./streams"),
  ring: () => import("./ring"),
  creeper: () => import("./creeper"),
  jam: () => import("./jam"),
  shield: () => import("./shield"),
  writing: () => import("./writing"),
  karaoke: () => import("./karaoke"),
  cannon: () => import("./cannon"),
  kraken: () => import("./kraken"),
  storm: () => import("./storm"),
};

export async function loadMoment(name: MomentName): Promise<Play> {
  return (await LOADERS[name]()).play;
}
