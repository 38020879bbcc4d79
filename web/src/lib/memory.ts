/** What this browser remembers: who you are, and the keys to your seats. A browser that keeps nothing still plays. */

export interface Remembered {
  key: string;
  name: string;
  /** The commitment as it was when it was first seen. */
  commitment: string;
  /** What this browser has added to the key that the cards come from. */
  nonce: string;
  /** The last hand that was shown to you and that you have put away. */
  seen: number;
  watching: boolean;
  /** The edition that it plays. */
  edition: string;
  /** The deal that is played there once more, as its address has it. */
  deal: string;
}

const PREFIX = "lastcard.";
const NOTHING: Remembered = {
  ...{ key: "", name: "", commitment: "", nonce: "", seen: 0, watching: false, edition: "", deal: "" },
};

/** What was kept, if it is of the type that is wanted: others can write here, too. */
function read<Value>(name: string, otherwise: Value): Value {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    const fits =
      value !== null && typeof value === typeof otherwise && Array.isArray(value) === Array.isArray(otherwise);
    return fits ? (value as Value) : otherwise;
  } catch {
    return otherwise;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full, or forbidden: then a reload asks for the name again.
  }
}

export function remembered(table: string): Remembered {
  return { ...NOTHING, ...read<Partial<Remembered>>(`table.${table}`, {}) };
}

export function remember(table: string, change: Partial<Remembered>): void {
  write(`table.${table}`, { ...remembered(table), ...change });
  if (change.key) write("tables", [table, ...tables().filter((each) => each !== table)].slice(0, 8));
}

export function forget(table: string): void {
  write(
    "tables",
    tables().filter((each) => each !== table),
  );
  try {
    localStorage.removeItem(`${PREFIX}table.${table}`);
  } catch {
    // It could not be kept in the first place.
  }
}

/** The game there is over, or somebody left for good: there is nothing to go back to. What proves its cards stays. */
export function finish(table: string): void {
  if (tables().includes(table))
    write(
      "tables",
      tables().filter((each) => each !== table),
    );
}

/** Tables to go back to, with what to call them. */
export function openTables(): (Remembered & { table: string })[] {
  return tables().map((table) => ({ table, ...remembered(table) }));
}

/** Tables at which this browser has a seat, the last one first. */
export function tables(): string[] {
  return read<string[]>("tables", []);
}

export function lastChoice<Value>(name: string, otherwise: Value): Value {
  return read(`choice.${name}`, otherwise);
}

export function keepChoice(name: string, value: unknown): void {
  write(`choice.${name}`, value);
}

/** So many random bytes, as letters and digits. Not crypto.randomUUID: a page from the local network does not have it. */
export function token(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
