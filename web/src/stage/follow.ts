/**
 * A table that follows what is told of it, card by card: for showing only. A card leaves where it was (`lift`) and is
 * somewhere else a moment later (`land`); when all is told, the message's own table takes the place of this one.
 */
import type { EventKind, TableInfo, Told } from "../messages";
import { at } from "../lib/records";

/** The colour of a card by its code; null is a wild. */
export type ColourOf = (code: string) => string | null;

type Change = (table: TableInfo, event: Told, colourOf: ColourOf) => TableInfo;
type Both = [lift: Change | null, land: Change | null];

/** How many cards a new draw pile leaves on the discard pile. */
const LEFT_BY_RESHUFFLE = 1;

const SINGLY: readonly EventKind[] = ["dealt", "drew", "gave", "took", "discarded", "put"];

/** Something that happened to several cards as if it happened to each of them by itself. */
export function oneByOne(event: Told): Told[] {
  if (!SINGLY.includes(event.kind) || event.amount < 2) return [event];
  return Array.from({ length: event.amount }, (_, index) => {
    const code = event.cards?.[index];
    return { ...event, amount: 1, cards: code === undefined ? null : [code] };
  });
}

/** A table as it is before anything has been dealt at it. */
export function emptied(table: TableInfo): TableInfo {
  const all = Object.keys(table.cards);
  return {
    ...table,
    round_over: false,
    blocked: false,
    round_winner: null,
    game_winners: [],
    turn: null,
    direction: "left",
    colour: null,
    top: null,
    hands: Object.fromEntries(all.map((name) => [name, at(table.hands, name) && !table.round_over ? [] : null])),
    cards: Object.fromEntries(all.map((name) => [name, 0])),
    draw_pile: all.reduce((sum, name) => sum + (at(table.cards, name) ?? 0), table.draw_pile + table.discard_pile),
    discard_pile: 0,
    stack: 0,
    protected: {},
    owes_uno: [],
    out: [],
    waiting: [],
    interrupts: [],
  };
}

function without(codes: string[], code: string | undefined): string[] {
  const at = code === undefined ? -1 : codes.indexOf(code);
  return at < 0 ? codes : codes.toSpliced(at, 1);
}

/** So many cards come to a hand; negative: they leave it. What they are is known only of hands that are seen. */
function change(table: TableInfo, name: string | null, by: number, codes: string[] | null): TableInfo {
  if (name === null || !(name in table.cards)) return table;
  const hand = at(table.hands, name);
  const after = !hand || !codes ? hand : by > 0 ? [...hand, ...codes] : codes.reduce(without, hand);
  return {
    ...table,
    cards: { ...table.cards, [name]: Math.max(0, (at(table.cards, name) ?? 0) + by) },
    hands: { ...table.hands, [name]: after ?? null },
  };
}

const leaveHand: Change = (table, { player, amount, cards }) =>
  change({ ...table, owes_uno: table.owes_uno.filter((name) => name !== player) }, player, -(amount || 1), cards);
const leaveDrawPile: Change = (table, { amount }) => ({
  ...table,
  draw_pile: Math.max(0, table.draw_pile - (amount || 1)),
});
const reachHand: Change = (table, { player, amount, cards }) => change(table, player, amount || 1, cards);
/** On the pile, and what lies there is what has to be followed; only a card that was played sets the colour. */
const reachPile: Change = (table, { cards }) => ({
  ...table,
  top: cards?.[0] ?? table.top,
  discard_pile: table.discard_pile + 1,
});
const named: Change = (table, { colour }) => ({ ...table, colour });
/** Nobody is caught any more, either. */
const noLongerOwing: Change = (table, { player, other, kind }) => {
  const name = kind === "caught" ? other : player;
  return {
    ...table,
    owes_uno: table.owes_uno.filter((each) => each !== name),
    interrupts: table.interrupts.filter((each) => each.verb !== "catch" || each.player !== name),
  };
};

/** What each kind does to the table, when a card is picked up and when it is put down. */
const CHANGES: Record<EventKind, Both> = {
  drew_for_deal: [null, null],
  started: [(table, { player, amount }) => ({ ...newRound(table, amount), dealer: player }), null],
  dealt: [leaveDrawPile, reachHand],
  turned_up: [
    leaveDrawPile,
    (table, event, colourOf) => ({ ...reachPile(table, event, colourOf), colour: colourOf(event.cards?.[0] ?? "") }),
  ],
  put_back: [
    (table) => ({ ...table, top: null, colour: null, discard_pile: Math.max(0, table.discard_pile - 1) }),
    (table) => ({ ...table, draw_pile: table.draw_pile + 1 }),
  ],
  reshuffled: [(table, { amount }) => ({ ...table, draw_pile: amount, discard_pile: LEFT_BY_RESHUFFLE }), null],
  turn: [(table, { player }) => ({ ...table, turn: player }), null],
  played: [
    (table, event) => leaveHand(table, { ...event, amount: 1 }, () => null),
    (table, event, colourOf) => {
      // A card that will lie before somebody is on no pile.
      if (event.amount) return { ...table, colour: null, discard_pile: table.discard_pile + 1 };
      return { ...reachPile(table, event, colourOf), colour: colourOf(event.cards?.[0] ?? "") };
    },
  ],
  drew: [leaveDrawPile, reachHand],
  kept: [null, null],
  flipped: [null, null],
  rolled: [null, null],
  number: [null, null],
  top: [null, null],
  may: [null, null],
  either: [null, null],
  contest: [null, null],
  named: [null, null],
  settled: [null, null],
  said: [null, null],
  // Rules that last come with the table, in words.
  lasts: [null, null],
  ended: [null, null],
  copied: [null, null],
  reported: [null, null],
  judged: [null, null],
  report: [null, null],
  true: [null, null],
  took_top: [
    (table, { amount }) => ({ ...table, discard_pile: Math.max(0, table.discard_pile - (amount || 1)) }),
    reachHand,
  ],
  returned: [leaveHand, (table, { amount }) => ({ ...table, draw_pile: table.draw_pile + (amount || 1) })],
  peeked: [null, null],
  asked_for: [null, null],
  showed: [null, null],
  turned_over: [null, null],
  // The card that somebody jumps in with is told as played.
  jumped: [null, null],
  stacked: [null, null],
  hit: [(table, { player, amount }) => ({ ...table, turn: player, stack: amount }), null],
  stack_over: [(table) => ({ ...table, stack: 0 }), null],
  // A whole hand goes under the card that was played.
  knocked_out: [
    (table, event, colourOf) => ({
      ...leaveHand(table, event, colourOf),
      out: [...table.out, ...(event.player ? [event.player] : [])],
    }),
    (table, { amount }) => ({ ...table, discard_pile: table.discard_pile + amount }),
  ],
  last_in: [(table, { player }) => ({ ...table, round_winner: player, turn: null }), null],
  false_call: [null, null],
  false_catch: [null, null],
  eliminated: [
    (table, { player }) => ({ ...table, eliminated: [...table.eliminated, ...(player ? [player] : [])] }),
    null,
  ],
  passed: [null, null],
  missed: [null, null],
  reversed: [(table, { outcome }) => ({ ...table, direction: outcome === "right" ? "right" : "left" }), null],
  colour: [named, null],
  picked: [null, null],
  challenged: [null, null],
  accepted: [null, null],
  shown: [null, null],
  verdict: [null, null],
  owes: [(table, { player }) => ({ ...table, owes_uno: [...table.owes_uno, ...(player ? [player] : [])] }), null],
  called: [noLongerOwing, null],
  caught: [noLongerOwing, null],
  window: [(table) => ({ ...table, owes_uno: [] }), null],
  put: [leaveHand, reachPile],
  gave: [leaveHand, (table, { other, amount, cards }) => change(table, other, amount || 1, cards)],
  took: [(table, { other, amount, cards }) => change(table, other, -(amount || 1), cards), reachHand],
  // What is thrown away goes under the card that was played.
  discarded: [leaveHand, (table) => ({ ...table, discard_pile: table.discard_pile + 1 })],
  dropped: [null, null],
  protected: [
    (table, { amount }) => ({ ...table, discard_pile: Math.max(0, table.discard_pile - amount) }),
    (table, { other, cards }) => {
      if (other === null) return table;
      const lying = [at(table.protected, other), ...(cards ?? [])].filter(Boolean).join(" ");
      return lying ? { ...table, protected: { ...table.protected, [other]: lying } } : table;
    },
  ],
  unprotected: [
    (table, { player }) => {
      const rest = Object.entries(table.protected).filter(([name]) => name !== player);
      return { ...table, protected: Object.fromEntries(rest) };
    },
    (table, { amount }) => ({ ...table, discard_pile: table.discard_pile + amount }),
  ],
  spared: [null, null],
  laid: [(table, { cards }) => ({ ...table, top: cards?.[0] ?? table.top }), null],
  revealed: [null, null],
  swapped: [null, null],
  hands_passed: [null, null],
  pooled: [null, null],
  pooled_two: [null, null],
  mixed: [null, null],
  hand_size: [
    (table, { player, amount }) =>
      player === null ? table : { ...table, cards: { ...table.cards, [player]: amount } },
    null,
  ],
  hand: [
    (table, { player, cards }) =>
      player === null || !at(table.hands, player) || !cards
        ? table
        : { ...table, hands: { ...table.hands, [player]: cards } },
    null,
  ],
  hand_returned: [
    (table, { player, amount }) => change(table, player, -amount, player ? (at(table.hands, player) ?? null) : null),
    (table, { amount }) => ({ ...table, draw_pile: table.draw_pile + amount }),
  ],
  chose: [null, null],
  dared: [null, null],
  voted: [null, null],
  dare: [null, null],
  went_out: [(table, { player }) => ({ ...table, round_winner: player, turn: null }), null],
  blocked: [(table) => ({ ...table, blocked: true, turn: null }), null],
  left_with: [
    (table, { player, cards }) =>
      player === null ? table : { ...table, hands: { ...table.hands, [player]: cards ?? null } },
    null,
  ],
  scored: [
    (table, { player, amount }) =>
      player === null
        ? table
        : { ...table, scores: { ...table.scores, [player]: (at(table.scores, player) ?? 0) + amount } },
    null,
  ],
  tallied: [
    (table, { player, amount }) =>
      player === null
        ? table
        : { ...table, scores: { ...table.scores, [player]: (at(table.scores, player) ?? 0) + amount } },
    null,
  ],
  won: [
    (table, { player }) => ({ ...table, game_winners: [...table.game_winners, ...(player ? [player] : [])] }),
    null,
  ],
};

function newRound(table: TableInfo, deck: number): TableInfo {
  return { ...emptied(table), draw_pile: deck, round: table.round + (table.round_over ? 1 : 0) };
}

/** The card is picked up. */
export function lift(table: TableInfo, event: Told, colourOf: ColourOf): TableInfo {
  return CHANGES[event.kind][0]?.(table, event, colourOf) ?? table;
}

/** The card is put down. */
export function land(table: TableInfo, event: Told, colourOf: ColourOf): TableInfo {
  return CHANGES[event.kind][1]?.(table, event, colourOf) ?? table;
}

export function follow(table: TableInfo, event: Told, colourOf: ColourOf): TableInfo {
  return land(lift(table, event, colourOf), event, colourOf);
}
