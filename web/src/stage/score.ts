/** The score: what is seen and heard of each kind of event. Measures are those of the art direction's table of motion. */
import { colourName } from "../lib/cards";
import { asSentence } from "../lib/history";
import { capital } from "../lib/options";
import { say } from "../lib/words";
import type { EventKind, Told } from "../messages";
import type { Act, Move, MomentPlan, Place, Saying, Scene, SoundName, Sounding } from "./act";
import { oneByOne } from "./follow";
import { signatureOf } from "./signatures";
import { at } from "../lib/records";
import { ARC, CAUGHT, CHALLENGE, DEAL, DEAL_GAP, DRAW, LONGEST_DEAL, LONGEST_DRAW } from "./measures";
import { OUT, PENALTY_GAP, PLAY, POINTS, REVERSE, SHAKE, SHOWN, UNO } from "./measures";

export { calmed } from "./calmed";

type Row = (event: Told, scene: Scene) => Partial<Act>;

const NOTHING: Act = { moves: [], sayings: [], sounds: [], moments: [], shaken: null, lasts: 0, rests: 0 };

// What acts are made of

export function move(from: Place, to: Place, more: Partial<Move> = {}): Move {
  return {
    ...{ from, to, code: null, turns: false, arc: 0, at: 0, lasts: DRAW, stays: 0, fan: null, event: null },
    ...more,
  };
}

export function moment(name: MomentPlan["name"], lasts: number, more: Partial<MomentPlan> = {}): MomentPlan {
  return { name, lasts, at: 0, player: null, others: [], variant: "", text: "", notes: [], code: null, ...more };
}

function sound(name: SoundName, at = 0, note = 0): Sounding {
  return { name, at, note };
}

const seat = (name: string | null): Place => (name === null ? "middle" : { seat: name });

function said(player: string | null, text: string, code: string | null = null): Saying {
  return { player, text, code };
}

/** Cards of one event, one after the other. */
function oneAfterTheOther(event: Told, gap: number, each: (single: Told, at: number) => Move): Move[] {
  return oneByOne(event).map((single, index) => each(single, index * gap));
}

function gapFor(count: number, gap: number, longest: number): number {
  return count > 1 ? Math.min(gap, longest / count) : 0;
}

// Rows that several kinds share

/** From somebody's hand onto the pile. */
function toPile(event: Told, scene: Scene): Partial<Act> {
  const gap = gapFor(event.amount, PENALTY_GAP, LONGEST_DRAW);
  const moves = oneAfterTheOther({ ...event, amount: Math.max(1, event.cards?.length ?? 1) }, gap, (single, at) =>
    move(seat(event.player), "discard", {
      ...{ code: single.cards?.[0] ?? null, arc: ARC, at, lasts: PLAY },
      event: { ...single, amount: event.kind === "played" ? event.amount : 1 },
    }),
  );
  const signature = signatureOf(event, scene);
  return {
    moves,
    sounds: [...moves.map(({ at }) => sound("slap", at + PLAY - 40)), ...signature.sounds],
    moments: signature.moments,
    lasts: (moves.at(-1)?.at ?? 0) + PLAY + signature.lasts,
  };
}

/** From somebody's hand to somebody else's. */
function across(event: Told, from: string | null, to: string | null, scene: Scene): Partial<Act> {
  const gap = gapFor(event.amount, PENALTY_GAP, LONGEST_DRAW);
  const moves = oneAfterTheOther(event, gap, (single, at) =>
    move(seat(from), seat(to), { code: single.cards?.[0] ?? null, arc: ARC / 2, at, lasts: PLAY, event: single }),
  );
  const signature = signatureOf(event, scene);
  return {
    moves,
    moments: signature.moments,
    sounds: [sound("slide"), ...signature.sounds],
    sayings: to === null ? [] : [said(to, say("page-remark-cards", { count: event.amount }))],
    lasts: (moves.at(-1)?.at ?? 0) + PLAY,
  };
}

/** Backs that are only seen to go, since nobody may know which cards they are. */
function backs(from: Place, to: Place, count: number, at = 0): Move[] {
  const seen = Math.min(5, count);
  return Array.from({ length: seen }, (_, index) => move(from, to, { at: at + index * 40, lasts: PLAY, arc: ARC / 2 }));
}

/** From hands into the middle, where they are mixed, and back; of many cards `most` are seen. */
function throughTheMiddle(event: Told, { table }: Scene, names: string[], most: number): Partial<Act> {
  const few = (name: string): number => Math.min(most, at(table.cards, name) ?? 0);
  return {
    moves: names.flatMap((name) => [
      ...backs(seat(name), "middle", few(name)),
      ...backs("middle", seat(name), few(name), PLAY + 120),
    ]),
    sounds: [sound("riffle")],
    sayings: [said(null, asSentence(event.text))],
    lasts: 2 * PLAY + 200,
  };
}

function scored(event: Told, scene: Scene): Partial<Act> {
  const left = scene.before.filter(({ kind, amount }) => kind === "left_with" && amount > 0);
  if (event.player === null) return { sayings: [said(null, asSentence(event.text))], rests: POINTS };
  return {
    moments: [
      moment("points", POINTS, {
        player: event.player,
        others: left.map(({ player }) => player ?? ""),
        notes: left.map(({ amount }) => String(amount)),
      }),
    ],
    sayings: [said(event.player, say("page-remark-scored", { count: event.amount }))],
    rests: POINTS,
  };
}

/** Who gets whose hand when all hands go round. */
function nextInOrder(name: string, { order, table }: Scene, outcome: Told["outcome"]): string {
  const way = table.direction === "left" ? 1 : -1;
  const step = outcome === "left" ? 1 : outcome === "right" ? -1 : outcome === "previous" ? -way : way;
  return order[(order.indexOf(name) + step + order.length) % order.length] ?? name;
}

function showing(to: string | null, { you, called }: Scene): string {
  if (to === null) return say("page-remark-shows-all");
  return to === you ? say("page-remark-shows-you") : say("page-remark-shows", { name: called(to) });
}

function youOr(name: string | null, { you, called }: Scene): string {
  return name === you ? say("page-remark-you") : called(name ?? "");
}

// The rows

const silent: Row = () => ({});

/** What is only told, in the middle of the table. */
const remarked: Row = (event) => ({
  sounds: [sound("tick")],
  sayings: [said(null, asSentence(event.text))],
  lasts: 160,
});

const colourNamed: Row = (event, { colours }) => ({
  sounds: [sound("colour", 0, Math.max(0, colours.indexOf(event.colour ?? "")))],
  sayings: event.colour
    ? [said(event.player, say("page-remark-names", { colour: capital(colourName(event.colour)) }))]
    : [],
  lasts: 180,
});

const ROWS: Record<EventKind, Row> = {
  drew_for_deal: (event) => ({
    moves: [move("draw", seat(event.player), { code: event.cards?.[0] ?? null, turns: true, lasts: DEAL, stays: OUT })],
    sounds: [sound("tick")],
    sayings: [said(event.player, "", event.cards?.[0] ?? null)],
    lasts: 140,
  }),
  started: (event, { before }) => ({
    sounds: [sound("riffle")],
    sayings: event.player && before.length ? [said(event.player, say("page-remark-deals"))] : [],
    lasts: before.length ? OUT : 200,
  }),
  dealt: (event) => {
    const gap = gapFor(event.amount, DEAL_GAP, LONGEST_DEAL);
    const moves = oneAfterTheOther(event, gap, (single, at) =>
      move("draw", seat(event.player), {
        ...{ code: single.cards?.[0] ?? null, turns: single.cards !== null, at, lasts: DEAL, event: single },
      }),
    );
    return { moves, sounds: moves.map(({ at }) => sound("tick", at)), lasts: (moves.at(-1)?.at ?? 0) + DEAL };
  },
  turned_up: (event) => ({
    moves: [move("draw", "discard", { code: event.cards?.[0] ?? null, turns: true, arc: ARC, lasts: PLAY, event })],
    sounds: [sound("slap", PLAY - 40)],
    lasts: PLAY,
  }),
  put_back: (event) => ({
    moves: [move("discard", "draw", { code: event.cards?.[0] ?? null, turns: true, lasts: PLAY, event })],
    sounds: [sound("slide"), sound("riffle", PLAY)],
    sayings: [said(null, asSentence(event.text))],
    lasts: PLAY + 200,
  }),
  reshuffled: (event) => ({
    moves: backs("discard", "draw", 5),
    sounds: [sound("riffle")],
    sayings: [said(null, asSentence(event.text))],
    lasts: PLAY + 160,
  }),
  turn: silent,
  flipped: remarked,
  rolled: remarked,
  number: remarked,
  top: remarked,
  may: remarked,
  either: remarked,
  contest: remarked,
  named: remarked,
  settled: remarked,
  said: remarked,
  lasts: silent,
  ended: remarked,
  copied: remarked,
  jumped: remarked,
  stacked: silent,
  // Whoever is hit is asked, in the same words.
  hit: (event, scene) => (event.player === scene.you ? {} : remarked(event, scene)),
  stack_over: silent,
  knocked_out: (event) => ({
    moves: [
      ...backs(seat(event.player), "discard", event.amount),
      move(seat(event.player), "discard", { lasts: PLAY, event }),
    ],
    shaken: { player: event.player, at: 0 },
    sounds: [sound("slide")],
    sayings: [said(null, asSentence(event.text))],
    lasts: PLAY + 160,
  }),
  last_in: (event, scene) => ({ ...remarked(event, scene), rests: OUT }),
  false_call: remarked,
  false_catch: remarked,
  reported: remarked,
  judged: remarked,
  report: remarked,
  true: remarked,
  took_top: (event) =>
    slid(move("discard", seat(event.player), { code: event.cards?.[0] ?? null, arc: ARC, lasts: PLAY, event })),
  peeked: remarked,
  asked_for: remarked,
  showed: (event) => inTheMiddle(event, seat(event.player)),
  turned_over: (event) => inTheMiddle(event, "draw"),
  returned: (event) => slid(move(seat(event.player), "draw", { lasts: PLAY, event })),
  eliminated: remarked,
  played: toPile,
  drew: (event) => {
    const gap = gapFor(event.amount, PENALTY_GAP, LONGEST_DRAW);
    const moves = oneAfterTheOther(event, gap, (single, at) =>
      move("draw", seat(event.player), {
        ...{ code: single.cards?.[0] ?? null, turns: single.cards !== null, at, lasts: DRAW, event: single },
      }),
    );
    const isPenalty = event.amount > 1;
    return {
      moves,
      sounds: moves.map(({ at }) => sound(isPenalty ? "penalty" : "draw", at)),
      sayings: isPenalty ? [said(event.player, say("page-remark-drew", { count: event.amount }))] : [],
      // The next event need not wait until the last card is there.
      lasts: (moves.at(-1)?.at ?? 0) + (isPenalty ? DRAW : DRAW / 2),
    };
  },
  kept: (event) => ({ sayings: [said(event.player, say("page-remark-keeps"))] }),
  passed: (event) => ({
    sayings: [said(event.player, say("page-remark-passes"))],
    sounds: [sound("tick")],
    lasts: 120,
  }),
  missed: (event) => ({
    shaken: { player: event.player, at: 0 },
    sounds: [sound("knock")],
    sayings: [said(event.player, say("page-remark-misses"))],
    lasts: SHAKE,
  }),
  reversed: (event) => ({
    sounds: [sound("whirr")],
    sayings: [said(null, asSentence(event.text))],
    lasts: REVERSE / 2,
  }),
  colour: colourNamed,
  picked: colourNamed,
  challenged: (event, { table }) => ({
    moments: [
      moment("doubt", CHALLENGE + SHOWN, {
        ...{ player: event.player, others: event.other === null ? [] : [event.other], code: table.top },
      }),
    ],
    sounds: [sound("drum")],
    sayings: [said(event.player, say("page-remark-doubts"))],
    lasts: CHALLENGE,
  }),
  accepted: (event) => ({ sayings: [said(event.player, say("page-remark-believes"))], lasts: 120 }),
  shown: (event, scene) => {
    // Whoever was shown the hand sees it turn over; everybody else sees backs.
    const isSeen = event.cards !== null && event.player !== scene.you;
    const count = Math.min(event.amount, isSeen ? 14 : 9);
    const moves = Array.from({ length: count }, (_, index) =>
      move(seat(event.player), "middle", {
        ...{ code: isSeen ? (event.cards?.[index] ?? null) : null, turns: isSeen, at: index * 20, lasts: CHALLENGE },
        ...{ stays: isSeen ? SHOWN : CHALLENGE, fan: [index, count] },
      }),
    );
    const text = showing(event.other, scene);
    return {
      moves,
      sounds: [sound("slide")],
      sayings: [said(event.player, text)],
      lasts: CHALLENGE + (isSeen ? SHOWN : CHALLENGE),
    };
  },
  verdict: (event) => ({
    sounds: [sound(event.outcome === "guilty" ? "guilty" : "innocent")],
    sayings: [said(event.player, event.outcome === "guilty" ? say("page-remark-guilty") : say("page-remark-innocent"))],
    shaken: event.outcome === "guilty" ? { player: event.player, at: 0 } : null,
    lasts: CHALLENGE,
  }),
  owes: silent,
  called: (event, { you }) => {
    const isYours = event.player === you;
    return {
      moments: [
        moment("uno", UNO, {
          player: event.player,
          variant: isYours ? "large" : "small",
          text: say("page-remark-uno"),
        }),
      ],
      sounds: [sound("horn", 120)],
      sayings: [said(event.player, say("page-remark-uno"))],
      lasts: isYours ? UNO / 2 : 120,
    };
  },
  caught: (event) => ({
    moments: [moment("caught", CAUGHT + 260, { player: event.other, text: say("page-remark-caught") })],
    sounds: [sound("caught", 120)],
    sayings: [said(event.other, say("page-remark-caught"))],
    shaken: { player: event.other, at: 420 },
    lasts: CAUGHT,
  }),
  window: silent,
  put: toPile,
  gave: (event, scene) => across(event, event.player, event.other, scene),
  took: (event, scene) => across(event, event.other, event.player, scene),
  discarded: toPile,
  dropped: (event, { table }) => ({
    moments: [moment("jam", 1400, { player: event.player, variant: event.outcome ?? "back", code: table.top })],
    sounds: [sound("slide"), sound("bounce", 700)],
    sayings: [{ ...said(event.player, lying(event.outcome)), at: 760 }],
    lasts: 1300, // how it lies is seen before anything lies on it
  }),
  protected: (event) => ({
    moves: event.amount
      ? [move("discard", seat(event.other), { code: event.cards?.[0] ?? null, arc: ARC, lasts: PLAY, event })]
      : [move("discard", seat(event.other), { lasts: 0, event })],
    moments: [moment("shield", 900, { player: event.other, variant: "stands", at: PLAY - 80 })],
    sounds: [sound("shield", PLAY - 80)],
    sayings: [said(event.other, say("page-remark-protected"))],
    lasts: PLAY + 200,
  }),
  unprotected: (event) => ({
    moves: [
      move(seat(event.player), "discard", {
        ...{ code: event.cards?.[0] ?? null, at: 200, lasts: event.amount ? PLAY : 0, event },
      }),
    ],
    moments: [moment("shield", 800, { player: event.player, variant: "breaks" })],
    sounds: [sound("shatter")],
    sayings: [said(event.player, say("page-remark-unprotected"))],
    lasts: PLAY,
  }),
  spared: (event) => ({
    moments: [moment("shield", 700, { player: event.player, variant: "holds" })],
    sounds: [sound("shield")],
    sayings: [said(event.player, say("page-remark-spared"))],
    lasts: 200,
  }),
  laid: silent,
  revealed: (event, scene) => {
    const signature = signatureOf(event, scene);
    const code = event.cards?.[0] ?? null;
    return {
      // A card without a moment of its own is held up for all to see.
      moves: signature.moments.length
        ? []
        : [move(seat(event.player), "middle", { code, turns: true, lasts: CHALLENGE, stays: OUT })],
      moments: signature.moments,
      sounds: signature.sounds,
      sayings: [said(event.player, say("page-remark-reveals"), code)],
      lasts: signature.moments.length ? signature.lasts : CHALLENGE + OUT,
    };
  },
  swapped: (event, { table }) => ({
    moves: [
      ...backs(seat(event.player), seat(event.other), at(table.cards, event.player ?? "") ?? 0),
      ...backs(seat(event.other), seat(event.player), at(table.cards, event.other ?? "") ?? 0),
    ],
    sounds: [sound("whirr"), sound("slide", 80)],
    sayings: [said(event.player, say("page-remark-swaps")), said(event.other, say("page-remark-swaps"))],
    lasts: PLAY + 160,
  }),
  hands_passed: (event, scene) => ({
    moves: scene.order.flatMap((name) =>
      backs(seat(name), seat(nextInOrder(name, scene, event.outcome)), Math.min(3, at(scene.table.cards, name) ?? 0)),
    ),
    sounds: [sound("whirr"), sound("slide", 80)],
    sayings: [said(null, asSentence(event.text))],
    lasts: PLAY + 80,
  }),
  pooled: (event, scene) => {
    const { moments, sounds } = signatureOf(event, scene);
    const pooled = throughTheMiddle(event, scene, scene.order, 3);
    return { ...pooled, moments, sounds: [sound("riffle"), ...sounds] };
  },
  pooled_two: (event, scene) => throughTheMiddle(event, scene, [event.player ?? "", event.other ?? ""], 3),
  mixed: (event, scene) => throughTheMiddle(event, scene, scene.order, 1),
  hand: silent,
  hand_size: silent,
  hand_returned: (event) => ({
    moves: [
      ...backs(seat(event.player), "draw", event.amount),
      move(seat(event.player), "draw", { lasts: PLAY, event }),
    ],
    sounds: [sound("slide")],
    lasts: PLAY + 160,
  }),
  chose: (event, scene) => {
    const signature = signatureOf(event, scene);
    const name = youOr(event.other, scene);
    return {
      moments: signature.moments,
      sounds: signature.sounds,
      sayings: [said(event.player, say("page-remark-chooses", { name }))],
      lasts: Math.max(200, signature.lasts),
    };
  },
  dared: (event, scene) => {
    const signature = signatureOf(event, scene);
    return {
      moments: signature.moments,
      sounds: signature.sounds.length ? signature.sounds : [sound("drum")],
      sayings: [said(event.player, asSentence(event.text))],
      lasts: 300,
    };
  },
  voted: (event) => ({
    sayings: [said(event.player, event.outcome === "done" ? say("page-remark-done") : say("page-remark-not-done"))],
    sounds: [sound("tick")],
    lasts: 120,
  }),
  dare: (event) => ({
    sayings: [said(event.player, asSentence(event.text))],
    sounds: [sound(event.outcome === "done" ? "innocent" : "guilty")],
    lasts: 200,
  }),
  went_out: (event) => ({
    moments: [moment("out", OUT + POINTS, { player: event.player, text: say("page-remark-out") })],
    sounds: [sound("fanfare", 120)],
    sayings: [said(event.player, say("page-remark-out"))],
    rests: OUT,
  }),
  blocked: (event) => ({
    sounds: [sound("blocked")],
    sayings: [said(null, asSentence(event.text))],
    rests: OUT,
  }),
  left_with: (event) => ({ sayings: [said(event.player, say("page-remark-points", { count: event.amount }))] }),
  scored,
  tallied: (event) => ({ sayings: [said(event.player, say("page-remark-scored", { count: event.amount }))] }),
  won: () => ({ rests: 200 }),
};

/** What is seen and heard of an event. */
export function actOf(event: Told, scene: Scene): Act {
  return { ...NOTHING, ...ROWS[event.kind](event, scene) };
}

const slid = (one: Move): Partial<Act> => ({ moves: [one], sounds: [sound("slide")], lasts: PLAY + 160 });

/** A card that everybody sees before it goes back where it came from. */
const inTheMiddle = (event: Told, from: Place): Partial<Act> => ({
  ...slid(move(from, "middle", { code: event.cards?.[0] ?? null, turns: true, lasts: CHALLENGE, stays: OUT })),
  sayings: [said(null, asSentence(event.text))],
  lasts: CHALLENGE,
});

/** Cards are dealt one to each in turn, although it is told player by player. */
export function dealtInTurn(deals: Told[], scene: Scene): Act {
  const acts = deals.map((event) => actOf(event, scene));
  const count = acts.reduce((sum, { moves }) => sum + moves.length, 0);
  const gap = gapFor(count, DEAL_GAP, LONGEST_DEAL);
  const rounds = Math.max(0, ...acts.map(({ moves }) => moves.length));
  const inTurn = Array.from({ length: rounds }, (_, round) => acts.flatMap(({ moves }) => moves[round] ?? [])).flat();
  const moves = inTurn.map((each, index) => ({ ...each, at: index * gap }));
  return { ...NOTHING, moves, sounds: moves.map(({ at }) => sound("tick", at)), lasts: count * gap + DEAL };
}

/** What is called out of a card that was dropped. */
function lying(outcome: string | null): string {
  return outcome === "slam" ? say("page-remark-face-up") : say("page-remark-face-down");
}
