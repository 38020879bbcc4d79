/** Every moment. */
import type { MomentName } from "../act";
import type { Play } from "./tools";
import { play as cannon } from "./cannon";
import { play as caught } from "./caught";
import { play as creeper } from "./creeper";
import { play as doubt } from "./doubt";
import { play as jam } from "./jam";
import { play as karaoke } from "./karaoke";
import { play as kraken } from "./kraken";
import { play as out } from "./out";
import { play as points } from "./points";
import { play as ring } from "./ring";
import { play as shield } from "./shield";
import { play as storm } from "./storm";
import { play as streams } from "./streams";
import { play as uno } from "./uno";
import { play as writing } from "./writing";

export const MOMENTS: Readonly<Record<MomentName, Play>> = {
  uno,
  caught,
  doubt,
  out,
  points,
  streams,
  ring,
  creeper,
  jam,
  shield,
  writing,
  karaoke,
  cannon,
  kraken,
  storm,
};
