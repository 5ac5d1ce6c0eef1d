// cspell:ignore eparse
/** Splits text into words, in the same way for pages, names and queries. */

/** A run of characters without a space: 'Upper', 'E_PARSE', 'Text.Upper', 'date-time', 'xsl:value-of' */
const RUN = /[\p{L}\p{N}]+(?:[-_.:/’'][\p{L}\p{N}]+)*/gu;

/** The boundaries inside a run: punctuation, camel case, and acronyms before a word ('XMLHttp' → 'XML', 'Http'). */
const SEAM = /[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** 'Éclair' → 'eclair' */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Removes the most common endings, so 'turns' finds 'turn' and 'dates' finds 'date'. */
function stem(word: string): string {
  if (word.length < 4 || /\d|ss$|us$|is$/.test(word)) {
    return word;
  }
  return word.replace(/ies$/, 'y').replace(/(?<=x|ch|sh|ss)es$|s$/, '');
}

/** Removes spaces and punctuation from a name: 'CSV to JSON' → 'csvtojson' */
export function squash(name: string): string {
  return plain(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

export function runsOf(text: string): string[] {
  return text.match(RUN) ?? [];
}

/** 'ValuesFromPath' → ['value', 'from', 'path'] */
export function partsOf(run: string): string[] {
  return run
    .split(SEAM)
    .filter(Boolean)
    .map((part) => stem(plain(part)));
}

/** Whether a run is an error code, which counts as one word: 'parse' must not find 'E_PARSE'. */
function isErrorCode(run: string): boolean {
  return /^E_[A-Z_]+$/.test(run);
}

/** Returns the words of a run: the run as a whole and, if it has several parts, each part. */
export function wordsOfRun(run: string): string[] {
  const parts = isErrorCode(run) ? [] : partsOf(run);
  return parts.length === 1 ? parts : [squash(run), ...parts];
}

/** 'Writes E_PARSE.' → ['write', 'eparse'] */
export function wordsOf(text: string): string[] {
  return runsOf(text).flatMap(wordsOfRun);
}
