import type {Json} from '@documentation/base/internal/values/json';
import type {Surroundings} from '../../language/types';

/** A stored value, which the platform keeps under 'values/<store>/<key>'. */
export interface Entry {
  readonly value: Json;
  /** 1 for a new value, incremented with each change. */
  readonly version: number;
  readonly expiresAt?: string | undefined;
}

export const storeField = {
  type: 'string',
  pattern: '^[a-z0-9][a-z0-9-]{0,62}$',
  description: 'the store name: lowercase letters, digits and hyphens',
} as const;

export const keyField = {
  type: 'string',
  minLength: 1,
  maxLength: 512,
  description: 'the value’s key',
} as const;

export function placeOf(store: string, key: string): string {
  return `values/${store}/${key}`;
}

/** '2024-05-01T12:00:00Z' + 60 → '2024-05-01T12:01:00Z' */
export function later(now: string, seconds: number): string {
  return new Date(Date.parse(now) + seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** Reads an entry. Returns undefined if it is missing or has expired. */
export function readEntry({store, now}: Surroundings, place: string): Entry | undefined {
  const entry = store.get(place) as unknown as Entry | undefined;
  const isOver = entry?.expiresAt !== undefined && Date.parse(entry.expiresAt) <= Date.parse(now);
  return isOver ? undefined : entry;
}

/** Writes an entry without its undefined fields. */
export function writeEntry({store}: Surroundings, place: string, entry: Entry): void {
  store.set(place, JSON.parse(JSON.stringify(entry)) as Json);
}
