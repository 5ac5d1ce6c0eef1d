/** How many parts of a text are tried. */
const MAX_PARTS = 10;

function distinct(parts: Iterable<string>): string[] {
  return [...new Set(parts)].slice(0, MAX_PARTS);
}

/** 'a, b; c' → [', ', ',', ' ', '; ', ';'] */
export function separatorsIn(text: string): string[] {
  const runs = text.match(/[^\p{L}\p{N}]+/gu) ?? [];
  return distinct(
    runs.flatMap((run) => {
      const bare = run.trim();
      const parts = bare === run || bare === '' ? [run] : [run, bare];
      return run.length > 1 ? [...parts, run[0]!, run.at(-1)!] : parts;
    }),
  );
}

/** 'Ada Lovelace' → ['Ada', 'Lovelace'] */
export function wordsIn(text: string): string[] {
  return distinct(text.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** What is between the parts in a text: ('a and b', ['a', 'b']) → [' and '] */
export function textBetween(text: string, parts: readonly unknown[]): string[] {
  const between: string[] = [];
  let end: number | undefined;
  for (const part of parts) {
    const start = text.indexOf(String(part), end ?? 0);
    if (start < 0 || String(part) === '') {
      break;
    }
    if (end !== undefined && start > end) {
      between.push(text.slice(end, start));
    }
    end = start + String(part).length;
  }
  return distinct(between);
}

/** What precedes and follows a part of a text: ('name: Ada!', 'Ada') → {before: 'name: ', after: '!'} */
export function textAround(
  text: string,
  part: string,
): {before: string; after: string} | undefined {
  const start = part === '' ? -1 : text.indexOf(part);
  return start < 0
    ? undefined
    : {before: text.slice(0, start), after: text.slice(start + part.length)};
}

/** The parts in which two texts differ, without what they have in common at both ends. */
export function difference(from: string, to: string): {removed: string; added: string} {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) {
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) {
    end += 1;
  }
  return {
    removed: from.slice(start, from.length - end),
    added: to.slice(start, to.length - end),
  };
}
