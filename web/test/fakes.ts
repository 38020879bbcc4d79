/** What tests put in the place of a server and of a browser. */
import { vi } from "vitest";
import type { Line } from "../src/lib/connection";
import type {
  CardInfo,
  EditionInfo,
  EventKind,
  Heard,
  Limits,
  Move,
  OptionInfo,
  RoomInfo,
  Said,
  TableInfo,
  Told,
  Welcome,
} from "../src/messages";

/** A WebSocket whose other end is the test. */
export class FakeWire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: Said[] = [];
  isClosed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.onopen?.();
  }
  tell(message: Heard): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breakDown(): void {
    this.onclose?.();
  }
  types(): string[] {
    return this.said.map((message) => message.type);
  }
}

/** All wires that were made, the last one at hand. */
export class Wires {
  readonly all: FakeWire[] = [];
  /** Where each of them led: the server, and the table. */
  readonly addresses: string[] = [];

  readonly connect = (server: string, table: string): FakeWire => {
    const wire = new FakeWire();
    this.all.push(wire);
    this.addresses.push(`${server}/${table}`);
    return wire;
  };
  get last(): FakeWire {
    const wire = this.all.at(-1);
    if (!wire) throw new Error("nobody has connected");
    return wire;
  }
}

/** A line that only notes what is said. */
export class FakeLine implements Line {
  said: Said[] = [];
  moves: Move[] = [];

  say(message: Said): void {
    this.said.push(message);
  }
  move(move: Move): void {
    this.moves.push(move);
  }
}

/** A browser at this address, which keeps things for as long as the test lasts. Returns what it keeps. */
export function fakeBrowser(path = "/"): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  const location = { pathname: path };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { pushState: (_: unknown, __: string, to: string) => (location.pathname = to) });
  return kept;
}

export function card(code: string, title: string, more: Partial<CardInfo> = {}): CardInfo {
  const rest = {
    symbol: code.slice(1),
    name: title,
    colour: null,
    points: 0,
    count: 1,
    text: "",
    special: false,
    picture: "",
  };
  return { code, title, ...rest, ...more };
}

const SIGNS = ["circle", "triangle", "diamond", "star", "square", "cross", "drop", "moon"];

export function edition(id = "classic", colours = ["blue", "green", "red", "yellow"]): EditionInfo {
  return {
    id,
    name: id,
    about: "",
    world: "classic",
    colours,
    looks: Object.fromEntries(colours.map((hue, index) => [hue, { sign: SIGNS[index] ?? "", hue }])),
    most_players: 10,
    cards: [card("R7", "red 7")],
    writable: [],
    blanks: [],
  };
}

export const LIMITS: Limits = {
  name: 20,
  text: 600,
  chat: 300,
  reactions: ["👍", "🎉"],
  shortest_timer: 5,
  longest_timer: 600,
};

export function welcome(epoch = "e1"): Welcome {
  const house = { house_sets: [], house_rules: [] };
  return { type: "welcome", epoch, limits: LIMITS, ...house, levels: ["easy"], local: true };
}

/** An option with some words. */
export function option(verb: OptionInfo["verb"], more: Partial<OptionInfo> = {}): OptionInfo {
  return { verb, label: `to ${verb}`, ...more };
}

export function room(more: Partial<RoomInfo> = {}): RoomInfo {
  return {
    code: "abc234",
    branch: 0,
    shown: null,
    state: "lobby",
    host: "Ann",
    seats: [],
    spectators: 0,
    settings: {
      edition: "classic",
      scoring: "winner",
      target: 500,
      bluff: true,
      two_player_reverse: "skip",
      timer: 0,
      level: "normal",
      pace: "normal",
      banter: true,
      house: {},
    },
    house_set: "Rulebook",
    house: [],
    written: {},
    readings: {},
    writing: 0,
    most_players: 10,
    commitment: "c1",
    nonces: {},
    key: "",
    rematch: "",
    rematch_wanted: [],
    rematch_edition: "classic",
    starting: false,
    locked: false,
    own_about: "",
    own_news: [],
    removed: [],
    ...more,
  };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    round: 1,
    round_over: false,
    blocked: false,
    round_winner: null,
    game_winners: [],
    scores: {},
    dealer: null,
    turn: "Ann",
    direction: "left",
    colour: "red",
    top: "R7",
    hands: {},
    cards: {},
    draw_pile: 50,
    discard_pile: 1,
    stack: 0,
    protected: {},
    owes_uno: [],
    out: [],
    eliminated: [],
    teams: [],
    lasting: [],
    waiting: [],
    interrupts: [],
    colour_before: null,
    dare: "",
    pile: [],
    rounds: [],
    moments: [],
    ...more,
  };
}

export function told(seq: number, kind: EventKind, more: Partial<Told> = {}): Told {
  const empty = { player: null, other: null, cards: null, amount: 0, colour: null, outcome: null };
  return { seq, kind, text: `${kind} ${seq}`, ...empty, ...more };
}
