import {jsonProblem} from '@documentation/mapping/internal/language/notation/jsonProblem';
import {MAX_EDITED_LENGTH} from '../../../universal/constants';

/** The value of `$`, as the reader edits it. */
export type Input =
  | {readonly kind: 'none'}
  | {readonly kind: 'json'; readonly text: string}
  /** A UTF-8 file whose text is typed in the form. */
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array}
  /** A file that can't be used. `problem` is a sentence that says why. */
  | {readonly kind: 'unreadable'; readonly name: string; readonly problem: string}
  /** A file in apps/site/content/static/samples/. */
  | {readonly kind: 'sample'; readonly name: string};

/** Decodes bytes as UTF-8. Returns undefined if they aren't valid, or if a text area might change the text. */
function textIn(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return /[^\P{Cc}\t\n]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

export function inputOfBytes(bytes: Uint8Array, name: string): Input {
  const text = textIn(bytes);
  return text === undefined ? {kind: 'file', name, bytes} : {kind: 'text', text};
}

export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a === b || (a.length === b.length && a.every((byte, index) => byte === b[index]));
}

export function isSameInput(a: Input, b: Input): boolean {
  if (a.kind === 'file' && b.kind === 'file') {
    return a.name === b.name && isSameBytes(a.bytes, b.bytes);
  }
  const contentOf = (input: Input) =>
    'text' in input ? input.text : 'name' in input ? input.name : '';
  return a.kind === b.kind && contentOf(a) === contentOf(b);
}

/** Returns an error message for invalid JSON such as '{"a": 1'. The worker checks long text instead. */
export function jsonMistake(text: string): string | undefined {
  const problem = text.length <= MAX_EDITED_LENGTH ? jsonProblem(text) : undefined;
  return problem && `The input isn’t valid JSON. ${problem}`;
}
