import {REPORTED_QUERY_MAX_LENGTH} from '../universal/constants';
import {partsOf, runsOf, squash} from '@documentation/reference/internal/search/words/words';

/** Longer queries are pasted text. */
const MAX_LENGTH = 200;

/** Only what a search for words consists of. An address, for example, has an `@`. */
const plainText = /^[\p{L}\p{M}\p{N}\s.,:;?!_()/’'-]*$/u;

/**
 * Returns the words of a query if the search index knows all of them, and undefined for any other query. Numbers
 * don't count as known, because the index knows some that could be a part of a card or phone number.
 */
export function publicQuery(query: string, isKnown: (word: string) => boolean): string | undefined {
  if (query.length > MAX_LENGTH || !plainText.test(query)) {
    return undefined;
  }
  const words = runsOf(query).flatMap((run) => {
    const parts = partsOf(run);
    return parts.every(isKnown) ? parts : [squash(run)];
  });
  const isPublic = words.every((word) => isKnown(word) && /\p{L}/u.test(word));
  return isPublic ? words.join(' ').slice(0, REPORTED_QUERY_MAX_LENGTH) : undefined;
}
