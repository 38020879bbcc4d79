/** An edition in letters: deflated, for a link or a message. The server unpacks it. */

const LINK = "e=";

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What the address of the page carries, if it carries an edition. */
export function packedIn(hash: string): string {
  const found = hash.replace(/^#/, "");
  return found.startsWith(LINK) && /^[A-Za-z0-9_-]+$/.test(found.slice(LINK.length)) ? found.slice(LINK.length) : "";
}

export function linkTo(origin: string, packed: string): string {
  return `${origin}/workshop#${LINK}${packed}`;
}
