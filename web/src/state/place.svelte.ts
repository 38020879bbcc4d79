import type { CardInfo, EditionInfo, Invited, Pace, RoomInfo } from "../messages";
import { facesOf } from "../art/faces";
import { cardsByCode, colourLooks, type ColourLook } from "../lib/cards";
import type { Line } from "../lib/connection";

/** The table as a place: who sits there, as whom this browser does, and with which cards it plays. */
export class Place {
  room = $state.raw<RoomInfo | null>(null);
  edition = $state.raw<EditionInfo | null>(null);
  /** The name of this browser's player; empty for somebody who has no seat. */
  you = $state("");
  invited = $state.raw<Invited | null>(null);

  readonly cards: ReadonlyMap<string, CardInfo> = $derived(cardsByCode(this.edition));
  readonly colours: ReadonlyMap<string, ColourLook> = $derived(colourLooks(this.edition));
  /** The faces of all at the table, by their names. */
  readonly faces: ReadonlyMap<string, string> = $derived(
    facesOf(
      (this.room?.seats ?? []).map(({ name, person, face, guest }) => ({
        name,
        bot: !person,
        face,
        late: guest !== "",
      })),
    ),
  );
  readonly isHost: boolean = $derived(this.you !== "" && this.room?.host === this.you);

  constructor(private readonly line: Line) {}

  /** What a player is called: a seat keeps the name it had in the record, and shows that of the guest who took it over. */
  called(name: string): string {
    return this.room?.seats.find((seat) => seat.name === name)?.guest || name;
  }

  /** Send somebody away: for a while, or for good. */
  remove(name: string, ban = false): void {
    this.line.say({ type: "remove", name, ban });
  }

  /** Let somebody in again who was removed. */
  admit(name: string): void {
    this.line.say({ type: "admit", name });
  }

  /** Let nobody new sit down, or again everybody. */
  lock(locked: boolean): void {
    this.line.say({ type: "lock", locked });
  }

  /** Let somebody speak no more, or again. */
  mute(name: string, muted: boolean): void {
    this.line.say({ type: "mute", name, muted });
  }

  /** Vote that a bot sits in for somebody who is asked and silent. */
  replace(name: string): void {
    this.line.say({ type: "replace", name });
  }

  /** Bots play faster or slower from now on. */
  setPace(pace: Pace): void {
    this.line.say({ type: "setpace", pace });
  }

  leave(): void {
    this.line.say({ type: "leave" });
  }

  askInvitation(): void {
    this.line.say({ type: "invite" });
  }

  /** Let other devices of the local network in. */
  openToNetwork(): void {
    this.line.say({ type: "invite", open: true });
  }

  downloadRecord(): void {
    this.line.say({ type: "download" });
  }

  /** Want another game, or no longer; the host may choose its edition. */
  askRematch(yes: boolean, edition: string): void {
    this.line.say({ type: "rematch", yes, edition });
  }

  /** Show a moment of the game that is over to everybody; null: no longer. */
  show(moment: { step: number; seat: string; open: boolean } | null): void {
    this.line.say({ type: "show", ...moment });
  }

  addNonce(nonce: string): void {
    this.line.say({ type: "nonce", nonce });
  }

  clear(): void {
    this.room = this.edition = this.invited = null;
    this.you = "";
  }
}
