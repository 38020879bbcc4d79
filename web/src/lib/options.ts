/** Options as the server sends them. What may be done, and what it is called, is for the server to say. */
import type { DecisionKind, OptionInfo } from "../messages";

/** The part of an option that is sent back. */
export type Answer = Omit<OptionInfo, "label" | "note">;

/** Whether two are the same is whether these are. */
export function keyOf({ verb, card, player, colour, numeral }: Answer): string {
  return [verb, card, player, colour, numeral].filter((part) => part != null && part !== "").join(" ");
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The move that a click on a card means, for what is asked; whether it is possible is for the server to say. */
export function moveFor(kind: DecisionKind | undefined, card: string): Answer {
  return { verb: kind === "put" || kind === "discard" ? kind : "play", card };
}

/** The options by the card of your hand that they are about: what may be taken lies elsewhere. */
export function optionsByCard(options: readonly OptionInfo[]): Map<string, OptionInfo[]> {
  const found = new Map<string, OptionInfo[]>();
  for (const option of options) {
    if (option.card && option.verb !== "take") found.set(option.card, [...(found.get(option.card) ?? []), option]);
  }
  return found;
}
