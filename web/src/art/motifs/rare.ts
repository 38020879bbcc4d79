/** The pictures of single editions, loaded when the first of them is to be seen. */
import type { Motif } from "./motif";
import { PARTY_AND_PIRATES } from "./party-and-pirates";
import { WORLDS } from "./worlds";

export const MOTIFS: Readonly<Record<string, Motif>> = { ...WORLDS, ...PARTY_AND_PIRATES };
