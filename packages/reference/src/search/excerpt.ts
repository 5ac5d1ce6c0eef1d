import {runsOf, wordsOfRun} from './words/words';

const MAX_LENGTH = 160;
/** How many characters before the first match are kept. */
const LEAD = 40;

type Terms = ReadonlySet<string>;

function isMatch(run: string, terms: Terms): boolean {
  return wordsOfRun(run).some((word) => terms.has(word));
}

/**
 * Splits text into matching and non-matching pieces:
 * 'Upper case' → [{text: 'Upper', isMatch: true}, {text: ' case', …}]
 */
export function markMatches(
  text: string,
  terms: Terms,
): readonly {readonly text: string; readonly isMatch: boolean}[] {
  const pieces: {text: string; isMatch: boolean}[] = [];
  function add(piece: string, matches: boolean): void {
    const last = pieces.at(-1);
    if (last?.isMatch === matches) {
      last.text += piece;
    } else if (piece) {
      pieces.push({text: piece, isMatch: matches});
    }
  }
  let end = 0;
  for (const run of runsOf(text)) {
    const start = text.indexOf(run, end);
    add(text.slice(end, start), false);
    add(run, isMatch(run, terms));
    end = start + run.length;
  }
  add(text.slice(end), false);
  return pieces;
}

export function hasMatch(text: string, terms: Terms): boolean {
  return runsOf(text).some((run) => isMatch(run, terms));
}

function cutAtWord(text: string, start: number): string {
  const rest = text.slice(start);
  const shown = rest.slice(0, MAX_LENGTH);
  return rest.length > MAX_LENGTH ? `${shown.replace(/\s+\S*$/, '')} …` : shown;
}

/** Returns the part of the text around the first match, up to about MAX_LENGTH characters. */
export function excerptOf(text: string, terms: Terms): string {
  if (text.length <= MAX_LENGTH) {
    return text;
  }
  const first = runsOf(text).find((run) => isMatch(run, terms));
  const position = first === undefined ? 0 : text.indexOf(first);
  if (position + (first?.length ?? 0) <= MAX_LENGTH - LEAD) {
    return cutAtWord(text, 0);
  }
  const start = text.indexOf(' ', position - LEAD) + 1;
  return `… ${cutAtWord(text, start)}`;
}
