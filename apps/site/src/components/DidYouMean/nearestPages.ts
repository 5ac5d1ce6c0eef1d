import {editDistance} from '@documentation/reference/internal/search/words/editDistance';

export interface Page {
  readonly url: string;
  readonly title: string;
  readonly breadcrumb: readonly string[];
}

const MAX_PAGES = 5;
/** The share of a path that may be mistyped. */
const MAX_MISTAKES = 0.34;

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function mistakesIn(typed: string, real: string): number {
  return editDistance(typed, real) / Math.max(typed.length, real.length, 1);
}

/** How far a page is from the requested path: Infinity if they have nothing in common. */
function distance(typed: readonly string[], real: readonly string[]): number {
  // Readers cut URLs down: /guides/mappings → /guides/mappings/overview
  if (real.length > typed.length && typed.every((part, index) => part === real[index])) {
    return (real.length - typed.length) * 0.05;
  }
  const whole = mistakesIn(typed.join('/'), real.join('/'));
  // The page may be in another folder now.
  const last = mistakesIn(typed.at(-1)!, real.at(-1)!);
  return Math.min(
    whole <= MAX_MISTAKES ? 1 + whole : Infinity,
    last <= MAX_MISTAKES ? 1.5 + last + whole : Infinity,
  );
}

/** The pages that a reader probably meant by a path without a page, nearest first. */
export function nearestPages(
  path: string,
  pages: readonly Page[],
  baseUrl: string,
): readonly Page[] {
  const typed = partsOf(path.slice(baseUrl.length - 1));
  if (typed.length === 0) {
    return [];
  }
  return pages
    .map((page) => ({
      page,
      distance: distance(typed, partsOf(page.url.slice(baseUrl.length - 1))),
    }))
    .filter((found) => found.distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_PAGES)
    .map(({page}) => page);
}
