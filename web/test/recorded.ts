/** Rounds that were played for tests: see scripts/record_beats.py. */
import type { EventKind, TableInfo, Told } from "../src/messages";
import type { Beat } from "../src/stage/stage.svelte";
import { table, told } from "./fakes";

interface Line {
  colours?: Record<string, string | null>;
  events: (Partial<Told> & { seq: number; kind: EventKind })[];
  table: Partial<TableInfo>;
}

export interface Recorded {
  beats: Beat[];
  colourOf: (code: string) => string | null;
}

export function recorded(text: string): Recorded {
  const [first, ...lines] = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  return {
    beats: lines.map(({ events, table: after }) => ({
      events: events.map(({ seq, kind, ...more }) => told(seq, kind, more)),
      table: table(after),
    })),
    colourOf: (code) => first?.colours?.[code] ?? null,
  };
}
