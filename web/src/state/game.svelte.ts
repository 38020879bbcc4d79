import type { Asked, OptionInfo, TableInfo, Told, Update } from "../messages";
import type { Line } from "../lib/connection";
import { handsShown } from "../lib/history";
import { token } from "../lib/memory";
import { keyOf, type Answer } from "../lib/options";
import type { Place } from "./place.svelte";
import { at, nothing, without, withOne } from "../lib/records";

/** The game as this browser sees it, and what it does there: what is possible is for the server to say. */
export class Game {
  table = $state.raw<TableInfo | null>(null);
  /** When `table` came, on the clock of performance.now(): its deadlines count from there. */
  tableCame = $state(0);
  events = $state.raw<Told[]>([]);
  /** The option that a strong bot would take; null where nobody has asked. */
  hint = $state.raw<OptionInfo | null>(null);
  /** That option and why, in words. */
  hintWords = $state("");
  /** "UNO" was pressed and goes with the next card. */
  unoReady = $state(false);
  /** The number of the last event whose shown hand was put away. */
  seen = $state(0);
  /** The code of a card that was chosen before its turn: it goes by itself when that comes. */
  planned = $state("");
  /** Whoever gets all that has to be given away, card after card. */
  private receiver = "";
  /** The codes of cards that are still to be thrown away. */
  private discards: string[] = [];
  /** The number of the question that was answered last without anybody touching anything. */
  private answeredAlone = 0;
  /** Called when something was decided. */
  acted: () => void = () => undefined;
  private sent = $state.raw(nothing<string, Answer>());

  readonly asked: Asked | null = $derived.by(
    () => (this.place.you && this.table?.waiting.find((asked) => asked.player === this.place.you)) || null,
  );
  /** Hands that were shown to this player and not yet put away. */
  readonly shown: Told[] = $derived.by(() => handsShown(this.events, this.place.you, this.seen));
  /** The answers that are on their way. */
  private readonly sending: string[] = $derived([...this.sent.values()].map(keyOf));

  constructor(
    private readonly line: Line,
    private readonly place: Place,
  ) {}

  /** Answer what is asked. */
  play(answer: Answer): void {
    this.send(answer, this.asked?.number ?? 0);
    this.planned = "";
    if (answer.card) this.unoReady = false;
  }

  /** Choose a card for your next turn; the same one again takes it back. */
  plan(code: string): void {
    this.planned = this.planned === code ? "" : code;
  }

  /** Give this card to somebody, and then everything else that has to be given away. */
  giveAll(answer: Answer): void {
    this.receiver = answer.player ?? "";
    this.play(answer);
  }

  /** Throw these cards away, one after the other. */
  discard(codes: readonly string[]): void {
    const [card, ...others] = codes;
    if (card === undefined) return;
    this.discards = others;
    this.play({ verb: "discard", card });
  }

  /** What was decided before it was asked. Returns the code of a planned card that cannot be played after all. */
  answerAlone(): string {
    const { asked } = this;
    const held = (this.table && at(this.table.hands, this.place.you)) ?? [];
    if (this.table?.round_over || !held.includes(this.planned)) this.planned = "";
    if (!asked || asked.number === this.answeredAlone) return "";
    const gift = asked.options.find(({ verb, player }) => verb === "give" && player === this.receiver);
    if (!gift) this.receiver = "";
    const thrown = asked.options.find(({ verb, card }) => verb === "discard" && card === this.discards[0]);
    this.discards = thrown ? this.discards.slice(1) : [];
    const { planned } = this;
    const isTurn = asked.kind === "turn" && planned !== "";
    const play = isTurn ? asked.options.find(({ verb, card }) => verb === "play" && card === planned) : undefined;
    if (isTurn) this.planned = "";
    const answer = gift ?? thrown ?? play;
    if (answer) {
      this.answeredAlone = asked.number;
      this.play(answer);
    }
    return isTurn && !play ? planned : "";
  }

  /** Do something out of turn: call, or catch somebody. */
  interrupt(answer: Answer): void {
    this.send(answer, 0);
  }

  /** Jump in with a card like the one on top, before anybody else does. */
  jump(answer: Answer): void {
    this.interrupt(answer);
    this.planned = "";
    this.unoReady = false;
  }

  /** Call now if it is owed; otherwise with the next card. */
  pressUno(): void {
    if (this.owesUno) this.interrupt({ verb: "uno" });
    else this.unoReady = !this.unoReady;
  }

  askHint(): void {
    this.line.say({ type: "hint" });
  }

  /** Put the hands away that were shown. */
  putAwayHands(): void {
    this.seen = Math.max(this.seen, ...this.shown.map((event) => event.seq));
  }

  heard(update: Update): void {
    const known = update.table ?? (update.full ? null : this.table);
    this.table = known && update.changes ? { ...known, ...update.changes } : known;
    if (update.table ?? update.changes) this.tableCame = performance.now();
    this.events = [...(update.full ? [] : this.events), ...(update.events ?? [])];
    if (this.unoReady && this.owesUno) {
      this.unoReady = false;
      this.interrupt({ verb: "uno" });
    }
  }

  /** A move was made, or refused. */
  answered(id: string): void {
    this.sent = without(this.sent, id);
  }

  clear(): void {
    this.table = null;
    this.events = [];
    this.hint = null;
    this.unoReady = false;
    this.planned = this.receiver = "";
    this.discards = [];
    this.sent = nothing();
  }

  /** Whether a call is owed, and can be made now. */
  get owesUno(): boolean {
    return this.table?.interrupts.some((option) => option.verb === "uno") ?? false;
  }

  /** Whether this answer is on its way. */
  isSending(answer: Answer): boolean {
    return this.sending.includes(keyOf(answer));
  }

  private send({ verb, card = null, player = null, colour = null, numeral = null }: Answer, number: number): void {
    const id = token();
    this.sent = withOne(this.sent, id, { verb, card, player, colour, numeral });
    this.line.move({ type: "move", id, verb, card, player, colour, uno: this.unoReady, number, numeral });
    this.hint = null;
    this.acted();
  }
}
