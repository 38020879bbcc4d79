/** Options as the server writes them, taken apart for showing them. What may be done is for the server to say. */
import type { CardInfo } from "../messages";

export interface Option {
  /** As the server wrote it, and as it is sent back. */
  text: string;
  verb: string;
  card?: string;
  player?: string;
  colour?: string;
}

const CARD_VERBS = ["play", "put", "discard", "give"];
const PLAYER_VERBS = ["protect", "choose", "catch"];

export function parse(text: string): Option {
  const [verb = "", ...rest] = text.split(" ");
  const object = rest.join(" ");
  if (verb === "give") {
    const [card = "", , ...name] = rest;
    return { text, verb, card, player: name.join(" ") };
  }
  if (CARD_VERBS.includes(verb)) return { text, verb, card: object };
  if (PLAYER_VERBS.includes(verb)) return { text, verb, player: object };
  if (verb === "colour") return { text, verb, colour: object };
  return { text, verb: text };
}

export function isCardMove(text: string): boolean {
  return CARD_VERBS.includes(text.split(" ")[0] ?? "");
}

const PLAIN: Record<string, string> = {
  draw: "Draw a card",
  keep: "Keep it",
  pass: "Pass",
  challenge: "Challenge",
  accept: "Accept",
  stop: "Stop here",
  done: "It was done",
  "not done": "It was not done",
  next: "Next round",
  uno: "UNO",
};

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An option in words: `play B7` as `Play blue 7`. */
export function words(option: Option, cards: ReadonlyMap<string, CardInfo>): string {
  const title = option.card === undefined ? "" : (cards.get(option.card)?.title ?? option.card);
  const { player = "" } = option;
  switch (option.verb) {
    case "play":
      return `Play ${title}`;
    case "put":
      return `Put down ${title}`;
    case "discard":
      return `Discard ${title}`;
    case "give":
      return `Give ${title} to ${player}`;
    case "colour":
      return capital(option.colour ?? "");
    case "protect":
    case "choose":
    case "catch":
      return `${capital(option.verb)} ${player}`;
    default:
      return PLAIN[option.verb] ?? capital(option.text);
  }
}

/** The move that a click on a card means, for what is asked; whether it is possible is for the server to say. */
export function moveFor(kind: string, code: string): string {
  return kind === "put" || kind === "discard" ? `${kind} ${code}` : `play ${code}`;
}

/** The options by the card that they are about. */
export function optionsByCard(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    if (option.card) found.set(option.card, [...(found.get(option.card) ?? []), option]);
  }
  return found;
}
