import type {Value} from '@documentation/base/internal/values/types';

/** Makes broken copies of valid input. The same seed always makes the same copies. */

/** Returns a number from 0 (inclusive) to `limit` (exclusive). */
export type Random = (limit: number) => number;

/** A small generator of pseudorandom numbers (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** Pieces that mean something in at least one format. */
const pieces = [
  ...'"\',;:-%()[]{}<>&\\\n\r\t\0\ufeff\ud800',
  ...['</', '/>', '&#0;', '<?xml', '<!DOCTYPE', 'null', '1e999', '9007199254740993', '99999999999'],
  ...['obj', 'endobj', 'stream', '/Length 9', '/Count -1', 'sep=;\n'],
].map((piece) => new TextEncoder().encode(piece));

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

type Edit = (bytes: Uint8Array, random: Random) => Uint8Array;

const edits: readonly Edit[] = [
  function flipBit(bytes, random) {
    const copy = bytes.slice();
    copy[random(copy.length)]! ^= 1 << random(8);
    return copy;
  },
  function replaceByte(bytes, random) {
    const copy = bytes.slice();
    copy[random(copy.length)] = random(256);
    return copy;
  },
  function cutOff(bytes, random) {
    return bytes.slice(0, random(bytes.length));
  },
  function cutOut(bytes, random) {
    const at = random(bytes.length);
    return joined(bytes.subarray(0, at), bytes.subarray(at + 1 + random(40)));
  },
  function insertPiece(bytes, random) {
    const at = random(bytes.length + 1);
    return joined(bytes.subarray(0, at), pieces[random(pieces.length)]!, bytes.subarray(at));
  },
  function repeatPart(bytes, random) {
    const at = random(bytes.length);
    const end = at + 1 + random(40);
    return joined(bytes.subarray(0, end), bytes.subarray(at));
  },
  function swapParts(bytes, random) {
    const [a, b, c] = [random(bytes.length), random(bytes.length), random(bytes.length)].sort(
      (first, second) => first - second,
    );
    return joined(
      bytes.subarray(0, a),
      bytes.subarray(b, c),
      bytes.subarray(a, b),
      bytes.subarray(c),
    );
  },
];

/** Returns a copy of a file with one to three mistakes. */
export function mutateBytes(bytes: Uint8Array, random: Random): Uint8Array {
  let mutant = bytes;
  for (let count = 1 + random(3); count > 0 && mutant.length > 0; count -= 1) {
    mutant = edits[random(edits.length)]!(mutant, random);
  }
  return mutant;
}

const strangeValues: readonly Value[] = [
  null,
  true,
  -1,
  0,
  1e300,
  '',
  ' ',
  'x',
  '9007199254740993',
  '__proto__',
  [],
  [[]],
  [null],
  {},
  {v: '1'},
  {f: []},
  Uint8Array.of(1),
];

/** Returns a copy of a value in which one part is replaced, removed or repeated. */
export function mutateValue(value: Value, random: Random): Value {
  const isList = Array.isArray(value);
  const isBranch = typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
  const entries = isBranch ? Object.entries(value as Record<string, Value>) : [];
  if (entries.length === 0 || random(6) === 0) {
    return strangeValues[random(strangeValues.length)]!;
  }
  const at = random(entries.length);
  const [key, child] = entries[at]!;
  const changed: [string, Value][][] = [
    [],
    [
      [key, child],
      [`${key} `, child],
    ],
    ...Array.from({length: 6}, (): [string, Value][] => [[key, mutateValue(child, random)]]),
  ];
  entries.splice(at, 1, ...changed[random(changed.length)]!);
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
