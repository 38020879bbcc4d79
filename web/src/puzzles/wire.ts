/** A line to nowhere: it says what the table of a puzzle is, hears the one answer, and is a WebSocket to the page. */
import type { Wire } from "../lib/connection";
import type { Heard, Move, Said, Update } from "../messages";

export class PuzzleWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  private version = 0;

  constructor(
    private readonly table: Update,
    private readonly answered: (move: Move) => void,
  ) {
    queueMicrotask(() => {
      this.onopen?.call(this as never, new Event("open"));
    });
  }

  send(text: string): void {
    const said = JSON.parse(text) as Said;
    if (said.type === "hello") this.show();
    if (said.type !== "move") return;
    this.hear({ type: "done", id: said.id });
    this.version += 1;
    this.hear({ type: "update", version: this.version, changes: { waiting: [] } });
    this.answered(said);
  }

  /** The table as it was, to be asked again. */
  show(): void {
    this.version += 1;
    this.hear({ ...this.table, version: this.version, full: true });
  }

  close(): void {
    this.onopen = this.onmessage = this.onclose = null;
  }

  private hear(message: Heard): void {
    this.onmessage?.call(this as never, new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}
