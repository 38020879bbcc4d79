import type { ChatLine } from "../messages";
import type { Line } from "../lib/connection";
import { token } from "../lib/memory";
import { nothing, without, withOne } from "../lib/records";
import type { Place } from "./place.svelte";

const MOST_LINES = 200;
/** Milliseconds for which something that was said stands at the seat of whoever said it. */
const BUBBLE = 5000;

/** A line, with its number among all that were heard. */
export interface NumberedLine extends ChatLine {
  number: number;
}

/** What people say to each other. */
export class Chat {
  lines = $state.raw<NumberedLine[]>([]);
  /** What somebody has just said, by the name of their seat. */
  bubbles = $state.raw(nothing<string, NumberedLine>());
  /** What is being written. */
  draft = $state("");
  /** The number of the last line that was seen. */
  private seen = $state(0);
  private count = 0;
  /** What was heard from a server that had the table before. */
  private earlier: NumberedLine[] = [];
  /** What was last said, until it is heard or refused. */
  private said = { id: "", text: "" };

  readonly unread: number = $derived(
    this.lines.filter(({ number, seat }) => number > this.seen && seat !== this.place.you).length,
  );

  constructor(
    private readonly line: Line,
    private readonly place: Place,
  ) {}

  say(text: string): void {
    const id = token();
    this.said = { id, text };
    this.draft = "";
    this.line.say({ type: "chat", text, id });
  }

  react(sign: string): void {
    this.line.say({ type: "chat", text: sign, reaction: true, id: token() });
  }

  /** `isOld`: it was said before this browser came. */
  heard(lines: ChatLine[], isOld = false): void {
    const fresh = lines.map((line) => ({ ...line, number: (this.count += 1) }));
    this.lines = [...this.lines, ...fresh].slice(-MOST_LINES);
    if (isOld) this.read();
    for (const line of fresh) {
      if (!isOld) this.showBubble(line);
    }
  }

  /** Something was refused: if it was what was last said, it is there to be said otherwise. */
  refused(id: string): void {
    if (id && id === this.said.id) this.draft ||= this.said.text;
  }

  /** All that was said has been seen. */
  read(): void {
    this.seen = this.count;
  }

  /** All is told anew. Another server, or another run of it, knows nothing of what was said before: it stays here. */
  startOver(elsewhere: boolean): void {
    if (elsewhere) this.earlier = this.lines;
    this.lines = this.earlier;
    this.bubbles = nothing();
  }

  clear(): void {
    this.lines = this.earlier = [];
    this.bubbles = nothing();
  }

  private showBubble(line: NumberedLine): void {
    this.bubbles = withOne(this.bubbles, line.seat, line);
    setTimeout(() => {
      if (this.bubbles.get(line.seat)?.number === line.number) this.bubbles = without(this.bubbles, line.seat);
    }, BUBBLE);
  }
}
