import type {Syntax, Value} from '../../functions/language/types';

/** Text and matches in turn. What isn't a search has one text. */
export type Preview = readonly string[];

/** For each table of a function, a preview for each row. */
export type SyntaxPreviews = readonly (readonly Preview[])[];

export function previewCall(
  {previewFunction}: Syntax,
  sample: Syntax['sample'],
  code: string,
): string {
  return `${previewFunction}(${JSON.stringify(sample)}, ${JSON.stringify(code)})`;
}

interface Match {
  readonly match: string;
  /** In characters, not in UTF-16 units. */
  readonly index: number;
}

function withMatches(text: string, matches: readonly Match[]): Preview {
  const characters = Array.from(text);
  const parts: string[] = [];
  let end = 0;
  for (const {match, index} of matches) {
    parts.push(characters.slice(end, index).join(''), match);
    end = index + Array.from(match).length;
  }
  return [...parts, characters.slice(end).join('')];
}

/** What a preview call returned: text, or the matches in the sample. */
export function previewOf(sample: Syntax['sample'], result: Value): Preview {
  return typeof result === 'string'
    ? [result]
    : withMatches(String(sample), result as unknown as readonly Match[]);
}
