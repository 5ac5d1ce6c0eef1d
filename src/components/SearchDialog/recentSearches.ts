import {createStorageSlot} from '@docusaurus/theme-common';
import {RECENT_SEARCHES_KEPT} from '../../universal/constants';

/** If browser storage is unavailable, nothing is saved and no error is thrown. */
const slot = createStorageSlot('docusaurus.search.recent');

export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((query) => typeof query === 'string').slice(0, RECENT_SEARCHES_KEPT)
      : [];
  } catch {
    return [];
  }
}

/** Adds a query to the start of the recent searches, without duplicates. */
export function addRecentSearch(query: string): readonly string[] {
  const others = readRecentSearches().filter((other) => other !== query);
  const recent = [query, ...others].slice(0, RECENT_SEARCHES_KEPT);
  slot.set(JSON.stringify(recent));
  return recent;
}

export function clearRecentSearches(): readonly string[] {
  slot.del();
  return [];
}
