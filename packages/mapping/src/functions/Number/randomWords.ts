import {utf8} from '@documentation/base/internal/encodings/utf8';

/** Returns a random 32-bit unsigned integer. */
type Words = () => number;

/** Returns a cryptographically secure generator. */
export function secureWords(): Words {
  return () => crypto.getRandomValues(new Uint32Array(1))[0]!;
}

/** Hashes the bytes of the seed with FNV-1a. */
function hash(seed: string): number {
  let state = 0x811c9dc5;
  for (const byte of utf8(seed)) {
    state = Math.imul(state ^ byte, 0x01000193);
  }
  return state;
}

/** Returns a mulberry32 generator: small, fast and uniform enough for test data, but not secure. */
export function wordsFromSeed(seed: string): Words {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
}

/** Draws a whole number from min to max with equal probability, using rejection sampling to avoid modulo bias. */
export function integerFrom(words: Words, min: number, max: number): number {
  const count = BigInt(max) - BigInt(min) + 1n;
  const fair = 2n ** 64n - (2n ** 64n % count);
  let drawn: bigint;
  do {
    drawn = (BigInt(words()) << 32n) | BigInt(words());
  } while (drawn >= fair);
  return Number(BigInt(min) + (drawn % count));
}
