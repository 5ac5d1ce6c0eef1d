/** Finds the URL of the next page for each pagination style. */
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {HttpResponse} from '../../language/types';
import {nextLink} from './linkHeader';
import {shorten} from '@documentation/base/internal/values/quote';

type Style = 'cursor' | 'page' | 'offset' | 'link-header';

/** The default query parameter for each pagination style. */
export const defaultParameter = {
  cursor: 'cursor',
  page: 'page',
  offset: 'offset',
  'link-header': '',
} as const;

export function withParameter(url: URL, name: string, value: string): URL {
  const changed = new URL(url);
  changed.searchParams.set(name, value);
  return changed;
}

/** Resolves the next page's URL. It must have the first page's origin, because every request sends the secret. */
function sameSite(first: URL, location: string): URL {
  const next = new URL(location, first);
  return next.origin === first.origin
    ? next
    : failStep(
        'E_REFUSED',
        `The next page is on another site, ${shorten(next.host)}. Fetch that page in a separate step, so your headers and secret aren’t sent there.`,
      );
}

export interface Position {
  readonly first: URL;
  readonly response: HttpResponse;
  /** The next cursor or URL in the response, for the `cursor` style. */
  readonly cursor: Json;
  /** The number of pages fetched so far. */
  readonly pages: number;
  /** The number of items fetched so far. */
  readonly items: number;
  /** The number of items on the latest page. */
  readonly last: number;
}

export interface Paging {
  readonly style: Style;
  readonly parameter: string;
  readonly firstPage: number;
  readonly pageSize?: number | undefined;
}

/** Returns the URL of the next page, or null after the last page. */
export function nextPage(
  {style, parameter, firstPage, pageSize}: Paging,
  at: Position,
): URL | null {
  const {first, cursor} = at;
  if (style === 'link-header') {
    const link = nextLink(at.response.headers?.link ?? '');
    return link === null ? null : sameSite(first, link);
  }
  if (style === 'cursor') {
    if ((typeof cursor !== 'string' && typeof cursor !== 'number') || cursor === '') {
      return null;
    }
    const text = String(cursor);
    return /^https?:\/\//.test(text)
      ? sameSite(first, text)
      : withParameter(first, parameter, text);
  }
  if (at.last === 0 || (pageSize !== undefined && at.last < pageSize)) {
    return null;
  }
  const value = style === 'page' ? firstPage + at.pages : at.items;
  return withParameter(first, parameter, String(value));
}
