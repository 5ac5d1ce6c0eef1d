import {fittingItems, pair, text} from './stored/shape';
import {storedValue} from './stored/storedValue';
import {RECENT_PAGES_KEPT} from './universal/constants';

/** A visited page: its path and its title. */
export type RecentPage = readonly [path: string, title: string];

const MAX_LENGTH = 500;

/** One more than is shown: the current page. */
const stored = storedValue(
  'docusaurus.search.pages',
  fittingItems<RecentPage>(pair(text(MAX_LENGTH), text(MAX_LENGTH)), RECENT_PAGES_KEPT + 1),
);

/** Returns the pages that this browser has visited, latest first. */
export function readRecentPages(): readonly RecentPage[] {
  return stored.read().data ?? [];
}

export function addRecentPage(page: RecentPage): void {
  const others = readRecentPages().filter(([path]) => path !== page[0]);
  stored.write([page, ...others.slice(0, RECENT_PAGES_KEPT)]);
}

export function clearRecentPages(): readonly RecentPage[] {
  stored.clear();
  return [];
}
