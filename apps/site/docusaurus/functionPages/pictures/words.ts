const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 3, 'item' → 'three items' */
export function count(number: number, noun: string): string {
  return `${numbers[number] ?? number} ${noun}${number === 1 ? '' : 's'}`;
}

/** ['1', '2', '3'] → '1, 2 and 3' */
export function enumerate(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
}

/** Joins parts that contain "and" themselves: 'DE with items 1 and 3, and FR with item 2' */
export function enumerateLong(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(', and ');
}

export function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
