import { SvelteMap } from "svelte/reactivity";
import type { Asked, TableInfo, Told, Update } from "../messages";
import type { Line } from "../lib/connection";
import { handsShown } from "../lib/history";
import { token } from "../lib/memory";
import { isCardMove } from "../lib/options";
import type { Place } from "./place.svelte";

/** A move that has not been answered. `plain`: the same without the call that goes with it. */
interface Sent {
  move: string;
  number: number;
  plain: string;
}

/** The game as this browser sees it, and what it does there: what is possible is for the server to say. */
export class Game {
  table = $state.raw<TableInfo | null>(null);
  /** When `table` came, on the clock of performance.now(): its deadlines count from there. */
  tableCame = $state(0);
  events = $state.raw<Told[]>([]);
  /** The option that a strong bot would take; empty where nobody has asked. */
  hint = $state("");
  /** "UNO" was pressed and goes with the next card. */
  unoReady = $state(false);
  /** The number of the last event whose shown hand was put away. */
  seen = $state(0);
  private readonly sent = new SvelteMap<string, Sent>();

  readonly asked: Asked | null = $derived.by(
    () => (this.place.you && this.table?.waiting.find((asked) => asked.player === this.place.you)) || null,
  );
  /** Hands that were shown to this player and not yet put away. */
  readonly shown: Told[] = $derived.by(() => handsShown(this.events, this.place.you, this.seen));
  /** Moves that are on their way. */
  readonly sending: string[] = $derived([...this.sent.values()].map((each) => each.plain));

  constructor(
    private readonly line: Line,
    private readonly place: Place,
  ) {}

  /** Answer what is asked. */
  play(option: string): void {
    const calls = this.unoReady && isCardMove(option);
    if (calls) this.unoReady = false;
    this.send(calls ? `${option} uno` : option, this.asked?.number ?? 0, option);
  }

  /** Do something out of turn: call, or catch somebody. */
  interrupt(option: string): void {
    this.send(option, 0, option);
  }

  /** Call now if it is owed; otherwise with the next card. */
  pressUno(): void {
    if (this.owesUno) this.interrupt("uno");
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
    if (update.table) {
      this.table = update.table;
      this.tableCame = performance.now();
    } else if (update.full) {
      this.table = null;
    }
    this.events = [...(update.full ? [] : this.events), ...(update.events ?? [])];
    if (this.unoReady && this.owesUno) {
      this.unoReady = false;
      this.interrupt("uno");
    }
  }

  /** A move was made, or refused. */
  answered(id: string): void {
    this.sent.delete(id);
  }

  /** A move was refused. Whether that was only for the call that went with it: then it is made without. */
  refused(id: string): boolean {
    const sent = this.sent.get(id);
    this.answered(id);
    // Only a refusal tells whether a call was owed. Once the server ignores one that is not, this can go.
    if (!sent || sent.move === sent.plain) return false;
    this.send(sent.plain, sent.number, sent.plain);
    return true;
  }

  clear(): void {
    this.table = null;
    this.events = [];
    this.hint = "";
    this.unoReady = false;
    this.sent.clear();
  }

  private get owesUno(): boolean {
    return this.table?.interrupts.includes("uno") ?? false;
  }

  private send(move: string, number: number, plain: string): void {
    const id = token();
    this.sent.set(id, { move, number, plain });
    this.line.move({ type: "move", id, move, number });
    this.hint = "";
  }
}
