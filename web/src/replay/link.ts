/** The address of a game: the record is in it, packed, or the server keeps it; with the moment and the seat. */

const CODE = /^\/replay\/([a-z0-9]{12})\/?$/;

export interface Moment {
  step: number;
  /** In whose place; empty: the first one's. */
  seat: string;
  /** All hands are open, or only that of the seat. */
  isOpen: boolean;
}

export interface Linked extends Moment {
  packed: string;
  code: string;
  /** The step is the one before this event, and it goes on from there. */
  seq?: number;
}

export function readLink(path: string, hash: string): Linked {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const packed = fields.get("g") ?? "";
  const step = Number(fields.get("m") ?? 0);
  return {
    packed: /^[A-Za-z0-9_-]+$/.test(packed) ? packed : "",
    code: CODE.exec(path)?.[1] ?? "",
    step: Number.isSafeInteger(step) && step > 0 ? step : 0,
    seat: fields.get("s") ?? fields.get("as") ?? "",
    isOpen: !fields.has("as"),
  };
}

/** `g` is the game, `m` the moment, `s` the seat, `as` the seat whose eyes it is seen with. */
export function writeLink({ packed, code, step, seat, isOpen }: Linked): string {
  const fields = new URLSearchParams();
  if (!code) fields.set("g", packed);
  if (step) fields.set("m", String(step));
  if (seat) fields.set(isOpen ? "s" : "as", seat);
  const rest = fields.toString();
  return `/replay${code ? `/${code}` : ""}${rest ? `#${rest}` : ""}`;
}

/** What somebody pasted, if it is a link to a game. */
export function linkIn(text: string): Linked | null {
  const found = /^\S*?(\/replay(?:\/[a-z0-9]{12})?)(#\S*)?$/.exec(text.trim());
  const linked = found && readLink(found[1] ?? "", found[2] ?? "");
  return linked && (linked.packed || linked.code) ? linked : null;
}
