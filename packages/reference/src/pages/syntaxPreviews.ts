import type {Value} from '@documentation/base/internal/values/types';
import type {Syntax} from '@documentation/mapping/internal/language/types';

/** Alternating text and matches, starting with text, or only the result of a call that doesn't search. */
export type Preview = readonly string[];

/** The previews of a function's tables: one list per table, with one preview per row. */
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
  /** The position in characters, not in UTF-16 code units. */
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
