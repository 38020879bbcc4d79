/** This browser's visit: where it is, and who hears what the server says. What is known and done is in the parts. */
import type {
  Branch,
  EditionInfo,
  Heard,
  Level,
  Limits,
  OptionInfo,
  RoomInfo,
  Settings,
  TableInfo,
  Update,
  Welcome,
} from "../messages";
import { isDeal, isNowhere, isReplay, isWorkshop, pathOf, puzzleIn, tableIn } from "../lib/address";
import { online } from "svelte/reactivity/window";
import { Connection, type Connect, type Line, type Status } from "../lib/connection";
import { announced, asSentence } from "../lib/history";
import { finish, forget, openTables, remember, remembered, token } from "../lib/memory";
import { save } from "../lib/save";
import { noteTable } from "../lib/statistics";
import { say } from "../lib/words";
import { readLink, type Linked } from "../replay/link";
import { browserMeans } from "../stage/means";
import { Stage } from "../stage/stage.svelte";
import { Chat } from "./chat.svelte";
import { Game } from "./game.svelte";
import { Lobby } from "./lobby.svelte";
import { Notices } from "./notices.svelte";
import { Place } from "./place.svelte";
import { at } from "../lib/records";

/** What a new table can be: what the server says of itself, and the editions that it has. */
export interface Choices extends Welcome {
  editions: EditionInfo[];
}

/** What is on the screen, with all that it cannot do without. */
export type Screen =
  | { name: "loading" }
  | { name: "start"; welcome: Choices }
  | { name: "workshop"; welcome: Choices }
  | { name: "replay"; linked: Linked }
  | { name: "deal"; hash: string }
  | { name: "puzzles"; welcome: Choices; id: string }
  | { name: "join" }
  | { name: "lobby"; room: RoomInfo }
  | { name: "table"; room: RoomInfo; table: TableInfo; edition: EditionInfo }
  | { name: "gone"; reason: string }
  | { name: "nowhere" };

/** Random bytes in the key to a seat, and in what this browser adds to the key that the cards come from. */
const KEY = 24;
const NONCE = 16;

export class Session {
  status = $state<Status>("connecting");
  /** The table in the address; empty on the start page. */
  code = $state("");
  private greeting = $state.raw<Welcome | null>(null);
  private editions = $state.raw<EditionInfo[] | null>(null);
  readonly welcome: Choices | null = $derived(
    this.greeting && this.editions && { ...this.greeting, editions: this.editions },
  );
  /** Of which run of the server the editions are; null while they are being asked for before it has said who it is. */
  private editionsOf: string | null = "";
  /** What the server accepts; null until it has been heard. */
  limits = $state.raw<Limits | null>(null);
  /** Tables to go back to: those that this browser remembers, without those that the server no longer has. */
  tables = $state.raw(openTables());
  private gone = $state("");
  /** Whether the address leads to nothing. */
  private isNowhere = $state(false);
  private isWorkshop = $state(false);
  /** The game that is looked at again: the one in the address, or that of the table when it is over. */
  private linked = $state.raw<Linked | null>(null);
  /** The deal in the address, to be played by whoever opens it; null: it is about something else. */
  private deal = $state<string | null>(null);
  /** What the record of the table was asked for, if not to be saved. */
  private wantsRecord: "" | "replay" | "deal" = "";
  /** From which event on it is wanted. */
  private seq = 0;
  /** The deal that is going to be played at the next table. */
  private nextDeal = "";
  /** The puzzle that is on the screen; empty: all of them; null: none. */
  private puzzle = $state<string | null>(null);
  /** Whether this browser has a seat or watches, so that it sees what goes on. */
  private isInside = $state(false);
  /** Which run of the server this table was last heard from; another one may have other editions. */
  private epoch = $state("");
  /** A table was asked for at which the game begins at once. */
  private isStarting = $state(false);
  private isWatching = false;
  private wantsRematch = false;

  private readonly connection: Connection;
  /** Where editions are made, if that is on the screen: whether a message was meant for it. */
  workshop: ((message: Heard & { id?: string }) => boolean) | null = null;
  /** The same of a game that is looked at again. */
  replayed: ((message: Heard) => boolean) | null = null;
  readonly notices = new Notices();
  readonly chat: Chat;
  readonly place: Place;
  readonly lobby: Lobby;
  readonly game: Game;
  readonly stage = new Stage(browserMeans);

  readonly screen: Screen = $derived.by(() => {
    const { room, edition } = this.place;
    const { table } = this.game;
    if (this.gone) return { name: "gone", reason: this.gone };
    if (this.isNowhere) return { name: "nowhere" };
    if (this.isWorkshop) return this.welcome ? { name: "workshop", welcome: this.welcome } : { name: "loading" };
    if (this.linked) return { name: "replay", linked: this.linked };
    if (this.deal !== null) return { name: "deal", hash: this.deal };
    if (this.puzzle !== null)
      return this.welcome ? { name: "puzzles", welcome: this.welcome, id: this.puzzle } : { name: "loading" };
    if (!this.code) return this.welcome ? { name: "start", welcome: this.welcome } : { name: "loading" };
    if (!this.isInside) return room || this.greeting ? { name: "join" } : { name: "loading" };
    if (!room || (room.state === "lobby" && this.isStarting)) return { name: "loading" };
    if (room.state === "lobby" || !table || !edition) return { name: "lobby", room };
    return { name: "table", room, table, edition };
  });

  /** Whether it is this device that has no network, and not the server that is away. */
  readonly isOffline: boolean = $derived(this.status === "lost" && online.current === false);

  constructor(
    connect: Connect,
    private readonly findEditions: () => Promise<EditionInfo[]>,
  ) {
    this.connection = new Connection(connect, {
      heard: (message) => this.heard(message),
      changed: (status) => (this.status = status),
      stranded: () => location.reload(),
    });
    this.place = new Place(this.connection);
    this.chat = new Chat(this.connection, this.place);
    this.lobby = new Lobby(this.connection, this.place);
    this.game = new Game(this.connection, this.place);
    // Whoever decides has seen enough.
    this.game.acted = () => this.stage.skip();
  }

  // Going places

  /** Go where the address says. */
  arrive(): void {
    const code = tableIn(location.pathname);
    this.clear();
    this.isStarting = false;
    this.notices.dismiss();
    this.code = code;
    this.isNowhere = isNowhere(location.pathname);
    this.isWorkshop = isWorkshop(location.pathname);
    this.linked = isReplay(location.pathname) ? readLink(location.pathname, location.hash) : null;
    this.puzzle = puzzleIn(location.pathname);
    this.deal = isDeal(location.pathname) ? location.hash : null;
    const { key, seen, watching } = remembered(code);
    this.game.seen = seen;
    this.tables = openTables();
    // Whoever has no table will choose one: the editions come while the line is being opened.
    if (!code && !this.linked && this.deal === null && !this.editions) this.need(null);
    this.connection.visit(code, key);
    if (code && !key && watching) this.watch();
  }

  goTo(code: string): void {
    history.pushState(null, "", pathOf(code));
    this.arrive();
  }

  /** Give up the seat for good. */
  leave(): void {
    this.place.leave();
    finish(this.code);
    this.goTo("");
  }

  /**
   * The same people again: whoever asks goes there at once, the others when they like. The host may choose an
   * edition for it; everybody else wants it, or no longer.
   */
  rematch(edition = ""): void {
    const next = this.place.room?.rematch;
    this.wantsRematch = Boolean(next) || Boolean(edition) || !this.wantsRematchAlready;
    if (next) this.follow(next);
    else this.place.askRematch(this.wantsRematch, edition);
  }

  private get wantsRematchAlready(): boolean {
    return this.place.room?.rematch_wanted.includes(this.place.you) ?? false;
  }

  /** The network is back, or the page is looked at again. */
  hurry(): void {
    this.connection.hurry();
  }

  reconnect(): void {
    this.connection.reopen();
  }

  /** This device has no network any more: nobody waits for the line to fall silent. */
  wentOffline(): void {
    this.connection.lost();
  }

  /** Give up the seat that this browser remembers, and look at the table as anybody may. */
  forgetSeat(): void {
    forget(this.code);
    this.arrive();
  }

  private follow(next: string): void {
    const { key, name } = remembered(this.code);
    // The key to a seat fits the same seat there.
    if (key) remember(next, { key, name });
    else if (this.isWatching) remember(next, { watching: true });
    this.goTo(next);
  }

  private clear(): void {
    this.isInside = this.isWatching = this.wantsRematch = false;
    this.wantsRecord = "";
    this.linked = null;
    this.gone = "";
    for (const part of [this.place, this.lobby, this.game, this.chat, this.stage]) part.clear();
  }

  // Coming in

  /** A new table; `own` is an edition of its own, packed. */
  create(name: string, face: string, settings: Settings, bots: Level[], start: boolean, own?: string): void {
    this.isStarting = start;
    const carried = own === undefined ? {} : { own };
    this.connection.enter({ type: "create", name, face, key: token(KEY), settings, bots, start, ...carried });
  }

  /** A table that begins at a moment of a recorded game, with these bots on the other seats. */
  playOn(name: string, face: string, branch: Branch, bots: Level[], settings: Settings, deal = ""): void {
    this.isStarting = true;
    this.nextDeal = deal;
    this.connection.enter({ type: "create", name, face, key: token(KEY), settings, bots, start: false, branch });
  }

  goToWorkshop(): void {
    history.pushState(null, "", "/workshop");
    this.arrive();
  }

  /** A game again, or a deal, of which the address tells. */
  goToReplay(path = "/replay"): void {
    history.pushState(null, "", path);
    this.arrive();
  }

  /** The game of this table again, or what led to an event, once it is over; whoever looks at it stays at the table. */
  seeAgain(seq = 0): void {
    this.wantsRecord = "replay";
    this.seq = seq;
    this.place.downloadRecord();
  }

  /** The deal of this table for others, once the game is over; if it was somebody's, how both did with it. */
  shareDeal(): void {
    this.wantsRecord = "deal";
    this.place.downloadRecord();
  }

  /** Back to the table. */
  stopReplay(): void {
    this.linked = null;
  }

  private async replay(text: string): Promise<void> {
    const wanted = this.wantsRecord;
    this.wantsRecord = "";
    const { room, you } = this.place;
    const { pack } = await import("../workshop/packing");
    const packed = await pack(text);
    if (wanted === "replay" || !room) {
      this.linked = { packed, code: "", step: 0, seat: you, isOpen: true, seq: this.seq };
      return;
    }
    const { played } = await import("../deal/played");
    this.goToReplay(played(room, you, this.place.called(you), packed, remembered(this.code).deal));
  }

  goToPuzzles(id = ""): void {
    history.pushState(null, "", id ? `/puzzles/${id}` : "/puzzles");
    this.arrive();
  }

  /** By which the workshop speaks to the server. */
  get line(): Line {
    return this.connection;
  }

  /** Sit down; in a running game on the seat of a bot. */
  join(name: string, face: string, seat = ""): void {
    this.connection.enter({ type: "join", name, face, seat, key: token(KEY) });
  }

  watch(): void {
    this.isWatching = this.isInside = true;
    remember(this.code, { watching: true });
    this.connection.watch();
  }

  /** Put the hands away that were shown, also for after a reload. */
  putAwayHands(): void {
    this.game.putAwayHands();
    remember(this.code, { seen: this.game.seen });
  }

  /** The editions and levels to choose from; at a table they are not sent by themselves, nor after a restart. */
  askWelcome(): void {
    if (this.greeting?.epoch !== this.epoch) this.connection.say({ type: "choices" });
  }

  // Hearing things

  /** The editions of this run of the server; another run may have others. */
  private need(epoch: string | null): void {
    const known = this.editionsOf;
    this.editionsOf = epoch;
    if (known === epoch || (known === null && epoch)) return;
    this.findEditions().then(
      (editions) => (this.editions = editions),
      () => (this.editionsOf = ""), // the next welcome tries again
    );
  }

  private heard(message: Heard): void {
    if (this.workshop?.(message) || this.replayed?.(message)) return;
    switch (message.type) {
      case "welcome":
        this.greeting = message;
        this.limits = message.limits;
        this.need(message.epoch);
        if (!this.code && !this.linked && this.deal === null) this.findSeats();
        break;
      case "seatsfound":
        for (const { table } of this.tables) if (!message.tables.includes(table)) finish(table);
        this.tables = openTables();
        break;
      case "seated":
        this.seated(message.table, message.name);
        break;
      case "update":
        this.update(message);
        break;
      case "done":
        this.game.answered(message.id);
        break;
      case "refused":
        this.isStarting = false;
        this.game.answered(message.id ?? "");
        this.chat.refused(message.id ?? "");
        this.notices.tell(asSentence(message.text));
        break;
      case "checked":
        this.lobby.checked(message.reading);
        break;
      case "hinted":
        this.hinted(message.option ?? null, message.why ?? "");
        break;
      case "invited":
        this.place.invited = message;
        break;
      case "recordtext":
        if (this.wantsRecord) void this.replay(message.text);
        else save(message.file, message.text);
        break;
      case "moved":
      case "alive":
      case "replayed":
      case "reviewed":
      case "compared":
      case "recordsaved":
      case "drafted":
      case "studying":
      case "studied":
      case "editionsaved":
        break;
      case "notice":
        this.notices.tell(message.text);
        break;
      case "gone":
        this.clear();
        finish(this.code);
        this.gone = asSentence(message.text);
        break;
      default:
        message satisfies never;
    }
  }

  /** Ask which of the remembered tables are still there. */
  private findSeats(): void {
    const keys = Object.fromEntries(this.tables.map(({ table, key }) => [table, key]));
    if (this.tables.length) this.connection.say({ type: "findseats", keys });
  }

  private seated(table: string, name: string): void {
    if (table !== this.code) {
      this.clear();
      this.code = table;
      this.isNowhere = this.isWorkshop = false;
      this.puzzle = this.deal = null;
      this.game.seen = 0;
      history.pushState(null, "", pathOf(table));
    }
    // What stood in the way does no longer.
    this.notices.dismiss();
    this.isInside = true;
    this.isWatching = false;
    this.place.you = name;
    const deal = this.nextDeal ? { deal: this.nextDeal } : {};
    this.nextDeal = "";
    remember(table, { key: this.connection.whereabouts.key, name, watching: false, ...deal });
  }

  private update(update: Update): void {
    const before = this.game.asked?.number;
    if (update.full) {
      this.place.you = update.you ?? "";
      this.isInside = this.place.you !== "" || this.isWatching;
      this.place.room = update.room ?? null;
      this.chat.startOver(update.epoch !== this.epoch);
    }
    if (update.epoch) this.epoch = update.epoch;
    if (update.limits) this.limits = update.limits;
    if (update.edition) {
      this.place.edition = update.edition;
      this.lobby.editionChanged(update.edition);
    }
    if (update.room) this.roomChanged(update.room);
    this.chat.heard(update.chat ?? [], update.full ?? false);
    this.game.heard(update);
    const { table } = this.game;
    const isNew = Boolean(update.table ?? update.changes);
    if (table && (isNew || update.full)) this.stage.heard({ events: update.events ?? [], table }, update.full ?? false);
    const unplayed = this.game.answerAlone();
    if (unplayed)
      this.notices.tell(say("page-plan-does-not-fit", { card: this.place.cards.get(unplayed)?.title ?? "" }));
    const { room, you } = this.place;
    if (isNew && table && room && you && !room.branch)
      noteTable(you, room, table, update.full ? [] : (update.events ?? []));
    for (const notice of update.notices ?? []) this.notices.tell(notice);
    if (!update.full) this.announce(update, before);
    const next = this.place.room?.rematch;
    if (next && this.wantsRematch) this.follow(next);
  }

  private roomChanged(room: RoomInfo): void {
    const { isHost, room: before } = this.place;
    this.place.room = room;
    if (this.place.isHost && !isHost && before?.host) this.notices.tell(say("page-told-host"));
    if (room.state !== "lobby") this.isStarting = false;
    if (!room.code) return; // a puzzle
    const { you } = this.place;
    const name = this.place.called(you);
    const { edition } = room.settings;
    const known = remembered(room.code);
    if (you && (known.edition !== edition || known.name !== name)) remember(room.code, { edition, name });
    if (room.state === "over" || room.state === "closed") finish(room.code);
    // Once the cards are dealt, a fingerprint promises nothing any more.
    if (room.state === "lobby" && !remembered(room.code).commitment) {
      remember(room.code, { commitment: room.commitment });
    }
    if (room.state === "lobby" && you && at(room.nonces, you) === undefined) this.addNonce(room.code);
  }

  /** The commitment is known, so now this browser adds what makes the cards nobody's choice. */
  private addNonce(code: string): void {
    const nonce = remembered(code).nonce || token(NONCE);
    remember(code, { nonce });
    this.place.addNonce(nonce);
  }

  private announce({ events = [] }: Update, before: number | undefined): void {
    const { asked } = this.game;
    const isNew = asked && asked.number !== before;
    this.notices.announce(announced(events, isNew ? asked : null, (code) => this.place.cards.get(code)?.title ?? "\n"));
  }

  private hinted(option: OptionInfo | null, why: string): void {
    this.game.hint = option;
    const told = option ? say("page-told-hint", { option: option.label }) : say("page-told-no-hint");
    const words = why ? `${told} ${asSentence(why)}` : told;
    this.game.hintWords = words;
    // It stands with the question.
    if (option) this.notices.announce([words]);
    else this.notices.tell(words);
  }
}
