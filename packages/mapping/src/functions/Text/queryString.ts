import {fail} from '@documentation/base/internal/values/errors';
import type {Parameter} from '../../language/types';
import {quote} from '@documentation/base/internal/values/quote';
import {QUERY_PARAMETERS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** Parses query strings. URLSearchParams would replace bytes that aren't UTF-8 with U+FFFD, without an error. */

export const parametersLimit = `A query string can have up to ${grouped(QUERY_PARAMETERS)} parameters.`;

export const encodingError = {
  code: 'E_ENCODING',
  when: 'percent-encoded bytes aren’t valid UTF-8',
} as const;

export const listsParameter = {
  type: 'Text',
  default: 'repeated',
  values: {
    repeated: 'only for parameters that occur more than once',
    always: 'for all parameters, even those that occur once',
  },
  description: 'when the value of a query parameter is a list',
} as const satisfies Parameter;

export const queryNote =
  'In a query string, `+` means a space. Names and values are decoded as UTF-8, and a `%` without two hexadecimal digits stays as it is. Names such as `filter[status]` have no special meaning.';

/** '%C3%BC' → 'ü' */
export function percentDecode(text: string, parameter: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return fail(
        'E_ENCODING',
        `${quote(text)} contains percent-encoded bytes that aren’t valid UTF-8. Encode the original text as UTF-8.`,
        parameter,
      );
    }
  });
}

/** Splits at the first equals sign: 'a=b=c' → ['a', 'b=c'] */
function pairOf(text: string, parameter: string): [name: string, value: string] {
  const spaced = text.replaceAll('+', ' ');
  const end = spaced.includes('=') ? spaced.indexOf('=') : spaced.length;
  return [
    percentDecode(spaced.slice(0, end), parameter),
    percentDecode(spaced.slice(end + 1), parameter),
  ];
}

/** 'tag=new&tag=gift&page=2' → {tag: ['new', 'gift'], page: '2'} */
export function parseQuery(
  query: string,
  lists: keyof typeof listsParameter.values,
  parameter: string,
): Record<string, string | string[]> {
  const parts = query.split('&', QUERY_PARAMETERS + 1);
  if (parts.length > QUERY_PARAMETERS) {
    fail(
      'E_LIMIT',
      `The query string has more than ${grouped(QUERY_PARAMETERS)} parameters. Pass fewer parameters.`,
      parameter,
    );
  }
  const values = new Map<string, string[]>();
  for (const part of parts.filter((text) => text !== '')) {
    const [name, value] = pairOf(part, parameter);
    const list = values.get(name);
    if (list) {
      list.push(value);
    } else {
      values.set(name, [value]);
    }
  }
  return Object.fromEntries(
    Array.from(values, ([name, list]) => [
      name,
      lists === 'repeated' && list.length === 1 ? list[0]! : list,
    ]),
  );
}
