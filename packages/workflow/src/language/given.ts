/** Checks the platform state of a rehearsal, which readers can edit. Steps check only their configuration and input. */
import {shorten} from '@documentation/base/internal/values/quote';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {Value} from '@documentation/base/internal/values/types';

const isText = (value: Value) => typeof value === 'string';

/** What the fields of `secrets` and `mappings` must be. */
const contents: Readonly<Record<string, {fits: (value: Value) => boolean; mustBe: string}>> = {
  secrets: {fits: isText, mustBe: 'text'},
  mappings: {
    fits: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
    mustBe: 'a list with the mapping of each version as text, such as ["$.id"]',
  },
};

/** Says what is wrong with the state: '`now` must be a date and time …' Returns undefined if it's fine. */
export function givenProblem({
  now,
  ...held
}: Readonly<Record<string, Value | undefined>>): string | undefined {
  if (now !== undefined && !hasType(now, 'DateTime')) {
    return '`now` must be a date and time with an offset, such as "2024-05-01T12:00:00Z".';
  }
  for (const [name, fields] of Object.entries(held)) {
    if (fields === undefined) {
      continue;
    }
    if (!hasType(fields, 'Object')) {
      return `\`${shorten(name)}\` must be a JSON object, such as {"name": "value"}.`;
    }
    const {fits = () => true, mustBe = ''} = contents[name] ?? {};
    const wrong = Object.entries(fields as Record<string, Value>).find(([, value]) => !fits(value));
    if (wrong) {
      return `\`${name}.${shorten(wrong[0])}\` must be ${mustBe}.`;
    }
  }
  return undefined;
}
