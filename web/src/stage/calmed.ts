/** For those who want nothing to move: everything is there, and what comes fades in. */
import type { Act } from "./act";
import { OUT } from "./measures";

const FADE = 120;

/** The same act without movement. */
export function calmed(act: Act): Act {
  const moves = act.moves.filter(({ event, stays }) => event !== null || stays > 0);
  const longest = act.moments.length || moves.some(({ stays }) => stays) ? OUT : FADE;
  return {
    ...act,
    moves: moves.map((each) => ({ ...each, arc: 0, turns: false, at: 0, lasts: FADE })),
    sounds: act.sounds.slice(0, 3),
    shaken: null,
    lasts: Math.min(act.lasts, longest),
  };
}
