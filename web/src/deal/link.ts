/** The address of a deal: the same cards for whoever opens it, and the games of those who have played it. */
import type { Level } from "../messages";

const LEVELS: readonly Level[] = ["random", "easy", "normal", "hard", "expert"];
/** As many games as are compared. */
export const MOST = 4;

export interface PlayedGame {
  /** Who played it; empty: nobody has, it is only dealt. */
  name: string;
  packed: string;
}

export interface DealLink {
  round: number;
  seat: string;
  /** Who plays the other seats, in their order. */
  bots: Level[];
  games: PlayedGame[];
  /** One of them is of this browser, so that nothing has to be kept from whoever looks. No part of what is sent. */
  isMine: boolean;
}

/** `r` is the round, `s` the seat, `b` the bots; each `g` is a game, played by the `n` before it. */
export function readDeal(hash: string): DealLink | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const names = fields.getAll("n");
  const games = fields.getAll("g").map((packed, index) => ({ name: (names[index] ?? "").slice(0, 40), packed }));
  const round = Number(fields.get("r") ?? 1);
  if (!games.length || games.some(({ packed }) => !/^[A-Za-z0-9_-]+$/.test(packed))) return null;
  return {
    round: Number.isSafeInteger(round) && round > 0 && round <= 1000 ? round : 1,
    seat: fields.get("s") ?? "",
    bots: (fields.get("b") ?? "").split(",").flatMap((name) => LEVELS.find((level) => level === name) ?? []),
    games: games.slice(0, MOST),
    isMine: fields.has("mine"),
  };
}

export function writeDeal({ round, seat, bots, games, isMine }: DealLink): string {
  const fields = new URLSearchParams({ r: String(round), s: seat, b: bots.join(",") });
  if (isMine) fields.set("mine", "1");
  for (const { name, packed } of games) {
    fields.append("n", name);
    fields.append("g", packed);
  }
  return `/deal#${fields.toString()}`;
}

/** One more who has played it. A deal that nobody had played needs its empty game no longer; of many the second goes. */
export function withGame(link: DealLink, game: PlayedGame): DealLink {
  const [first, ...rest] = link.games.filter(({ name }) => name);
  const games = first ? [first, ...rest.slice(-(MOST - 2)), game] : [game];
  return { ...link, games };
}
