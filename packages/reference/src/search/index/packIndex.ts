import type MiniSearch from 'minisearch';
import type {IndexedDocument} from './indexOptions';

/** The index as MiniSearch writes and reads it. */
export type StoredIndex = ReturnType<MiniSearch<IndexedDocument>['toJSON']>;

/** A stored index whose words are unpacked one by one, on demand. */
export interface UnpackedIndex extends Omit<StoredIndex, 'index'> {
  readonly index: Iterable<StoredIndex['index'][number]>;
}

/**
 * The documents in which a word occurs in a field, as delta-encoded numbers. If the word occurs more than once
 * in a document, the count follows as a negative number.
 */
type PackedPlaces = readonly number[];

/** The packed index. It omits document IDs, because they are consecutive numbers. */
export interface PackedIndex extends Omit<StoredIndex, 'documentIds' | 'fieldLength' | 'index'> {
  readonly fieldLength: readonly number[][];
  readonly index: readonly (readonly [word: string, Readonly<Record<string, PackedPlaces>>])[];
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

function packPlaces(places: Readonly<Record<string, number>>): PackedPlaces {
  let last = 0;
  // Object.entries lists integer keys in ascending order.
  return Object.entries(places).flatMap(([key, count]) => {
    const step = Number(key) - last;
    last += step;
    return count === 1 ? [step] : [step, -count];
  });
}

function unpackPlaces(packed: PackedPlaces): Record<string, number> {
  const places: Record<string, number> = {};
  let document = 0;
  for (const number of packed) {
    document += Math.max(number, 0);
    places[document] = number < 0 ? -number : 1;
  }
  return places;
}

export function packIndex(stored: StoredIndex): PackedIndex {
  const {documentIds, fieldLength, index, ...rest} = stored;
  return {
    ...rest,
    fieldLength: Object.keys(documentIds).map((document) => fieldLength[document]!),
    index: index.map(([word, fields]) => [word, mapValues(fields, packPlaces)]),
  };
}

/** Counts the documents in which the word occurs. */
export function countPlaces(packed: PackedPlaces): number {
  let count = 0;
  for (const number of packed) {
    count += number < 0 ? 0 : 1;
  }
  return count;
}

function* unpackWords(index: PackedIndex['index']): Generator<StoredIndex['index'][number]> {
  for (const [word, fields] of index) {
    yield [word, mapValues(fields, unpackPlaces)];
  }
}

export function unpackIndex({fieldLength, index, ...rest}: PackedIndex): UnpackedIndex {
  return {
    ...rest,
    documentIds: Object.fromEntries(fieldLength.map((_lengths, document) => [document, document])),
    fieldLength: Object.fromEntries(fieldLength.map((lengths, document) => [document, lengths])),
    index: unpackWords(index),
  };
}
