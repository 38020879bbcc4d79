/** All that the page knows, and all that it can say. Components read the state and call the methods. */
import { untrack } from "svelte";
import type {
  Asked,
  CardInfo,
  ChatLine,
  EditionInfo,
  Heard,
  Invited,
  Reading,
  RoomInfo,
  Said,
  Settings,
  TableInfo,
  Told,
  Update,
  Welcome,
} from "../messages";
import { pathOf, tableIn } from "./address";
import { colourLooks, type ColourLook } from "./cards";
import { Connection, type Status, type Wire } from "./connection";
import { asSentence, handsShown } from "./history";
import { forget, remember, remembered, token } from "./memory";
import { isCardMove, parse, words } from "./options";
import { save } from "./save";

export interface Toast {
  text: string;
  number: number;
}

export type Screen = "loading" | "start" | "join" | "lobby" | "table" | "gone";

/** Why something was refused. What is possible instead is on the screen already. */
function reason(text: string): string {
  return asSentence(text.replace(/; possible: .*$/s, ""));
}

const NO_COLOURS = new Map<string, ColourLook>();
const MOST_CHAT = 200;
/** Random bytes in the key to a seat, and in what this browser adds to the key that the cards come from. */
const KEY = 24;
const NONCE = 16;

export class Session {
  status = $state<Status>("connecting");
  /** The table in the address; empty on the start page. */
  code = $state("");
  isSeated = $state(false);
  you = $state("");
  welcome = $state.raw<Welcome | null>(null);
  room = $state.raw<RoomInfo | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** When `table` came, on the clock of performance.now(): its deadlines count from there. */
  tableCame = $state(0);
  edition = $state.raw<EditionInfo | null>(null);
  events = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  gone = $state("");
  toast = $state.raw<Toast | null>(null);
  /** What happened last, for those who hear the page instead of seeing it. */
  announcement = $state("");
  invited = $state.raw<Invited | null>(null);
  readings = $state.raw<ReadonlyMap<string, Reading>>(new Map());
  hint = $state("");
  /** "UNO" was pressed and goes with the next card. */
  unoReady = $state(false);
  /** Moves that have not been answered. */
  sending = $state.raw<ReadonlyMap<string, string>>(new Map());
  private seenShown = $state(0);
  /** Which run of the server this table was last heard from; another one may have other editions. */
  private epoch = $state("");
  private askedIn = "";

  private readonly connection: Connection;
  private readonly calledWith = new Map<string, { move: string; number: number }>();
  private toasts = 0;
  private isWatching = false;
  private wantsRematch = false;

  readonly cards: Map<string, CardInfo> = $derived(
    new Map((this.edition?.cards ?? []).map((card) => [card.code, card])),
  );
  readonly colours: Map<string, ColourLook> = $derived(this.edition ? colourLooks(this.edition.colours) : NO_COLOURS);
  readonly asked: Asked | null = $derived(
    (this.you && this.table?.waiting.find((asked) => asked.player === this.you)) || null,
  );
  readonly shown: Told[] = $derived(handsShown(this.events, this.you, this.seenShown));
  readonly isHost: boolean = $derived(Boolean(this.you) && this.room?.host === this.you);
  readonly screen: Screen = $derived.by(() => {
    if (this.gone) return "gone";
    if (!this.code) return this.welcome ? "start" : "loading";
    if (!this.isSeated) return this.room || this.welcome ? "join" : "loading";
    if (!this.room) return "loading";
    return this.room.state === "lobby" || !this.table ? "lobby" : "table";
  });

  constructor(private readonly connect: () => Wire) {
    this.connection = new Connection(connect, {
      heard: (message) => this.heard(message),
      changed: (status) => (this.status = status),
    });
  }

  // Going places

  /** Go where the address says. */
  arrive(): void {
    const code = tableIn(location.pathname);
    this.clear();
    this.code = code;
    const key = code ? remembered(code).key : "";
    this.seenShown = code ? remembered(code).seen : 0;
    this.connection.visit(code, key);
    if (code && !key && remembered(code).watching) this.watch();
  }

  goTo(code: string): void {
    history.pushState(null, "", pathOf(code));
    this.arrive();
  }

  /** The same people again: whoever asks goes there at once, the others when they like. */
  rematch(): void {
    const next = this.room?.rematch;
    this.wantsRematch = true;
    if (next) this.follow(next);
    else this.say({ type: "rematch" });
  }

  private follow(next: string): void {
    const { key, name } = remembered(this.code);
    // The key to a seat fits the same seat there.
    if (key) remember(next, { key, name });
    else if (this.isWatching) remember(next, { watching: true });
    this.goTo(next);
  }

  /** The network is back, or the page is looked at again. */
  hurry(): void {
    this.connection.hurry();
  }

  reconnect(): void {
    this.connection.reopen();
  }

  /** Give up the seat that this browser remembers, and look at the table as anybody may. */
  forgetSeat(): void {
    forget(this.code);
    this.arrive();
  }

  private clear(): void {
    this.isSeated = this.isWatching = this.wantsRematch = false;
    this.you = this.gone = this.hint = "";
    this.room = this.table = this.edition = this.invited = null;
    this.events = [];
    this.chat = [];
    this.unoReady = false;
    this.sending = new Map();
    this.readings = new Map();
    this.calledWith.clear();
  }

  // Saying things

  say(message: Said): void {
    this.connection.say(message);
  }

  create(name: string, settings: Settings, bots: string[], start: boolean): void {
    this.connection.enter({ type: "create", name, key: token(KEY), settings, bots, start });
  }

  join(name: string): void {
    this.connection.enter({ type: "join", name, key: token(KEY) });
  }

  watch(): void {
    this.isWatching = this.isSeated = true;
    remember(this.code, { watching: true });
    this.connection.watch();
  }

  /** The editions and levels to choose from; at a table they are not sent by themselves, nor after a restart. */
  askWelcome(): void {
    if (this.welcome && [this.welcome.epoch, this.askedIn].includes(this.epoch)) return;
    this.askedIn = this.epoch;
    const wire = this.connect();
    wire.onopen = () => wire.send(JSON.stringify({ type: "hello" } satisfies Said));
    wire.onmessage = (event) => {
      this.heard(JSON.parse(String(event.data)) as Heard);
      wire.close();
    };
  }

  check(text: string): void {
    if (this.room) this.say({ type: "check", text, edition: this.room.settings.edition });
  }

  /** Do something: what is possible is for the server to say. */
  move(move: string): void {
    const number = move === "uno" || move.startsWith("catch ") ? 0 : (this.asked?.number ?? 0);
    if (this.unoReady && isCardMove(move)) {
      this.unoReady = false;
      const id = this.send(`${move} uno`, number);
      this.calledWith.set(id, { move, number });
    } else {
      this.send(move, number);
    }
    this.hint = "";
  }

  private send(move: string, number: number): string {
    const id = token();
    this.sending = new Map([...this.sending, [id, move]]);
    this.connection.move({ type: "move", id, move, number });
    return id;
  }

  /** Call now if it is owed; otherwise with the next card. */
  pressUno(): void {
    if (this.table?.interrupts.includes("uno")) this.move("uno");
    else this.unoReady = !this.unoReady;
  }

  dismissShown(): void {
    this.seenShown = Math.max(this.seenShown, ...this.shown.map((event) => event.seq));
    remember(this.code, { seen: this.seenShown });
  }

  tell(text: string): void {
    this.toasts += 1;
    this.toast = { text, number: this.toasts };
  }

  // Hearing things

  private heard(message: Heard): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        break;
      case "seated":
        this.seated(message.table, message.name, this.connection.place.key);
        break;
      case "update":
        this.update(message);
        break;
      case "done":
        this.answered(message.id);
        break;
      case "refused":
        this.refused(message.text, message.id ?? "");
        break;
      case "checked":
        this.readings = new Map([...this.readings, [message.reading.text, message.reading]]);
        break;
      case "hinted":
        this.hinted(message.move);
        break;
      case "invited":
        this.invited = message;
        break;
      case "recordtext":
        save(message.file, message.text);
        break;
      case "gone":
        this.clear();
        this.gone = message.text;
        break;
    }
  }

  private seated(table: string, name: string, key: string): void {
    if (table !== this.code) {
      this.clear();
      this.code = table;
      this.seenShown = 0;
      history.pushState(null, "", pathOf(table));
    }
    this.isSeated = true;
    this.isWatching = false;
    this.you = name;
    remember(table, { key, name, watching: false });
  }

  private update(update: Update): void {
    const before = this.asked;
    if (update.full) {
      this.you = update.you ?? "";
      this.isSeated = this.you !== "" || this.isWatching;
      this.room = update.room ?? null;
      this.table = null;
    }
    if (update.epoch) this.epoch = update.epoch;
    if (update.edition) this.editionChanged(update.edition);
    if (update.room) this.roomChanged(update.room);
    if (update.table) {
      this.table = update.table;
      this.tableCame = performance.now();
    }
    const events = update.events ?? [];
    this.events = update.full ? events : [...this.events, ...events];
    this.chat = [...(update.full ? [] : this.chat), ...(update.chat ?? [])].slice(-MOST_CHAT);
    if (!update.full) this.announce(events, before);
    if (this.unoReady && this.table?.interrupts.includes("uno")) {
      this.unoReady = false;
      this.move("uno");
    }
  }

  private editionChanged(edition: EditionInfo): void {
    // What a text does depends on the colours that it may name.
    if (edition.colours.join() !== this.edition?.colours.join()) this.readings = new Map();
    this.edition = edition;
  }

  private roomChanged(room: RoomInfo): void {
    this.room = room;
    // Once the cards are dealt, a fingerprint promises nothing any more.
    if (room.state === "lobby" && !remembered(room.code).commitment) {
      remember(room.code, { commitment: room.commitment });
    }
    if (room.state === "lobby" && this.you && room.nonces[this.you] === undefined) this.addNonce(room.code);
    if (room.rematch && this.wantsRematch) this.follow(room.rematch);
  }

  /** The commitment is known, so now this browser adds what makes the cards nobody's choice. */
  private addNonce(code: string): void {
    const nonce = remembered(code).nonce || token(NONCE);
    remember(code, { nonce });
    this.say({ type: "nonce", nonce });
  }

  private announce(events: Told[], before: Asked | null): void {
    const said = events.filter((event) => event.text).map((event) => asSentence(event.text));
    const asked = untrack(() => this.asked);
    if (asked && asked.number !== before?.number) {
      said.push(asked.kind === "turn" ? "It is your turn." : "You are asked.");
    }
    if (said.length) this.announcement = said.join(" ");
  }

  private answered(id: string): void {
    this.sending = new Map([...this.sending].filter(([each]) => each !== id));
    this.calledWith.delete(id);
  }

  private refused(text: string, id: string): void {
    const called = this.calledWith.get(id);
    this.answered(id);
    if (called) this.send(called.move, called.number);
    else this.tell(reason(text));
  }

  private hinted(move: string): void {
    this.hint = move;
    this.tell(move ? `Hint: ${words(parse(move), this.cards)}.` : "Nothing is asked of you now.");
  }
}
