import type {Syntax, Value} from '../../functions/language/types';

/** Alternates between text and matches, starting with text. If the call doesn't search, contains only its result. */
export type Preview = readonly string[];

/** The previews for each of a function's tables, one per row. */
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
  /** In characters, not in UTF-16 code units. */
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

/** Converts the result of a preview call, either text or a list of matches in the sample, to a preview. */
export function previewOf(sample: Syntax['sample'], result: Value): Preview {
  return typeof result === 'string'
    ? [result]
    : withMatches(String(sample), result as unknown as readonly Match[]);
}
