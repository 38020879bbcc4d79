import type { ChatLine } from "../messages";
import type { Line } from "../lib/connection";

const MOST_LINES = 200;

/** What people say to each other. */
export class Chat {
  lines = $state.raw<ChatLine[]>([]);

  constructor(private readonly line: Line) {}

  say(text: string): void {
    this.line.say({ type: "chat", text });
  }

  react(sign: string): void {
    this.line.say({ type: "chat", text: sign, reaction: true });
  }

  heard(lines: ChatLine[]): void {
    this.lines = [...this.lines, ...lines].slice(-MOST_LINES);
  }

  clear(): void {
    this.lines = [];
  }
}
