import type {Suggestion} from './suggestion';

/** Where a word starts in a name: 'U' in 'Text.Upper', 'B' in 'GroupBy', 'n' in 'First name' */
const wordStart = /(?<![A-Z])[A-Z]|(?<![\p{L}\d])[\p{L}\d]/gu;

/** Returns how well a label matches the typed text (0 is best), and where. */
function match(
  label: string,
  typed: string,
): {readonly score: number; readonly at: number} | undefined {
  const lower = label.toLowerCase();
  const starts = [...label.matchAll(wordStart)].map(({index}) => index);
  const ownName = label.lastIndexOf('.') + 1;
  if (lower.startsWith(typed)) {
    return {score: 0, at: 0};
  }
  if (lower.startsWith(typed, ownName)) {
    return {score: lower.length === ownName + typed.length ? 0 : 1, at: ownName};
  }
  const word = starts.find((start) => lower.startsWith(typed, start));
  if (word !== undefined) {
    return {score: 2, at: word};
  }
  const inside = lower.indexOf(typed);
  return inside < 0 ? undefined : {score: 3, at: inside};
}

/** Picks the suggestions that contain the typed text, best first. Beginnings of names and words come first. */
export function matching(list: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = typed.toLowerCase();
  return list
    .flatMap((suggestion) => {
      const found = match(suggestion.label, wanted);
      return found ? [{suggestion, score: found.score}] : [];
    })
    .sort((a, b) => a.score - b.score || (b.suggestion.rank ?? 0) - (a.suggestion.rank ?? 0))
    .map(({suggestion}) => suggestion);
}

/** The part of a label to emphasise, as start and end. */
export function matchedPart(label: string, typed: string): number[] {
  const found = typed === '' ? undefined : match(label, typed.toLowerCase());
  return found ? [found.at, found.at + typed.length] : [];
}
