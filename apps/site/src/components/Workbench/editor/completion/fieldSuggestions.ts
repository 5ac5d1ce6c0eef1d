import {plainName} from '@documentation/mapping/internal/language/notation/tokens';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {describeField} from './describeField';
import type {Suggestion} from './suggestion';

/** No one looks through more fields than this. */
const MAX_FIELDS = 500;

/** Suggests the fields of a value after a dot, or as keys in brackets. Names with spaces need brackets. */
export function fieldSuggestions(value: Value | undefined, isQuoted: boolean): Suggestion[] {
  if (!isObject(value)) {
    return [];
  }
  return Object.entries(value)
    .slice(0, MAX_FIELDS)
    .map(([name, field], index) => {
      const suggestion = isQuoted ? quotedSuggestion(name) : plainSuggestion(name);
      // Fields keep the order that they have in the data.
      return {...suggestion, detail: describeField(field), rank: -Math.min(index, 99)};
    });
}

/** The content of `["…"]`, with the closing characters. */
export function quotedSuggestion(name: string): Suggestion {
  const label = JSON.stringify(name);
  return {kind: 'field', label, insert: `${label}]`, replaceAfter: '"]'};
}

function plainSuggestion(name: string): Suggestion {
  return plainName.test(name)
    ? {kind: 'field', label: name, insert: name}
    : {kind: 'field', label: name, insert: `[${JSON.stringify(name)}]`, replaceBefore: '.'};
}
