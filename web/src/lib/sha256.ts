/** SHA-256 (FIPS 180-4) of a few bytes: small rather than fast. */

const PRIMES: number[] = [];
for (let number = 2; PRIMES.length < 64; number++) if (PRIMES.every((prime) => number % prime)) PRIMES.push(number);

/** The first 32 bits after the point: what the standard makes its constants of. */
const fraction = (value: number): number => (value % 1) * 2 ** 32;
const ROUND_CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const FIRST_HASH = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** The digest, in hexadecimal. */
export function sha256(message: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const hash = FIRST_HASH.slice();
  for (let block = 0; block < padded.length; block += 64) mixIn(hash, view, block);
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}

function mixIn(hash: Uint32Array, view: DataView, block: number): void {
  const words = new Uint32Array(64);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (const [i, constant] of ROUND_CONSTANTS.entries()) {
    const before = (steps: number): number => words[i - steps] ?? 0;
    words[i] =
      i < 16
        ? view.getUint32(block + i * 4)
        : before(16) +
          before(7) +
          (turned(before(15), 7) ^ turned(before(15), 18) ^ (before(15) >>> 3)) +
          (turned(before(2), 17) ^ turned(before(2), 19) ^ (before(2) >>> 10));
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constant + before(0);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
}

function turned(word: number, right: number): number {
  return (word >>> right) | (word << (32 - right));
}
