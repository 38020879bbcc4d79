/** The line to the server: opened, and the seat asked for, while most of the page is still on its way. */
import type { Hello } from "../messages";

interface Ahead {
  line: WebSocket;
  said: string;
  heard: MessageEvent[];
}

let ahead: Ahead | null = null;

function open(server: string, table: string): WebSocket {
  const home = (server || location.origin).replace(/^http/, "ws");
  // The table is in the address, so that whatever stands before several servers can tell where it lives.
  return new WebSocket(`${home}/ws${table && `?table=${encodeURIComponent(table)}`}`);
}

/** Say what a connection says first, and keep what is answered until there is one. */
export function callAhead(table: string, key: string): void {
  const hello: Hello = { type: "hello", table, key, epoch: "", version: 0 };
  const [line, said, heard] = [open("", table), JSON.stringify(hello), [] as MessageEvent[]];
  line.onopen = () => line.send(said);
  line.onmessage = (event) => heard.push(event);
  ahead = { line, said, heard };
}

/** A line to a server, for a table. The first one is where the address leads: it was opened ahead, and may be lost again. */
export function lineTo(server: string, table: string): WebSocket {
  const found = ahead;
  ahead = null;
  if (!found || found.line.readyState > WebSocket.OPEN) return open(server, table);
  const { line, said, heard } = found;
  if (line.readyState === WebSocket.OPEN) {
    line.send = (text) => {
      if (text !== said) WebSocket.prototype.send.call(line, text);
    };
    // Whoever asked for it listens by then.
    queueMicrotask(() => {
      line.onopen?.(new Event("open"));
      for (const event of heard) line.onmessage?.(event);
    });
  }
  return line;
}
