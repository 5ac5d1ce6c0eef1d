/** The field and its list name each other by these. */
export const LIST_ID = 'search-list';

export function optionId(index: number): string {
  return `search-option-${index}`;
}
