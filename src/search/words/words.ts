// cspell:ignore eparse
/** How text becomes words, the same for pages, names and queries. */

/** 'Upper', 'E_PARSE', 'Text.Upper', 'date-time', '$now', 'xsl:value-of': what is written without a gap. */
const RUN = /[\p{L}\p{N}]+(?:[-_.:/’'][\p{L}\p{N}]+)*/gu;

/** The seams inside a run: signs, camel case, and acronyms before a word ('XMLHttp' → 'XML', 'Http'). */
const SEAM = /[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** 'Éclair' → 'eclair' */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Takes the commonest endings off, so that 'turns' finds 'turn' and 'dates' finds 'date'. */
function stem(word: string): string {
  if (word.length < 4 || /\d|ss$|us$|is$/.test(word)) {
    return word;
  }
  return word.replace(/ies$/, 'y').replace(/(?<=x|ch|sh|ss)es$|s$/, '');
}

/** 'CSV to JSON' → 'csvtojson': a name without its gaps and signs. */
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

/** An error code is one word: 'E_PARSE' must not be found by 'parse'. */
function isErrorCode(run: string): boolean {
  return /^E_[A-Z_]+$/.test(run);
}

/** The words of a run: the run as a whole and, where it has seams, its parts. */
export function wordsOfRun(run: string): string[] {
  const parts = isErrorCode(run) ? [] : partsOf(run);
  return parts.length === 1 ? parts : [squash(run), ...parts];
}

/** 'Writes E_PARSE.' → ['write', 'eparse'] */
export function wordsOf(text: string): string[] {
  return runsOf(text).flatMap(wordsOfRun);
}
