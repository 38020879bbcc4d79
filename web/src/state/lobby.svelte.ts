import type { EditionInfo, Level, Reading, Settings } from "../messages";
import type { Line } from "../lib/connection";
import { nothing, withOne } from "../lib/records";
import type { Place } from "./place.svelte";

/** What is done at a table before the game: who plays, how, and with which rules of their own. */
export class Lobby {
  /** What texts for blank cards would do, by the text. */
  readings = $state.raw(nothing<string, Reading>());
  private colours = "";

  constructor(
    private readonly line: Line,
    private readonly place: Place,
  ) {}

  addBot(level: Level): void {
    this.line.say({ type: "addbot", level });
  }

  change(settings: Settings): void {
    this.line.say({ type: "change", settings });
  }

  start(): void {
    this.line.say({ type: "start" });
  }

  /** Write on a blank card, but not over what was written since the room was last seen. */
  write(code: string, text: string): void {
    this.line.say({ type: "write", code, text, writing: this.writing });
  }

  /** Agree to what is written as it was last seen, or no longer. */
  agree(yes: boolean): void {
    this.line.say({ type: "agree", yes, writing: this.writing });
  }

  /** Ask what a text would do. */
  check(text: string): void {
    const edition = this.place.room?.settings.edition;
    if (edition !== undefined) this.line.say({ type: "check", text, edition });
  }

  checked(reading: Reading): void {
    this.readings = withOne(this.readings, reading.text, reading);
  }

  /** What a text does depends on the colours that it may name. */
  editionChanged(edition: EditionInfo): void {
    const colours = edition.colours.join();
    if (colours !== this.colours) this.readings = nothing();
    this.colours = colours;
  }

  clear(): void {
    this.readings = nothing();
    this.colours = "";
  }

  private get writing(): number {
    return this.place.room?.writing ?? 0;
  }
}
