/** An edition that somebody makes: what stands in its file, and how it is changed. Cards that it does not name are its base's. */
import { at } from "../lib/records";
import type { BaseInfo, CardInfo, EditionInfo, LookInfo, WorkshopInfo } from "../messages";

export interface Card {
  name?: string;
  picture?: string;
  wild?: boolean;
  writable?: boolean;
  colours?: string[];
  count?: number;
  points?: number;
  text?: string;
}

/** What stands in an edition file. */
export interface Table {
  name?: string;
  about?: string;
  extends?: string;
  world?: string;
  colours?: string[] | Record<string, Partial<LookInfo>>;
  cards?: Record<string, Card>;
}

/** A card as it is played, with all that its base or nobody says about it. */
export interface WholeCard extends Required<Card> {
  symbol: string;
  /** Whether its base has it, too. */
  isOfBase: boolean;
  /** Whether something about it is other than there. */
  isChanged: boolean;
}

/** The edition as a whole. */
export interface Whole {
  base: BaseInfo | null;
  name: string;
  about: string;
  world: string;
  looks: Map<string, LookInfo>;
  cards: WholeCard[];
}

export const MOST_COUNT = 100;
export const MOST_POINTS = 1000;
export const MOST_COLOURS = 8;

const WILD_POINTS = 50;
const OTHER_POINTS = 20;

/** What a card is worth of which nobody says it. */
function usualPoints(symbol: string, wild: boolean): number {
  if (wild) return WILD_POINTS;
  return /^\d+$/.test(symbol) ? Number(symbol) : OTHER_POINTS;
}

export function baseOf(table: Table, choices: WorkshopInfo): BaseInfo | null {
  return choices.bases.find(({ id }) => id === table.extends) ?? null;
}

/** Colours and how they look. `known` is what the server has found for those that choose nothing. */
function looksOf(
  table: Table,
  base: BaseInfo | null,
  choices: WorkshopInfo,
  known: Readonly<Record<string, LookInfo>>,
): Map<string, LookInfo> {
  const { colours } = table;
  const chosen: [string, Partial<LookInfo>][] = Array.isArray(colours)
    ? colours.map((name) => [name, {}])
    : Object.entries(colours ?? base?.colours ?? {});
  const taken = new Map<string, LookInfo>();
  for (const [name, look] of chosen) {
    const usual = at(known, name) ?? at(base?.colours ?? {}, name);
    const others = [...taken.values()];
    const free = (names: string[], key: keyof LookInfo): string =>
      names.find((each) => others.every((other) => other[key] !== each)) ?? names[0] ?? "";
    taken.set(name, {
      sign: look.sign ?? usual?.sign ?? free(choices.signs, "sign"),
      hue: look.hue ?? usual?.hue ?? free(choices.hues, "hue"),
    });
  }
  return taken;
}

/** All of an edition, from what stands in its file. */
export function wholeOf(table: Table, choices: WorkshopInfo, known: Readonly<Record<string, LookInfo>> = {}): Whole {
  const base = baseOf(table, choices);
  const looks = looksOf(table, base, choices, known);
  const own = table.cards ?? {};
  const symbols = [...new Set([...Object.keys(base?.cards ?? {}), ...Object.keys(own)])];
  const cards = symbols.map((symbol): WholeCard => {
    const before = at(base?.cards ?? {}, symbol) as Card | undefined;
    const now: Card = { ...before, ...at(own, symbol) };
    const wild = now.wild ?? false;
    return {
      symbol,
      name: now.name ?? symbol,
      picture: now.picture ?? "",
      wild,
      writable: now.writable ?? false,
      colours: wild ? [] : (now.colours ?? [...looks.keys()]),
      count: now.count ?? 0,
      points: now.points ?? usualPoints(symbol, wild),
      text: now.text ?? "",
      isOfBase: before !== undefined,
      isChanged: Object.hasOwn(own, symbol),
    };
  });
  const world = table.world ?? base?.world ?? "classic";
  return { base, name: table.name ?? "", about: table.about ?? "", world, looks, cards };
}

/** The same edition for whoever draws its cards: also those that are taken out. */
export function drawn(whole: Whole): EditionInfo {
  const colours = [...whole.looks.keys()];
  const cards = whole.cards.flatMap((card): CardInfo[] => {
    const { symbol, name, points, count, text, picture } = card;
    const about = { symbol, name, points, count, text, picture };
    if (card.wild) return [{ ...about, code: symbol, title: name, colour: null, special: !/^W4?$/.test(symbol) }];
    return colours.map((colour) => ({
      ...about,
      code: `${colour.charAt(0).toUpperCase()}${symbol}`,
      title: `${colour} ${name}`,
      colour,
      special: false,
    }));
  });
  return {
    id: "own",
    name: whole.name,
    about: whole.about,
    world: whole.world,
    colours,
    looks: Object.fromEntries(whole.looks),
    most_players: 10,
    cards,
    writable: whole.cards.filter(({ writable }) => writable).map(({ symbol }) => symbol),
    blanks: [],
  };
}

/** The card as it is drawn, in a colour of its own if it has any. */
export function faceOf(card: WholeCard, edition: EditionInfo, colour = card.colours[0]): CardInfo | undefined {
  const all = edition.cards.filter(({ symbol }) => symbol === card.symbol);
  return all.find((each) => each.colour === colour) ?? all[0];
}

/** How many cards there are of a kind. */
export function copiesOf(card: WholeCard): number {
  return card.count * (card.wild ? 1 : card.colours.length);
}

export function sizeOf(whole: Whole): number {
  return whole.cards.reduce((sum, card) => sum + copiesOf(card), 0);
}

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** All but one. */
function without<Value>(record: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** The file with other cards in it; if there are none, it does not speak of them. */
function withCards(table: Table, cards: Record<string, Card>): Table {
  const rest: Table = { ...table };
  delete rest.cards;
  return Object.keys(cards).length ? { ...rest, cards } : rest;
}

/** Change a card. What is as in the base is not written down. */
export function changeCard(table: Table, choices: WorkshopInfo, symbol: string, change: Card): Table {
  const base = baseOf(table, choices);
  const before = at(base?.cards ?? {}, symbol) as Card | undefined;
  const all = [...wholeOf(table, choices).looks.keys()];
  const card: Card = { ...at(table.cards ?? {}, symbol), ...change };
  if (card.colours && same(card.colours.toSorted(), all.toSorted())) delete card.colours;
  const isSaid = (key: keyof Card): boolean =>
    !before || (!same(card[key], before[key]) && !(key === "text" && !card.text && !before.text));
  const said: Card = Object.fromEntries(Object.entries(card).filter(([key]) => isSaid(key as keyof Card)));
  if (before && Object.keys(said).length === 0) return withCards(table, without(table.cards ?? {}, symbol));
  // Where it stood: a card does not move because it is written on.
  const cards = Object.hasOwn(table.cards ?? {}, symbol)
    ? Object.fromEntries(Object.entries(table.cards ?? {}).map(([key, each]) => [key, key === symbol ? said : each]))
    : { ...table.cards, [symbol]: said };
  return withCards(table, cards);
}

/** Take a card out; one of the base stays in the file as none. */
export function removeCard(table: Table, choices: WorkshopInfo, symbol: string): Table {
  const base = baseOf(table, choices);
  if (Object.hasOwn(base?.cards ?? {}, symbol)) return changeCard(table, choices, symbol, { count: 0 });
  return withCards(table, without(table.cards ?? {}, symbol));
}

/** A card of the base as it was. */
export function restoreCard(table: Table, symbol: string): Table {
  return withCards(table, without(table.cards ?? {}, symbol));
}

/** A code that no card has, with a colour or without. */
export function freeSymbol(whole: Whole): string {
  const letters = [...whole.looks.keys()].map((name) => name.charAt(0).toUpperCase());
  const taken = new Set(whole.cards.flatMap(({ symbol }) => [symbol, ...letters.map((letter) => letter + symbol)]));
  const first = ["X", "Z", "Q", "K"].find((letter) => !letters.includes(letter)) ?? "X";
  for (let number = 1; number < 100; number += 1) if (!taken.has(`${first}${number}`)) return `${first}${number}`;
  return "";
}

/** A new card. */
export function addCard(table: Table, choices: WorkshopInfo, card: Card): [Table, string] {
  const symbol = freeSymbol(wholeOf(table, choices));
  return symbol ? [withCards(table, { ...table.cards, [symbol]: card }), symbol] : [table, ""];
}

/** Other colours: all of them are written down, with how they look, and cards come in those that there still are. */
export function changeColours(table: Table, looks: ReadonlyMap<string, LookInfo>): Table {
  const cards = Object.fromEntries(
    Object.entries(table.cards ?? {}).map(([symbol, card]): [string, Card] => {
      if (!card.colours) return [symbol, card];
      const left = card.colours.filter((colour) => looks.has(colour));
      const rest = { ...card };
      delete rest.colours;
      return [symbol, left.length ? { ...card, colours: left } : rest];
    }),
  );
  return withCards({ ...table, colours: Object.fromEntries(looks) }, cards);
}

/** What a new edition begins with. */
export function startFrom(base: BaseInfo, name: string, isOfPackage: boolean): Table {
  if (isOfPackage) return { name, extends: base.id };
  return {
    name,
    about: base.about,
    world: base.world,
    colours: { ...base.colours },
    cards: base.cards,
  };
}
