/**
 * One WebSocket at a time, for as long as the page lives: it comes back by itself, notices gaps, and sends
 * again what was not acknowledged. It knows nothing of what messages mean for the page.
 */
import type { Chat, Create, Heard, Join, Move, Said } from "../messages";

export type Status = "connecting" | "open" | "lost";

/** The part of a WebSocket that is used, so that tests can stand in for it. */
export type Wire = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** A line to a server by its address, for a table; an empty address is where the page came from. */
export type Connect = (server: string, table: string) => Wire;

export interface Listener {
  heard(message: Heard): void;
  changed(status: Status): void;
  /** The table lives on a server that this page cannot get to; a page that is loaded anew may. */
  stranded(): void;
}

/** Where this browser sits, and what it has heard there. */
export interface Whereabouts {
  table: string;
  key: string;
  epoch: string;
  version: number;
}

const FIRST_DELAY = 300;
/** However long a server was away: whoever waits is back so soon after it, and one that is not there is asked in vain. */
const LONGEST_DELAY = 3000;
/** A move or a line of chat that is unanswered for so long means that the line is dead, although nobody has noticed. */
const PATIENCE = 8000;
/** A server that has not answered for so long is not there. */
const OPENING = 4000;
/**
 * A sign of life that is so late is missed, and people are told. For as long again the line is kept: on a slow network,
 * or from a server with much to do, it may still come.
 */
const LATE = 2000;
/** A table that is sent for from server to server so often in a row is nowhere yet. */
const MOST_MOVES = 5;
/** So often in a row the server that has the table could not be reached. */
const MOST_STRAYS = 4;

/** The part of a connection by which the parts of the page speak to the server. */
export type Line = Pick<Connection, "say" | "move">;

/**
 * A message as the server wrote it. Names of players are keys in it, and somebody may be called "constructor": its
 * objects inherit nothing, so that nobody is found who was not named.
 */
export function readMessage(text: string): Heard {
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value === "object" && !Array.isArray(value)) Reflect.setPrototypeOf(value ?? {}, null);
    return value;
  }) as Heard;
}

export class Connection {
  whereabouts: Whereabouts = { table: "", key: "", epoch: "", version: 0 };
  private wire: Wire | null = null;
  private isOpen = false;
  /** The server that the table lives on; empty: the one that the page came from. */
  private server = "";
  /** Other servers, to be asked when that one does not answer. */
  private others: string[] = [];
  private movesInARow = 0;
  private strays = 0;
  /** Whether a server has said that the table is where it is asked for now; otherwise that is a guess. */
  private wasSent = false;
  private opening: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  private gaps = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds within which this server is heard again; 0: it has not said so. */
  private pulse = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private impatience: ReturnType<typeof setTimeout> | undefined;
  /** Moves and chat until they are acknowledged; a server that has heard one already only says so again. */
  private unanswered = new Map<string, Move | Chat>();
  /** A seat that was asked for, until there is one; its key keeps it from being two. */
  private entering: Create | Join | null = null;
  /** Whether to watch the table, as somebody without a seat; only the browser remembers that. */
  private isWatching = false;
  /** What was said while the line was down. */
  private unsaid: Said[] = [];

  constructor(
    private readonly connect: Connect,
    private readonly listener: Listener,
  ) {}

  /** Go to a table, with the key to a seat there or without; with no table, to the start. */
  visit(table: string, key: string): void {
    this.whereabouts = { table, key, epoch: "", version: 0 };
    this.server = "";
    this.unanswered.clear();
    this.entering = null;
    this.isWatching = false;
    this.unsaid = [];
    this.reopen();
  }

  say(message: Said): void {
    if (message.type === "chat" && message.id) this.insist(message.id, message);
    else if (this.isOpen) this.send(message);
    else this.unsaid.push(message);
  }

  move(move: Move): void {
    this.insist(move.id, move);
  }

  private insist(id: string, message: Move | Chat): void {
    this.unanswered.set(id, message);
    if (this.isOpen) this.send(message);
    this.watchPatience();
  }

  enter(message: Create | Join): void {
    this.entering = message;
    if (this.isOpen) this.send(message);
  }

  watch(): void {
    this.isWatching = true;
    if (this.isOpen) this.send({ type: "watch" });
  }

  /** Drop the line and make a new one now. */
  reopen(): void {
    this.listener.changed(this.attempts ? "lost" : "connecting");
    this.open();
  }

  private open(): void {
    this.hangUp();
    const wire = this.connect(this.server, this.whereabouts.table);
    this.wire = wire;
    if (this.server || this.others.length) this.opening = setTimeout(() => this.lost(), OPENING);
    wire.onopen = () => {
      clearTimeout(this.opening);
      // A server that dies now has promised no sign of life yet: nobody would notice.
      if (this.server || this.others.length) this.silence = setTimeout(() => this.fellSilent(), OPENING);
      this.isOpen = true;
      this.send({ type: "hello", ...this.whereabouts });
      if (this.isWatching) this.send({ type: "watch" });
      if (this.entering) this.send(this.entering);
      for (const message of this.unanswered.values()) this.send(message);
      for (const message of this.unsaid.splice(0)) this.send(message);
      this.watchPatience();
    };
    wire.onmessage = (event) => this.receive(readMessage(String(event.data)));
    wire.onclose = () => this.lost();
  }

  /** Try at once instead of waiting: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (!this.isOpen) this.reopen();
  }

  stop(): void {
    this.hangUp();
    clearTimeout(this.impatience);
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    clearTimeout(this.opening);
    clearTimeout(this.silence);
    this.pulse = 0;
    if (this.wire) {
      this.wire.onopen = this.wire.onmessage = this.wire.onclose = null;
      this.wire.close();
      this.wire = null;
    }
    this.isOpen = false;
  }

  /** The line is gone: it is made anew, as soon as that is possible. */
  lost(): void {
    if (this.wasSent && !this.isOpen) this.strays += 1;
    this.wasSent = false;
    if (this.strays >= MOST_STRAYS) {
      this.strays = 0;
      this.listener.stranded();
    }
    // Where the page came from is asked again, and then the others in turn: any of them knows where the table lives.
    const servers = ["", ...this.others];
    this.server = servers[this.attempts % servers.length] ?? "";
    this.movesInARow = 0;
    this.hangUp();
    this.listener.changed("lost");
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.attempts);
    this.attempts += 1;
    // Not all browsers of a restarted server come back in the same moment.
    this.retry = setTimeout(() => this.reopen(), longest * (0.5 + Math.random() / 2));
  }

  /** Nothing comes any more: the network, the server or its machine is gone, and nobody says so. */
  private fellSilent(): void {
    this.attempts = this.others[0] === this.server ? 0 : 1; // the others are asked first
    this.lost();
  }

  private listenForSilence(): void {
    clearTimeout(this.silence);
    if (!this.pulse) return;
    this.silence = setTimeout(() => {
      this.listener.changed("lost");
      this.silence = setTimeout(() => this.fellSilent(), LATE);
    }, this.pulse + LATE);
  }

  private send(message: Said): void {
    this.wire?.send(JSON.stringify(message));
  }

  private receive(message: Heard): void {
    if (message.type === "alive") {
      // Not the first one: it says nothing of the table.
      if (this.pulse) this.listener.changed("open");
      this.pulse = message.seconds * 1000;
    }
    this.listenForSilence();
    if (message.type === "alive") return;
    if (message.type === "moved") {
      this.follow(message.address ?? "");
      return;
    }
    if (message.type === "update" || message.type === "welcome") {
      // Whoever says so is not among them, and is another one than where the page came from.
      if (message.servers) this.others = [...message.servers, ...(this.server ? [this.server] : [])];
      this.movesInARow = this.strays = 0;
    }
    switch (message.type) {
      case "update":
        if (!message.full && message.version !== this.whereabouts.version + 1) {
          this.closeGap();
          return;
        }
        this.gaps = 0;
        this.whereabouts.version = message.version;
        if (message.epoch) this.whereabouts.epoch = message.epoch;
        break;
      case "seated":
        if (this.entering) this.whereabouts = { table: message.table, key: this.entering.key, epoch: "", version: 0 };
        this.entering = null;
        this.isWatching = false;
        break;
      case "done":
        this.unanswered.delete(message.id);
        break;
      case "refused":
        if (message.id) this.unanswered.delete(message.id);
        else this.entering = null;
        break;
      case "gone":
        this.unanswered.clear();
        this.entering = null;
        break;
      case "welcome":
      case "seatsfound":
      case "checked":
      case "replayed":
      case "reviewed":
      case "compared":
      case "recordsaved":
      case "drafted":
      case "studying":
      case "studied":
      case "editionsaved":
      case "hinted":
      case "invited":
      case "recordtext":
      case "notice":
        break;
      default:
        message satisfies never;
    }
    this.attempts = 0;
    this.listener.changed("open");
    this.watchPatience();
    this.listener.heard(message);
  }

  /** The table lives elsewhere: go there at once, with all that was not answered. */
  private follow(server: string): void {
    this.server = server;
    this.wasSent = server !== "";
    this.movesInARow += 1;
    if (this.movesInARow > MOST_MOVES) this.lost();
    else this.open();
  }

  /** Something was missed: ask for what came after the last thing heard, and if that does not help, for everything. */
  private closeGap(): void {
    this.gaps += 1;
    if (this.gaps > 1) this.whereabouts = { ...this.whereabouts, epoch: "", version: 0 };
    if (this.gaps > 3) this.lost();
    else this.reopen();
  }

  private watchPatience(): void {
    clearTimeout(this.impatience);
    if (this.isOpen && this.unanswered.size) this.impatience = setTimeout(() => this.reopen(), PATIENCE);
  }
}
