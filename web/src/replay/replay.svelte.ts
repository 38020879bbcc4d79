/** A game that is looked at again: its steps as they come from the server, and where we are. There are no rules here. */
import type { Heard, ReplayInfo, ReplayStep, Replayed, RoomInfo, SeatInfo, TableInfo } from "../messages";
import type { Line } from "../lib/connection";
import { token } from "../lib/memory";
import { Game } from "../state/game.svelte";
import { Place } from "../state/place.svelte";
import { Stage, type Means } from "../stage/stage.svelte";
import { writeLink, type Linked, type Moment } from "./link";

/** Letters of a packed game from which on a link to it is too long for what people send links with. */
const LONG = 1900;

/** Nobody plays in a replay. */
const SILENT: Line = { say: () => undefined, move: () => undefined };

export interface Step extends Omit<ReplayStep, "changes"> {
  table: TableInfo;
}

/** What is being fetched: the same game as another seat saw it takes the place of the one that is shown. */
interface Fetching {
  id: string;
  seat: string;
  steps: Step[];
  isShown: boolean;
}

export class Replay {
  info = $state.raw<ReplayInfo | null>(null);
  steps = $state.raw<Step[]>([]);
  total = $state(0);
  /** The step that is shown. */
  at = $state(0);
  isOpen = $state(true);
  isPlaying = $state(false);
  speed = $state(1);
  /** Why nothing is shown. */
  problem = $state("");
  /** What the link carries, or the server keeps. */
  packed = "";
  code = "";
  readonly place: Place;
  readonly game: Game;
  readonly stage: Stage;
  /** Called with the words for what has happened. */
  told: (words: string[]) => void = () => undefined;
  private fetching: Fetching | null = null;
  private wanted: Moment;
  private seq: number | undefined;
  private saving: { id: string; resolve: (code: string) => void } | null = null;

  readonly seat: string = $derived.by(() => this.place.you);
  readonly step: Step | undefined = $derived(this.steps[this.at]);
  readonly round: number = $derived(this.step?.table.round ?? 1);
  /** The rounds, each with the first of its steps and the one behind its last. */
  readonly rounds: { round: number; first: number; end: number }[] = $derived.by(() => {
    const all = this.info?.rounds ?? [];
    return all.map(({ round, first }, index) => ({ round, first, end: all[index + 1]?.first ?? this.total }));
  });
  readonly here = $derived(this.rounds.findLast(({ first }) => first <= this.at));

  constructor(
    private readonly line: Line,
    means: Partial<Means>,
    { packed, code, step, seat, isOpen, seq }: Linked,
    /** Those who are still at the table of this game: they keep their faces. */
    private readonly known: readonly SeatInfo[] = [],
  ) {
    this.place = new Place(SILENT);
    this.game = new Game(SILENT, this.place);
    this.stage = new Stage(means);
    this.packed = packed;
    this.code = code;
    this.isOpen = isOpen;
    this.seq = seq;
    this.wanted = { step: seq ? Infinity : step, seat, isOpen };
    this.fetch(isOpen ? "" : seat);
  }

  // What comes from the server

  private fetch(seat: string): void {
    this.fetching = { id: token(), seat, steps: [], isShown: false };
    this.ask();
  }

  private ask(): void {
    const { fetching, packed, code } = this;
    if (!fetching) return;
    const { id, seat, steps } = fetching;
    this.line.say({ type: "replay", id, seat, first: steps.length, ...(code ? { code } : { packed }) });
  }

  /** The line was lost: whatever was asked for is asked for again. */
  again(): void {
    this.ask();
  }

  /** Whether a message was meant for this. */
  heard(message: Heard): boolean {
    if (message.type === "refused" && message.id && message.id === this.fetching?.id) {
      this.fetching = null;
      this.problem = message.text;
      return true;
    }
    if (this.saving && "id" in message && message.id === this.saving.id) {
      // What cannot be kept goes into the link all the same.
      this.saving.resolve(message.type === "recordsaved" ? message.code : "");
      this.saving = null;
      return true;
    }
    if (message.type !== "replayed") return false;
    if (message.id === this.fetching?.id && message.first === this.fetching.steps.length)
      this.arrived(this.fetching, message);
    return true;
  }

  private arrived(fetching: Fetching, { steps, total, info, packed }: Replayed): void {
    let table = fetching.steps.at(-1)?.table;
    const fresh = steps.map(({ changes, ...step }): Step => {
      table = { ...table, ...changes } as TableInfo;
      return { ...step, table };
    });
    fetching.steps = [...fetching.steps, ...fresh];
    this.total = total;
    if (packed) this.packed = packed;
    if (info && !this.info) this.meet(info);
    const isAll = fetching.steps.length >= total || !fresh.length;
    if (isAll) this.fetching = null;
    else this.ask();
    const { seq } = this;
    const before = seq ? fetching.steps.findIndex(({ events }) => events.some((event) => event.seq >= seq)) - 1 : -1;
    if (before >= 0) [this.seq, this.wanted.step, this.isPlaying] = [0, before, true];
    const to = Math.min(this.wanted.step, total - 1);
    const { isShown } = fetching;
    if (!isShown && !isAll && fetching.steps.length <= to) return;
    const isFirst = !this.steps.length;
    this.steps = fetching.steps;
    fetching.isShown = true;
    if (!isShown || to !== this.at) this.show(to, isFirst && to === 0);
  }

  private meet(info: ReplayInfo): void {
    this.info = info;
    this.place.edition = info.edition;
    this.place.room = roomFor(info, this.known);
    const { seat } = this.wanted;
    this.place.you = info.players.includes(seat) ? seat : (info.players[0] ?? "");
  }

  // Going about

  /** To a step; one on is seen as it happened. */
  go(to: number): void {
    const step = Math.max(0, Math.min(to, this.total - 1));
    this.wanted = { step, seat: this.seat, isOpen: this.isOpen };
    if (step < this.steps.length) this.show(step, step === this.at + 1);
  }

  private show(to: number, isMoving: boolean): void {
    const step = this.steps[to];
    if (!step) return;
    this.at = to;
    this.game.table = step.table;
    this.game.events = step.events;
    this.stage.tempo = this.speed;
    if (isMoving) this.stage.skip();
    else this.stage.remarks = [];
    this.stage.heard({ events: isMoving ? step.events : [], table: step.table }, !isMoving);
    this.told(wordsOf(step));
  }

  next(): void {
    this.go(this.at + 1);
    if (this.at >= this.total - 1) this.isPlaying = false;
  }

  /** To the round before or after; first to the beginning of this one. */
  goRound(by: number): void {
    const starts = this.rounds.map(({ first }) => first);
    const to = by > 0 ? starts.find((first) => first > this.at) : starts.findLast((first) => first < this.at);
    this.go(to ?? (by > 0 ? this.total - 1 : 0));
  }

  play(isPlaying: boolean): void {
    if (isPlaying && this.at >= this.total - 1) this.go(0);
    this.isPlaying = isPlaying;
  }

  setSpeed(speed: number): void {
    this.speed = this.stage.tempo = speed;
  }

  /** In another's place, with all hands open or as they saw it. */
  sit(seat: string, isOpen: boolean): void {
    const isSame = isOpen && this.isOpen;
    this.place.you = seat;
    this.wanted = { step: this.at, seat, isOpen };
    this.isOpen = isOpen;
    if (isSame) this.show(this.at, false);
    else this.fetch(isOpen ? "" : seat);
  }

  /** The address of this moment; a long game is left with the server, so that it is short. */
  async shortAddress(): Promise<string> {
    if (!this.code && this.packed.length > LONG) {
      const id = token();
      this.line.say({ type: "saverecord", id, packed: this.packed });
      this.code = await new Promise<string>((resolve) => (this.saving = { id, resolve }));
    }
    return writeLink(this.linked);
  }

  get linked(): Linked {
    const { packed, code, at, seat, isOpen, info } = this;
    const isUsual = isOpen && seat === info?.players[0];
    return { packed, code, step: at, seat: isUsual ? "" : seat, isOpen };
  }
}

/** What happened, in sentences; before the first move, nothing but that. */
export function wordsOf({ events, move }: Pick<Step, "events" | "move">): string[] {
  const told = events.filter(({ text, kind }) => text && kind !== "dealt" && kind !== "drew_for_deal");
  return told.length ? told.map(({ text }) => text) : move ? [move] : [];
}

/** The room that a game was played in, as far as anybody needs to know. */
function roomFor({ players, edition, written }: ReplayInfo, known: readonly SeatInfo[]): RoomInfo {
  return {
    ...{ code: "", state: "playing", host: "", spectators: 0, house_set: "", house: [], readings: {}, writing: 0 },
    ...{ most_players: edition.most_players, commitment: "", nonces: {}, key: "", rematch: "", rematch_wanted: [] },
    ...{ rematch_edition: "", starting: false, locked: false, own_about: "", own_news: [], removed: [], written },
    branch: 0,
    shown: null,
    settings: {
      ...{ edition: edition.id, scoring: "winner", target: 500, bluff: true, two_player_reverse: "skip", timer: 0 },
      ...{ level: "normal", pace: "normal", banter: false, house: {} },
    },
    seats: players.map((name) => {
      const { person, face } = known.find((seat) => seat.name === name) ?? { person: true, face: "" };
      return {
        ...{ name, bot: null, person, present: true, agreed: true, replaceable: false, face, guest: "" },
        ...{ free: false, muted: false },
      };
    }),
  };
}
