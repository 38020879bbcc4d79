/** The workshop of this browser: the editions that are made here, what the server says about them, and the way back. */
import type { Line } from "../lib/connection";
import { keepChoice, lastChoice, token } from "../lib/memory";
import { at } from "../lib/records";
import type { DraftInfo, EditionInfo, Heard, StudyInfo, WorkshopInfo } from "../messages";
import { drawn, sizeOf, wholeOf, type Table, type Whole } from "./draft";
import { pack } from "./packing";

/** An edition that somebody makes, as this browser keeps it. */
export interface Draft {
  id: string;
  table: Table;
  /** Under which it is kept on the server; empty if it is not. */
  code: string;
  /** By which the server knows who made it. */
  key: string;
  /** Whether the server has it as it is. */
  isSaved: boolean;
}

interface Step {
  table: Table;
  /** What was changed: one after the other, changes of the same thing are one step back. */
  about: string;
}

const PAUSE = 250;
const MOST_STEPS = 200;
const MOST_DRAFTS = 30;
const KEY = 24;
const KEPT = "workshop";

interface Kept {
  current: string;
  drafts: Draft[];
}

/** What the page hears of the workshop. */
export type WorkshopHeard = Extract<
  Heard,
  { type: "drafted" | "studying" | "studied" | "editionsaved" | "done" | "refused" }
>;

export class Workshop {
  drafts = $state.raw<Draft[]>([]);
  current = $state.raw<Draft | null>(null);
  /** What the server says about the edition as it is; null until it has. */
  info = $state.raw<DraftInfo | null>(null);
  study = $state.raw<StudyInfo | null>(null);
  /** How far a study is, from 0 to 1; null while there is none. */
  progress = $state<number | null>(null);
  problem = $state("");
  private steps = $state.raw<Step[]>([]);
  private undone = $state.raw<Table[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private checking = "";
  private studying = "";
  /** The questions whose answer is an edition to be opened. */
  private opening: string[] = [];
  private answers: Record<string, (message: WorkshopHeard) => void> = {};
  readonly choices: WorkshopInfo;

  readonly whole: Whole | null = $derived.by(
    () => this.current && wholeOf(this.current.table, this.choices, this.info?.looks ?? {}),
  );
  readonly edition: EditionInfo | null = $derived(this.whole && drawn(this.whole));
  readonly size: number = $derived(this.whole ? sizeOf(this.whole) : 0);
  readonly canUndo: boolean = $derived(this.steps.length > 0);
  readonly canRedo: boolean = $derived(this.undone.length > 0);
  /** Whether it can be played as it is. */
  readonly isGood: boolean = $derived(this.info !== null && this.info.problems.length === 0);

  constructor(
    choices: WorkshopInfo,
    private readonly line: Line,
  ) {
    this.choices = choices;
    const kept = lastChoice<Kept>(KEPT, { current: "", drafts: [] });
    this.drafts = Array.isArray(kept.drafts) ? kept.drafts.filter(isDraft) : [];
    this.current = this.drafts.find(({ id }) => id === kept.current) ?? null;
    if (this.current) this.check(0);
  }

  // Which one

  begin(table: Table, code = "", key = ""): void {
    this.open({ id: token(), table, code, key: key || token(KEY), isSaved: code !== "" });
  }

  open(draft: Draft | null): void {
    this.stop();
    this.current = draft;
    this.info = this.study = null;
    this.steps = [];
    this.undone = [];
    this.problem = "";
    this.keep();
    if (draft) this.check(0);
  }

  forget(draft: Draft): void {
    if (draft.code) this.ask({ type: "deleteedition", id: "", code: draft.code, key: draft.key });
    if (this.current?.id === draft.id) this.open(null);
    this.drafts = this.drafts.filter(({ id }) => id !== draft.id);
    this.keep();
  }

  // Changing it

  /** Change the edition; `about` says what is changed. */
  change(table: Table, about: string): void {
    const before = this.current;
    if (!before || JSON.stringify(table) === JSON.stringify(before.table)) return;
    if (this.steps.at(-1)?.about !== about || !about)
      this.steps = [...this.steps, { table: before.table, about }].slice(-MOST_STEPS);
    this.undone = [];
    this.put(table);
  }

  undo(): void {
    const step = this.steps.at(-1);
    if (!step || !this.current) return;
    this.undone = [...this.undone, this.current.table];
    this.steps = this.steps.slice(0, -1);
    this.put(step.table);
  }

  redo(): void {
    const table = this.undone.at(-1);
    if (!table || !this.current) return;
    this.steps = [...this.steps, { table: this.current.table, about: "" }];
    this.undone = this.undone.slice(0, -1);
    this.put(table);
  }

  private put(table: Table): void {
    if (!this.current) return;
    this.current = { ...this.current, table, isSaved: false };
    this.stop();
    this.keep();
    this.check(PAUSE);
  }

  private keep(): void {
    const { current } = this;
    if (current) this.drafts = [current, ...this.drafts.filter(({ id }) => id !== current.id)].slice(0, MOST_DRAFTS);
    keepChoice(KEPT, { current: current?.id ?? "", drafts: this.drafts } satisfies Kept);
  }

  // What the server says

  packed(): Promise<string> {
    return pack(JSON.stringify(this.current?.table ?? {}));
  }

  private check(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.packed().then((packed) => {
        if (packed.length > this.choices.most_packed) {
          this.problem = "large";
          return;
        }
        this.problem = "";
        this.checking = this.ask({ type: "draft", id: "", packed });
      });
    }, pause);
  }

  /** Open what somebody sent: a link, the text of a file, or a code of this server. */
  openPacked(packed: string, toml = false): void {
    this.opening.push(this.ask({ type: "draft", id: "", packed, toml }));
  }

  openCode(code: string): void {
    const own = this.drafts.find((draft) => draft.code === code);
    if (own) {
      this.open(own);
      return;
    }
    this.opening.push(this.ask({ type: "openedition", id: "", code }));
  }

  async begins(): Promise<void> {
    this.stop();
    const packed = await this.packed();
    this.study = null;
    this.progress = 0;
    this.studying = this.ask({ type: "study", id: "", packed });
  }

  /** Nobody waits for a study any more. */
  stop(): void {
    if (this.progress !== null) this.line.say({ type: "stopstudy" });
    this.progress = null;
    this.study = null;
    this.studying = "";
  }

  /** Keep it on the server; the code. */
  async save(): Promise<string> {
    const { current } = this;
    if (!current) return "";
    const packed = await this.packed();
    return new Promise((found) => {
      const id = this.ask({ type: "saveedition", id: "", packed, key: current.key, code: current.code });
      this.answers[id] = (message) => {
        const code = message.type === "editionsaved" ? message.code : "";
        if (code && this.current?.id === current.id) {
          this.current = { ...this.current, code, isSaved: true };
          this.keep();
        }
        found(code);
      };
    });
  }

  /** Take it from the server again; this browser keeps it. */
  unsave(): void {
    const { current } = this;
    if (!current?.code) return;
    this.ask({ type: "deleteedition", id: "", code: current.code, key: current.key });
    this.current = { ...current, code: "", isSaved: false };
    this.keep();
  }

  private ask<Message extends { id: string }>(message: Message & Parameters<Line["say"]>[0]): string {
    this.count += 1;
    const id = `w${this.count}`;
    this.line.say({ ...message, id });
    return id;
  }

  /** Whether a message is about the workshop, and nobody else has to hear it. */
  heard(message: WorkshopHeard): boolean {
    const id = message.id ?? "";
    at(this.answers, id)?.(message);
    const isOpening = this.opening.includes(id) && message.type !== "studying";
    if (isOpening) this.opening = this.opening.filter((each) => each !== id);
    switch (message.type) {
      case "drafted":
        if (isOpening) this.opened(message.draft);
        else if (id === this.checking) this.info = message.draft;
        break;
      case "studying":
        if (id === this.studying) this.progress = message.done / message.total;
        break;
      case "studied":
        if (id === this.studying) [this.study, this.progress] = [message.study, null];
        break;
      case "refused":
        if (id === this.studying) this.progress = null;
        return false;
      case "done":
      case "editionsaved":
        break;
    }
    return id.startsWith("w");
  }

  private opened(draft: DraftInfo): void {
    if (Object.keys(draft.table).length) this.begin(plain(draft.table) as Table);
    else this.problem = draft.problems[0]?.problem ?? "";
  }
}

/** Without what messages have to be safe, so that it is like any other table. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const draft = value as Partial<Record<keyof Draft, unknown>>;
  const { id, table, code, key } = draft;
  return [id, code, key].every((each) => typeof each === "string") && typeof table === "object" && table !== null;
}

/** What is wrong with a card, if that is all that is known: by its place. */
export function problemsOf(info: DraftInfo | null, symbol: string): string[] {
  const places = (info?.problems ?? []).filter(
    ({ place }) => place === `cards.${symbol}` || (place.startsWith(`cards.${symbol}.`) && !place.endsWith(".text")),
  );
  return places.map(({ problem }) => problem);
}

/** What the text of a card does, if that is known of it as it stands. */
export function readingOf(
  info: DraftInfo | null,
  symbol: string,
  text: string,
): DraftInfo["readings"][string] | undefined {
  const reading = info ? at(info.readings, symbol) : undefined;
  return reading?.text === text.split(/\s+/).filter(Boolean).join(" ") ? reading : undefined;
}
