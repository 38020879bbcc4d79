/** Is the key that was shown at the end the one that was committed to before the first card? */
import type { RoomInfo } from "../messages";
import type { Remembered } from "./memory";

/** `consistent`: key and fingerprint fit, but this browser did not see the fingerprint before the cards were dealt. */
export type Verdict = "proven" | "consistent" | "other key" | "left out";

/** What the key of a game that is over proves to a browser that remembers this of the lobby. */
export async function judge(room: RoomInfo, you: string, noted: Remembered): Promise<Verdict> {
  if ((await commitmentOf(room.key)) !== (noted.commitment || room.commitment)) return "other key";
  if (you && noted.nonce && room.nonces[you] !== noted.nonce) return "left out";
  return noted.commitment ? "proven" : "consistent";
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitmentOf(key: string): Promise<string> {
  const bytes = bytesOf(key);
  // Browsers keep WebCrypto from pages of the local network, which is where friends play.
  if (!globalThis.crypto?.subtle) return hexOf(sha256(bytes));
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** The first 32 bits of the fractional part of a root: what SHA-256 takes its constants from. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime)) primes.push(candidate);
  }
  return primes;
}

const ROUND_CONSTANTS = firstPrimes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime)));

/** SHA-256 after FIPS 180-4. */
export function sha256(message: Uint8Array): Uint8Array {
  const length = message.length;
  const padded = new DataView(new ArrayBuffer((Math.floor((length + 8) / 64) + 1) * 64));
  message.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(length) * 8n);

  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  const state = Int32Array.from(START);
  const schedule = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        schedule[i] = padded.getInt32(block + i * 4);
        continue;
      }
      const early = schedule[i - 15]!;
      const late = schedule[i - 2]!;
      const mixedEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const mixedLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      schedule[i] = schedule[i - 16]! + mixedEarly + schedule[i - 7]! + mixedLate;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND_CONSTANTS[i]! + schedule[i]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(i * 4, word));
  return new Uint8Array(digest.buffer);
}
