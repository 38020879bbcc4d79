/** Is the key that was shown at the end the one that was committed to before the first card? */
import type { RoomInfo } from "../messages";
import type { Remembered } from "./memory";
import { at } from "./records";
import { sha256 } from "./sha256";

/** `consistent`: key and fingerprint fit, but this browser did not see the fingerprint before the cards were dealt. */
export type Verdict = "proven" | "consistent" | "other key" | "left out";

/** What the key of a game that is over proves to a browser that remembers this of the lobby. */
export function judge(room: RoomInfo, you: string, noted: Remembered): Verdict {
  if (commitmentOf(room.key) !== (noted.commitment || room.commitment)) return "other key";
  if (you && noted.nonce && at(room.nonces, you) !== noted.nonce) return "left out";
  return noted.commitment ? "proven" : "consistent";
}

/** SHA-256, in hexadecimal. Not by WebCrypto: browsers keep it from pages of the local network, where friends play. */
export function commitmentOf(key: string): string {
  return sha256(Uint8Array.from(key.match(/../g) ?? [], (byte) => parseInt(byte, 16)));
}
