/** What is on the screen while things happen: it follows the game, one movement after the other. */
import type { TableInfo, Told } from "../messages";
import type { Layout, Spot } from "../scene/layout";

/** What one message told: events, and the table after them. */
export interface Beat {
  events: Told[];
  table: TableInfo;
}

/** A card that lies on the discard pile, as it fell. */
export interface Fallen {
  key: number;
  code: string;
  angle: number;
  dx: number;
  dy: number;
}

/** A card in the air. No code: its back is seen. */
export interface Flight {
  key: number;
  code: string | null;
  from: Spot;
  to: Spot;
  delay: number;
  lasts: number;
}

/** Something that just happened, said where it happened: at a seat, or in the middle (player is null). */
export interface Remark {
  key: number;
  player: string | null;
  text: string;
  code: string | null;
}

export class Stage {
  /** The table as it is shown: never ahead of the game, and level with it when nothing moves. */
  shown = $state.raw<TableInfo | null>(null);
  fallen = $state.raw<Fallen[]>([]);
  flights = $state.raw<Flight[]>([]);
  remarks = $state.raw<Remark[]>([]);
  /** Set by the table's screen whenever it changes. */
  layout: Layout | null = null;

  /** A message came. `isFresh`: there is nothing to show of how it came to this. */
  heard(beat: Beat, isFresh: boolean): void {
    void isFresh;
    this.shown = beat.table;
  }

  /** Show at once what is left to show. */
  skip(): void {
    this.flights = [];
  }

  clear(): void {
    this.shown = null;
    this.fallen = [];
    this.flights = [];
    this.remarks = [];
  }
}
