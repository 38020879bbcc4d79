/** What the choices of a game were worth, round by round, as the server finds it out. */
import type { Heard, ReviewAccount, ReviewChoice, ReviewTurn, Reviewed } from "../messages";
import type { Line } from "../lib/connection";
import { token } from "../lib/memory";
import { nothing, withOne } from "../lib/records";

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

export class Reviews {
  rounds = $state.raw(nothing<number, RoundReview>());
  problem = $state("");
  private asked = { id: "", round: 0 };

  constructor(private readonly line: Line) {}

  /** Have a round looked at, unless it is being, or has been. */
  ask(packed: string, round: number): void {
    const known = this.rounds.get(round);
    if (this.asked.round === round || (known && known.done === known.total)) return;
    this.problem = "";
    this.asked = { id: token(), round };
    this.line.say({ type: "review", id: this.asked.id, round, packed });
  }

  heard(message: Heard): boolean {
    if (message.type === "refused" && message.id && message.id === this.asked.id) {
      this.problem = message.text;
      this.asked = { id: "", round: 0 };
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
    if (done === total) this.asked = { id: "", round: 0 };
  }
}
