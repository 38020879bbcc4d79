/** What the choices of a game were worth, round by round, as the server finds it out. */
import type { Heard, ReviewAccount, ReviewChoice, ReviewTurn, Reviewed } from "../messages";
import type { Line } from "../lib/connection";
import { token } from "../lib/memory";
import { nothing, withOne } from "../lib/records";
import { say } from "../lib/words";

export interface RoundReview {
  done: number;
  total: number;
  /** Everybody's chances, by how many moves had been made. */
  points: ReadonlyMap<number, number[]>;
  /** By the number of the move that they led to, from 0. */
  choices: ReadonlyMap<number, ReviewChoice>;
  turns: ReviewTurn[];
  accounts: ReviewAccount[];
}

/** The choices of a player in a round, as they came. */
export function choicesOf(review: RoundReview, player: string): ReviewChoice[] {
  return [...review.choices.values()]
    .filter((choice) => choice.player === player)
    .toSorted((one, two) => one.move - two.move);
}

/** What a choice gave away, and in which round that was. */
export interface Slip {
  round: number;
  move: number;
  words: string;
  cost: number;
}

/** What a player did with all rounds that were looked at; as in one of them, the result is the sum of the three after it. */
export interface GameAccount {
  player: string;
  result: number;
  own: number;
  others: number;
  luck: number;
  choices: number;
  slips: number;
  /** The dearest, first. */
  dearest: Slip[];
}

type Figures = Omit<ReviewAccount, "dearest">;

export const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;

export const signed = (number: number): string => `${number > 0 ? "+" : number < 0 ? "−" : "±"}${Math.abs(number)}`;

/** What stands above an account, and the account itself: of whom, the result, and the three that it is the sum of. */
export const ACCOUNT = [
  "",
  say("page-review-result"),
  say("page-review-own"),
  say("page-review-others"),
  say("page-review-cards"),
];

export function accountRow({ player, result, own, others, luck }: Omit<Figures, "words">): string[] {
  return [player, ...[result, own, others, luck].map(signed)];
}

/** How many of the choices were good ones. */
export function accuracy({ choices, slips }: Pick<Figures, "choices" | "slips">): string {
  return choices ? percent(1 - slips / choices) : "";
}

const DEAREST = 3;

/** Everybody's account over the rounds that have been looked at whole. */
export function accountsOf(rounds: ReadonlyMap<number, RoundReview>): GameAccount[] {
  const found = [...rounds].flatMap(([round, { accounts, choices }]) =>
    accounts.map((account) => ({
      ...account,
      dearest: account.dearest.map((move, index): Slip => {
        return { round, move, words: account.words[index + 1] ?? "", cost: choices.get(move)?.cost ?? 0 };
      }),
    })),
  );
  const players = found.map(({ player }) => player).filter((player, index, all) => all.indexOf(player) === index);
  return players.map((player) => {
    const own = found.filter((account) => account.player === player);
    const sum = (of: (account: Figures) => number): number => own.reduce((all, account) => all + of(account), 0);
    return {
      player,
      result: sum(({ result }) => result),
      own: sum((account) => account.own),
      others: sum(({ others }) => others),
      luck: sum(({ luck }) => luck),
      choices: sum(({ choices }) => choices),
      slips: sum(({ slips }) => slips),
      dearest: own
        .flatMap(({ dearest }) => dearest)
        .toSorted((one, two) => two.cost - one.cost)
        .slice(0, DEAREST),
    };
  });
}

export class Reviews {
  /** Rounds are looked at as they come. */
  isOn = $state(false);
  /** The account of the round is open. */
  isOpen = $state(false);
  rounds = $state.raw(nothing<number, RoundReview>());
  problem = $state("");
  /** Rounds that are to be looked at one after the other, whichever is shown. */
  waiting = $state.raw<readonly number[]>([]);
  private packed = "";
  private asked = { id: "", round: 0 };

  constructor(private readonly line: Line) {}

  /** Whether all of a round is known. */
  isKnown(round: number): boolean {
    const known = this.rounds.get(round);
    return known !== undefined && known.done === known.total;
  }

  /** Have these rounds looked at, one after the other. */
  askAll(packed: string, rounds: readonly number[]): void {
    this.waiting = rounds.filter((round) => !this.isKnown(round));
    this.packed = packed;
    if (!this.asked.round) this.askNext();
  }

  private askNext(): void {
    this.waiting = this.waiting.filter((round) => !this.isKnown(round));
    const [next] = this.waiting;
    if (next !== undefined) this.ask(this.packed, next);
  }

  /** Have a round looked at, unless it is being, or has been. */
  ask(packed: string, round: number): void {
    if (this.asked.round === round || this.isKnown(round)) return;
    this.problem = "";
    this.asked = { id: token(), round };
    this.line.say({ type: "review", id: this.asked.id, round, packed });
  }

  heard(message: Heard): boolean {
    if (message.type === "refused" && message.id && message.id === this.asked.id) {
      this.problem = message.text;
      this.asked = { id: "", round: 0 };
      this.waiting = [];
      return true;
    }
    if (message.type !== "reviewed") return false;
    if (message.id === this.asked.id) this.learn(message);
    return true;
  }

  private learn({ round, done, total, points, choices, turns, accounts }: Reviewed): void {
    const known = this.rounds.get(round);
    const review: RoundReview = {
      ...{ done, total, turns, accounts },
      points: points.reduce(
        (all, { move, chances }) => withOne(all, move, chances),
        known?.points ?? nothing<number, number[]>(),
      ),
      choices: choices.reduce(
        (all, each) => withOne(all, each.move, each),
        known?.choices ?? nothing<number, ReviewChoice>(),
      ),
    };
    this.rounds = withOne(this.rounds, round, review);
    if (done < total) return;
    this.asked = { id: "", round: 0 };
    this.askNext();
  }
}
