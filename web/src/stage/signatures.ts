/** Each world's own moment, found by what a card does or is called: an edition of somebody's own has them too. */
import type { EventKind, Told } from "../messages";
import type { MomentPlan, Scene, SoundName, Sounding } from "./act";

export interface Signature {
  moments: MomentPlan[];
  sounds: Sounding[];
  /** How long what follows waits for it. */
  lasts: number;
}

const NONE: Signature = { moments: [], sounds: [], lasts: 0 };

function signature(
  name: MomentPlan["name"],
  sound: SoundName,
  [at, lasts, waits]: [at: number, lasts: number, waits: number],
  more: Partial<MomentPlan>,
): Signature {
  const plan = { name, at, lasts, player: null, others: [], variant: "", text: "", notes: [], code: null, ...more };
  return { moments: [plan], sounds: [{ name: sound, at, note: 0 }], lasts: waits };
}

/** After a card has landed. */
const LANDED = 300;

function ofPlayed({ player, cards }: Told, scene: Scene): Signature {
  const card = scene.card(cards?.[0]);
  if (!card) return NONE;
  const { code } = card;
  const everybodyElse = scene.order.filter((name) => name !== player);
  if (/streams/i.test(card.name)) {
    return signature("streams", "streams", [LANDED, 1100, 1080], { player, others: everybodyElse, code });
  }
  if (/kraken/i.test(card.name)) return signature("kraken", "kraken", [LANDED, 1100, 500], { player, code });
  if (scene.written.includes(code)) {
    return signature("writing", "writing", [LANDED, 1400, 1300], { player, code, text: card.text });
  }
  return NONE;
}

function ofRevealed({ player, cards }: Told, scene: Scene): Signature {
  const card = scene.card(cards?.[0]);
  if (!card) return NONE;
  const { code } = card;
  if (/kraken/i.test(card.name)) return signature("kraken", "kraken", [0, 1100, 700], { player, code });
  if (/creeper|explo|bomb|goes off/i.test(card.name)) {
    return signature("creeper", "fuse", [0, 1500, 1100], { player, code });
  }
  return NONE;
}

/** By the kind of event; most have none. */
const FINDERS: Partial<Record<EventKind, (event: Told, scene: Scene, top: string) => Signature>> = {
  played: ofPlayed,
  revealed: ofRevealed,
  gave: ({ player, other }, _, top) =>
    /ring/i.test(top) ? signature("ring", "ring", [0, 800, 0], { player, others: [other ?? ""] }) : NONE,
  chose: ({ player, other }, _, top) =>
    /cannon/i.test(top) ? signature("cannon", "cannon", [0, 900, 500], { player, others: [other ?? ""] }) : NONE,
  dared: ({ player, text }, _, top) =>
    /sing|karaoke|song/i.test(`${top} ${text}`) ? signature("karaoke", "song", [0, 1600, 0], { player }) : NONE,
  pooled: () => signature("storm", "storm", [0, 900, 0], {}),
};

export function signatureOf(event: Told, scene: Scene): Signature {
  return FINDERS[event.kind]?.(event, scene, scene.card(scene.table.top)?.name ?? "") ?? NONE;
}
