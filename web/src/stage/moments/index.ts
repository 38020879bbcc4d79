/** Moments come when the first of them is played: no table waits for them. */
import type { MomentName } from "../act";
import type { Play } from "./tools";

export async function loadMoment(name: MomentName): Promise<Play> {
  return (await import("./all")).MOMENTS[name];
}
