/** The IDs that the search field uses to refer to the list and its options. */
export const LIST_ID = 'search-list';

export function optionId(index: number): string {
  return `search-option-${index}`;
}
