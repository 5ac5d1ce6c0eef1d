/** Shared by the functions that treat two lists as sets. */

/** The parameter that specifies what to compare. */
export const keyOfBoth = {
  type: 'Expression',
  default: null,
  description:
    'the value to compare for the items of both lists, where `@` is the item and `@index` its position; by default, the whole item',
} as const;

export const nullInSets =
  'Null items equal each other, and so do items whose key is null or missing.';
