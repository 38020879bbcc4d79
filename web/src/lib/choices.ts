/** What is asked, sorted by where it is answered: at a card, at a seat, on the pile, or on a plate. */
import type { OptionInfo } from "../messages";
import { optionsByCard } from "./options";

export interface Choices {
  byCard: Map<string, OptionInfo[]>;
  /** By the name of whom it is about; of gifts only those of the card that was picked. */
  bySeat: Map<string, OptionInfo>;
  colours: OptionInfo[];
  draw: OptionInfo | undefined;
  /** Cards that are in no hand of yours. */
  taken: OptionInfo[];
  /** All others. */
  plates: OptionInfo[];
}

export function choicesOf(options: readonly OptionInfo[], picked: string): Choices {
  const seats = options.filter(({ player, card }) => player && (!card || card === picked));
  return {
    byCard: optionsByCard(options),
    bySeat: new Map(seats.map((option) => [option.player ?? "", option])),
    colours: options.filter(({ colour }) => colour),
    draw: options.find(({ verb }) => verb === "draw"),
    taken: options.filter(({ verb }) => verb === "take"),
    plates: options
      .filter(({ verb, card, player, colour }) => verb !== "draw" && !card && !player && !colour)
      // Numbers come as words do: 1, 10, 2. Nothing else has another order by this.
      .sort((one, two) => Number(one.label) - Number(two.label)),
  };
}

/** The card to be given away: the one that was picked, as long as it can be; or the only one there is, or any of them. */
export function pickedOf(options: readonly OptionInfo[], picked: string, any = false): string {
  const cards = new Set(options.flatMap(({ verb, card }) => (verb === "give" && card ? [card] : [])));
  if (cards.has(picked)) return picked;
  return cards.size === 1 || any ? ([...cards][0] ?? "") : "";
}

/** How many of these cards can be given away. */
export function giftsOf(options: readonly OptionInfo[], hand: readonly string[]): number {
  const cards = new Set(options.flatMap(({ verb, card }) => (verb === "give" && card ? [card] : [])));
  return hand.filter((code) => cards.has(code)).length;
}

/** What happens to whoever is touched, if that is the same for all the others; `player` stands for them in it. */
export function effectOf(seats: Choices["bySeat"], you: string, player: string): string {
  const others = [...seats].filter(([name]) => name !== you);
  const [effect, ...more] = new Set(others.map(([name, { note }]) => (note ?? "").replaceAll(name, player)));
  return effect && !more.length ? effect.charAt(0).toUpperCase() + effect.slice(1) : "";
}

/** A button that settles several cards at once. */
export interface Shortcut {
  name: string;
  words: string;
  isPressed: boolean | undefined;
  act: () => void;
}
