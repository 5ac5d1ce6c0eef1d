export interface WordList {
  has(word: string): boolean;
  /** Whether any word starts with the prefix. */
  hasPrefix(prefix: string): boolean;
}

export function createWordList(words: readonly string[]): WordList {
  const known = new Set(words);
  const sorted = words.toSorted();

  /** Uses a binary search: words that start with the prefix begin where the prefix itself would be inserted. */
  function hasPrefix(prefix: string): boolean {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return sorted[low]?.startsWith(prefix) ?? false;
  }

  return {has: (word) => known.has(word), hasPrefix};
}
