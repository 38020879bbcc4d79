/**
 * What is on the screen while things happen: it follows the game, one event after the other, and never holds it up.
 * It is told beats and looks at a clock; where beats come from, a game or a replay, is nothing to it.
 */
import type { Asked, TableInfo, Told } from "../messages";
import type { Layout, Spot } from "../scene/layout";
import type { Act, Move, MomentPlan, Place, Scene, Sounding } from "./act";
import { realClock } from "./clock";
import { emptied, land, lift } from "./follow";
import { loadScore, scoreNow } from "./scores";
import { fanned, spotOf, tokenSpot } from "./spots";
import type { Beat, Fallen, Flight, House, Means, MomentCue, Remark } from "./things";
import { at } from "../lib/records";

export type { Beat, Fallen, Flight, House, Means, MomentCue, Remark } from "./things";

const USUAL: Means = {
  clock: realClock,
  isCalm: () => false,
  isHidden: () => typeof document !== "undefined" && document.visibilityState === "hidden",
  hear: () => undefined,
};

const NOBODY: House = { you: "", order: [], cards: new Map(), called: (name) => name, colours: [], written: [] };

const MOST_FALLEN = 8;
/** So long a remark stands, in milliseconds. */
const READABLE = 2600;
/** With more beats than this waiting it goes faster; with more than that, straight to the last ones. */
const HURRY = 2;
const JUMP = 5;
const HURRIED = 2.5;
/** So long the screen has to say where things are, before all is shown without movement. */
const PATIENCE = 500;
/** What ends one way or another, and is seen to do so. */
const SUSPENSE: readonly string[] = ["challenged", "dropped", "revealed"];
/** Cards fall turned by up to this, in degrees, and this far from the middle, in parts of a card's width. */
const MOST_TURNED = 12;
const FARTHEST = 0.07;

export class Stage {
  /** The table as it is shown: never ahead of the game, and level with it when nothing moves. */
  shown = $state.raw<TableInfo | null>(null);
  fallen = $state.raw<Fallen[]>([]);
  flights = $state.raw<Flight[]>([]);
  remarks = $state.raw<Remark[]>([]);
  moments = $state.raw<MomentCue[]>([]);
  /** Whose seat shakes just now; a new object each time. */
  shaken = $state.raw<{ player: string } | null>(null);
  /** The last sound, for those who read it. */
  sounding = $state.raw<(Sounding & { key: number }) | null>(null);
  /** The round is over, and its last card is still being looked at. */
  holdsSummary = $state(false);
  /** How many times as fast as usual. */
  tempo = 1;
  /** Who sits here; the table's screen keeps it true. */
  house: House = NOBODY;
  /** Where a card of your hand is on the screen; the screen knows. Null: it does not. */
  locate: (code: string) => Spot | null = () => null;

  private readonly means: Means;
  private place: Layout | null = null;
  private beats: Beat[] = [];
  private current = $state.raw<Beat | null>(null);
  /** Whether beats wait: for the one before them, or for what they are shown with. */
  private isBehind = $state(false);
  /** Events of the current beat that are still to come, and those that have been. */
  private ahead: Told[] = [];
  private told: Told[] = [];
  /** What will still be done, each as what keeps it from being done. */
  private timers: (() => void)[] = [];
  /** A card that was played and will lie before somebody: it is seen on the pile and does not belong to it. */
  private waiting: Fallen | null = null;
  private lastLanding = 0;
  private keys = 0;

  constructor(means: Partial<Means> = {}) {
    this.means = { ...USUAL, ...means };
  }

  /** Whether the round is over and everybody has seen how. */
  get isOver(): boolean {
    return this.shown?.round_over ?? false;
  }

  /** Whether something is still being shown. */
  get isBusy(): boolean {
    return this.current !== null || this.isBehind;
  }

  /** Whether a question would give away how it ends what is being shown. */
  get isTense(): boolean {
    return this.isBusy && [this.current, ...this.beats].some((beat) => beat?.events.some(isOpen));
  }

  /** What is seen of the pile: a card that is thrown is in the air, and lies there when it has come down. */
  get lying(): Fallen[] {
    const thrown = this.moments.find(({ name, isCalm }) => name === "jam" && !isCalm)?.code;
    const up = this.fallen.findLastIndex(({ code }) => code === thrown);
    return this.fallen.filter((_, index) => index !== up);
  }

  /** Set by the table's screen whenever it changes. */
  get layout(): Layout | null {
    return this.place;
  }
  set layout(layout: Layout | null) {
    this.place = layout;
    if (layout) this.begin();
  }

  /** A message came. `isFresh`: there is nothing to show of how it came to this. */
  heard(beat: Beat, isFresh: boolean): void {
    if (isFresh || this.means.isHidden()) {
      this.stop();
      if (!isFresh) this.sayAll([...this.beats.flatMap(({ events }) => events), ...beat.events]);
      this.beats = [];
      this.isBehind = false;
      this.settle(beat.table);
      return;
    }
    if (!beat.events.length && !this.current && !this.beats.length) {
      this.settle(beat.table);
      return;
    }
    if (beat.table.round_over && !this.shown?.round_over) this.holdsSummary = true;
    this.shown ??= emptied(beat.table);
    this.beats.push(beat);
    this.isBehind = true;
    if (this.beats.length > JUMP) this.jump(1);
    this.begin();
  }

  /** Show at once what is left to show. */
  skip(): void {
    if (this.current || this.beats.length) this.jump(0);
  }

  clear(): void {
    this.stop();
    this.beats = [];
    this.isBehind = false;
    this.shown = this.waiting = null;
    this.fallen = [];
    this.remarks = [];
    this.house = NOBODY;
  }

  // The queue

  /** All but the last so many beats are over. */
  private jump(keep: number): void {
    const over = [...(this.current ? [this.current] : []), ...this.beats.splice(0, this.beats.length - keep)];
    this.isBehind = this.beats.length > 0;
    const last = over.at(-1);
    const untold = [...this.ahead, ...over.filter((beat) => beat !== this.current).flatMap(({ events }) => events)];
    this.stop();
    this.sayAll(untold);
    if (last) this.settle(last.table);
  }

  private stop(): void {
    for (const cancel of this.timers) cancel();
    this.timers = [];
    this.current = null;
    this.ahead = [];
    this.flights = [];
    this.moments = [];
    this.holdsSummary = false;
  }

  private begin(): void {
    if (this.current) return;
    if (!this.place) {
      if (this.beats.length === 1) this.after(PATIENCE, () => this.place || this.skip());
      return;
    }
    if (!scoreNow()) {
      void loadScore().then(() => this.begin());
      return;
    }
    const beat = this.beats.shift();
    this.isBehind = this.beats.length > 0;
    if (!beat) return;
    this.current = beat;
    this.ahead = [...beat.events];
    this.told = [];
    this.holdsSummary = beat.table.round_over && !this.shown?.round_over;
    this.goOn();
  }

  private goOn(): void {
    const { current } = this;
    if (!current) return;
    for (;;) {
      const event = this.ahead.shift();
      if (!event) break;
      const waits = this.perform(event);
      if (waits > 0) {
        this.after(waits, () => this.goOn());
        return;
      }
    }
    const left = this.lastLanding - this.means.clock.now();
    if (left > 0) this.after(left, () => this.goOn());
    else this.finish(current);
  }

  private finish(beat: Beat): void {
    this.current = null;
    this.holdsSummary = false;
    this.settle(beat.table);
    this.begin();
  }

  /** Level with the game. */
  private settle(table: TableInfo): void {
    const [before, now] = [this.shown, table].map((each) => askedOf(each, this.house.you));
    this.shown = table;
    this.pileUp(table);
    // What only follows from your own move does not have to call you.
    const isCalled = now && now.number !== before?.number && (now.kind === "turn" || (!before && now.kind !== "next"));
    if (isCalled) this.sound({ name: "your-turn", at: 0, note: 0 });
  }

  private get pace(): number {
    return this.tempo * (this.beats.length > HURRY ? HURRIED : 1);
  }

  // One event

  /** Returns after how long the next one may begin. */
  private perform(event: Told): number {
    const { shown } = this;
    const score = scoreNow();
    if (!shown || !score) return 0;
    const scene = this.scene(shown);
    const pace = this.pace;
    let act: Act;
    if (event.kind === "dealt") {
      const deals = [event];
      while (this.ahead[0]?.kind === "dealt") deals.push(...this.ahead.splice(0, 1));
      act = score.dealtInTurn(deals, scene);
      this.told.push(...deals);
    } else {
      act = score.actOf(event, scene);
      this.told.push(event);
    }
    if (this.means.isCalm()) act = score.calmed(act);
    if (event.kind === "started") this.fallen = [];
    if (event.kind === "started" || event.kind === "laid") this.waiting = null;
    if (event.kind === "reshuffled") this.fallen = this.fallen.slice(-1);
    // What no card carries is so at once.
    if (!act.moves.some((move) => move.event)) this.change((table) => this.folded(table, event));
    this.pickUpHands();
    this.fly(act.moves, pace);
    for (const sound of act.sounds) this.after(sound.at / pace, () => this.sound(sound));
    for (const plan of act.moments) this.after(plan.at / pace, () => this.showMoment(plan));
    for (const { player, text, code, at = 0 } of act.sayings) {
      const speak = (): void => this.remark(player, text, code ?? null);
      // Not one of the timers: it is said when the rest is skipped, too.
      if (at > 0 && !this.means.isCalm()) this.means.clock.after(at / pace, speak);
      else speak();
    }
    const { shaken } = act;
    if (shaken) this.after(shaken.at / pace, () => (this.shaken = { player: shaken.player ?? "" }));
    return act.lasts / pace + act.rests / this.tempo;
  }

  /** Hands that will be new ones are no longer held: their cards are in the air. */
  private pickUpHands(): void {
    for (const { kind, player } of this.ahead) {
      if (kind !== "hand_size" && kind !== "hand") break;
      const name = player ?? "";
      this.change((table) => (at(table.hands, name) ? { ...table, hands: { ...table.hands, [name]: [] } } : table));
    }
  }

  private scene(table: TableInfo): Scene {
    const { you, order, cards, called, written, colours } = this.house;
    return {
      ...{ you, table, called, written, colours, before: this.told },
      order: order.length ? order : Object.keys(table.cards),
      card: (code) => (code ? cards.get(code) : undefined),
    };
  }

  private readonly colourOf = (code: string): string | null => this.house.cards.get(code)?.colour ?? null;

  private folded(table: TableInfo, event: Told): TableInfo {
    return land(lift(table, event, this.colourOf), event, this.colourOf);
  }

  private change(change: (table: TableInfo) => TableInfo): void {
    if (this.shown) this.shown = change(this.shown);
  }

  // Cards in the air

  private fly(moves: Move[], pace: number): void {
    const layout = this.place;
    if (!layout) return;
    const isCalm = this.means.isCalm();
    const held = [...((this.shown && at(this.shown.hands, this.house.you)) ?? [])];
    for (const move of moves) {
      const at = move.at / pace;
      const lasts = move.lasts / pace;
      const fallen = move.to === "discard" && move.code ? this.nextFallen(move.code) : null;
      let becomes: Flight["becomes"] = null;
      if (move.code && this.isForYourHand(move)) {
        becomes = { code: move.code, copy: held.filter((code) => code === move.code).length };
        held.push(move.code);
      }
      // A card is made when it starts, so that many are not made at once; but a place in your hand is held from now on.
      const made = becomes ? 0 : at;
      if (lasts > 0) {
        this.after(made, () => {
          const flight = { ...this.flight(move, at - made, lasts, layout, isCalm, fallen), becomes };
          this.flights = [...this.flights, flight];
          const remove = (): void => void (this.flights = this.flights.filter((each) => each !== flight));
          this.after(at - made + lasts + move.stays, remove);
        });
      }
      this.carry(move, at, lasts, fallen);
      this.lastLanding = Math.max(this.lastLanding, this.means.clock.now() + at + lasts);
    }
    // Cards that come to your own hand find their places open: it makes room for all of them at once.
    const coming = moves.filter((move) => this.isForYourHand(move)).flatMap((move) => move.code ?? []);
    if (coming.length) this.change((table) => this.held(table, coming));
  }

  private flight(
    move: Move,
    at: number,
    lasts: number,
    layout: Layout,
    isCalm: boolean,
    fallen: Fallen | null,
  ): Omit<Flight, "becomes"> {
    const isOwn = this.isYours(move.from) && move.code !== null;
    const from = (isOwn ? this.locate(move.code ?? "") : null) ?? spotOf(move.from, layout, this.house);
    let to = spotOf(move.to, layout, this.house);
    if (move.fan) to = fanned(to, ...move.fan, layout);
    if (fallen) {
      to = { ...to, x: to.x + fallen.dx * to.width, y: to.y + fallen.dy * to.width, angle: to.angle + fallen.angle };
    }
    return {
      ...{ key: this.nextKey(), code: move.code, from: isCalm ? to : from, to, delay: at, lasts, stays: move.stays },
      ...{ turns: move.turns, fades: isCalm, arc: (move.arc * layout.discard.width) / 112 },
    };
  }

  /** What the card does to the table when it leaves, and when it arrives. */
  private carry(move: Move, at: number, lasts: number, fallen: Fallen | null): void {
    const { event } = move;
    const beat = this.current;
    if (!event) return;
    this.after(at, () => {
      if (move.from === "discard") this.takeFromPile(event);
      this.change((table) => lift(table, event, this.colourOf));
    });
    this.after(at + lasts, () => {
      // Timers of browsers are late, and by whole milliseconds: where the beat was over first, the table has the card already.
      if (this.current !== beat) return;
      const isHeld = this.isYours(move.to) && move.code !== null;
      // Your own hand has made room already.
      this.change((table) => {
        const after = land(table, event, this.colourOf);
        return isHeld ? { ...after, hands: table.hands } : after;
      });
      if (!fallen) return;
      const isUnder = event.kind === "unprotected" || event.kind === "discarded";
      this.waiting = event.kind === "played" && event.amount > 0 ? fallen : this.waiting;
      this.fallen = this.fallen.toSpliced(isUnder ? -1 : this.fallen.length, 0, fallen).slice(-MOST_FALLEN);
    });
  }

  private takeFromPile(event: Told): void {
    const taken = event.kind === "protected" ? this.waiting : this.fallen.at(-1);
    this.fallen = this.fallen.filter((each) => each !== taken);
    this.waiting = null;
  }

  private held(table: TableInfo, coming: string[]): TableInfo {
    const { you } = this.house;
    const hand = at(table.hands, you);
    return hand ? { ...table, hands: { ...table.hands, [you]: [...hand, ...coming] } } : table;
  }

  private isYours(place: Place): boolean {
    return typeof place === "object" && place.seat === this.house.you;
  }

  /** A card that protects you lies before you. */
  private isForYourHand({ event, to }: Move): boolean {
    return event !== null && event.kind !== "protected" && this.isYours(to);
  }

  // The discard pile

  private nextFallen(code: string): Fallen {
    const key = this.nextKey();
    // By no rule that an eye could find, and the same for the same card.
    const chance = (salt: number): number => (((key * 2654435761 + salt * 40503) >>> 7) % 1000) / 500 - 1;
    return { key, code, angle: MOST_TURNED * chance(1), dx: FARTHEST * chance(2), dy: FARTHEST * chance(3) };
  }

  /** The pile as the message has it; what lies there already stays as it fell. */
  private pileUp(table: TableInfo): void {
    const lying = this.fallen.filter((each) => each !== this.waiting);
    const pile = table.pile
      .slice(-MOST_FALLEN)
      .toReversed()
      .map((code) => {
        const at = lying.findLastIndex((each) => each.code === code);
        return lying.splice(at < 0 ? lying.length : at, 1)[0] ?? this.nextFallen(code);
      });
    const now = [...pile.toReversed(), ...(this.waiting ? [this.waiting] : [])];
    const isSame = now.length === this.fallen.length && now.every((each, index) => each === this.fallen[index]);
    if (!isSame) this.fallen = now;
  }

  // Remarks, sounds and moments

  private remark(player: string | null, text: string, code: string | null): void {
    const remark = { key: this.nextKey(), player, text, code };
    this.remarks = [...this.remarks.filter((each) => each.player !== player), remark];
    // Not one of the timers: a remark stays when the rest is skipped.
    this.means.clock.after(READABLE, () => (this.remarks = this.remarks.filter((each) => each !== remark)));
  }

  /** What was skipped is still said. */
  private sayAll(events: Told[]): void {
    const score = scoreNow();
    if (!this.shown || !score) return;
    const scene = this.scene(this.shown);
    for (const event of events) {
      for (const { player, text, code } of score.actOf(event, scene).sayings) this.remark(player, text, code ?? null);
    }
  }

  private sound(sound: Sounding): void {
    this.sounding = { ...sound, key: this.nextKey() };
    this.means.hear(sound);
  }

  private showMoment(plan: MomentPlan): void {
    const layout = this.place;
    if (!layout) return;
    const cue: MomentCue = {
      ...plan,
      ...{ key: this.nextKey(), isCalm: this.means.isCalm() },
      spot: tokenSpot(plan.player, layout, this.house),
      targets: plan.others.map((name) => tokenSpot(name, layout, this.house)),
    };
    this.moments = [...this.moments, cue];
    this.after(plan.lasts, () => (this.moments = this.moments.filter((each) => each !== cue)));
  }

  private nextKey(): number {
    this.keys += 1;
    return this.keys;
  }

  private after(ms: number, act: () => void): void {
    if (ms <= 0) {
      act();
      return;
    }
    const cancel = this.means.clock.after(ms, () => {
      this.timers = this.timers.filter((each) => each !== cancel);
      act();
    });
    this.timers.push(cancel);
  }
}

function isOpen({ kind }: Told): boolean {
  return SUSPENSE.includes(kind);
}

function askedOf(table: TableInfo | null, you: string): Asked | undefined {
  return you ? table?.waiting.find(({ player }) => player === you) : undefined;
}
