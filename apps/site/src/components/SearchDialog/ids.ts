/** The IDs that the search field uses to refer to the lists and their options. */
export const LIST_ID = 'search-list';
export const CALLS_LIST_ID = 'search-calls';
export const PAGES_LIST_ID = 'search-recent-pages';

export function optionId(index: number): string {
  return `search-option-${index}`;
}
