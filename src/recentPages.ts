import {createStorageSlot} from '@docusaurus/theme-common';
import {RECENT_PAGES_KEPT} from './universal/constants';

/** A visited page: its path and its title. */
export type RecentPage = readonly [path: string, title: string];

/** If browser storage is unavailable, nothing is saved and no error is thrown. */
const slot = createStorageSlot('docusaurus.search.pages');

function isPage(stored: unknown): stored is RecentPage {
  return (
    Array.isArray(stored) && stored.length === 2 && stored.every((part) => typeof part === 'string')
  );
}

/** Returns the pages that this browser has visited, latest first, with one more than is shown: the current page. */
export function readRecentPages(): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPage) : [];
  } catch {
    return [];
  }
}

export function addRecentPage(page: RecentPage): void {
  const others = readRecentPages().filter(([path]) => path !== page[0]);
  slot.set(JSON.stringify([page, ...others.slice(0, RECENT_PAGES_KEPT)]));
}

export function clearRecentPages(): readonly RecentPage[] {
  slot.del();
  return [];
}
