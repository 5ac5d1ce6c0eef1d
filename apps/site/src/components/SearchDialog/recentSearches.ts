import {fittingItems, text} from '../../stored/shape';
import {storedValue} from '../../stored/storedValue';
import {RECENT_SEARCHES_KEPT} from '../../universal/constants';

/** No one searches for longer text again. */
const MAX_LENGTH = 20_000;

const stored = storedValue(
  'docusaurus.search.recent',
  fittingItems(text(MAX_LENGTH), RECENT_SEARCHES_KEPT),
);

export function readRecentSearches(): readonly string[] {
  return stored.read().data ?? [];
}

/** Adds a query to the start of the recent searches, without duplicates. */
export function addRecentSearch(query: string): readonly string[] {
  const others = readRecentSearches().filter((other) => other !== query);
  const recent = [query, ...others].slice(0, RECENT_SEARCHES_KEPT);
  stored.write(recent);
  return recent;
}

export function clearRecentSearches(): readonly string[] {
  stored.clear();
  return [];
}
