import type {parse as losslessParse} from 'lossless-json';
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import type {Parameter} from '../../language/types';
import {isExactNumber} from '@documentation/base/internal/values/exactNumbers';
import {quote} from '@documentation/base/internal/values/quote';
import {explainSyntaxError} from './syntaxErrors';
import {VALUE_LEVELS} from '@documentation/base/internal/limits/values/values';

export const depthLimit = `Lists and objects can be nested at most ${VALUE_LEVELS} levels deep.`;

export const longNumbersParameter = {
  type: 'Text',
  default: 'fail',
  values: {
    fail: 'a number that can’t be represented exactly is an error',
    text: 'a number that can’t be represented exactly becomes text',
  },
  description: 'how to handle numbers that can’t be represented exactly, such as long IDs',
} as const satisfies Parameter;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Checks the depth before parsing, because the parser recurses for each bracket. */
function checkDepth(text: string, parameter: string): void {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInText) {
      if (code === BACKSLASH) {
        index += 1;
      } else if (code === QUOTE) {
        isInText = false;
      }
    } else if (code === QUOTE) {
      isInText = true;
    } else if (opening.has(code)) {
      depth += 1;
      if (depth > VALUE_LEVELS) {
        fail(
          'E_LIMIT',
          `The JSON is nested more than ${VALUE_LEVELS} levels deep. Use JSON with fewer levels.`,
          parameter,
        );
      }
    } else if (closing.has(code)) {
      depth -= 1;
    }
  }
}

/** A position in a file, counted from 1. Each character is one column. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns the place right after text that starts at `start`. */
export function placeAfter(text: string, start: Place = {line: 1, column: 1}): Place {
  const lines = text.split('\n');
  const last = lines.at(-1)!;
  // The second half of a surrogate pair isn't a separate character.
  const halves = last.match(/[\uDC00-\uDFFF]/g)?.length ?? 0;
  return {
    line: start.line + lines.length - 1,
    column: (lines.length === 1 ? start.column : 1) + last.length - halves,
  };
}

interface Options {
  readonly parameter?: string;
  /** Returns where the text starts in its file. Called only if there is an error. */
  readonly start?: () => Place;
  /** How to handle a number that can't be represented exactly. */
  readonly longNumbers: 'fail' | 'text';
  /** What to do about such a number, if the reader can't set `longNumbers`. */
  readonly longNumbersFix?: string;
}

/** Parses JSON without losing digits. Rejects duplicate keys with different values. Syntax errors name the line and column. */
export async function parseJson(text: string, options: Options): Promise<Value> {
  return (await loadParseJson())(text, options);
}

/** Loads a synchronous parser. For many small documents, awaiting parseJson each time would take longer than parsing. */
export async function loadParseJson(): Promise<(text: string, options: Options) => Value> {
  const {parse} = await import('lossless-json');
  return (text, options) => parseBy(parse, text, options);
}

function parseBy(
  parse: typeof losslessParse,
  text: string,
  {
    parameter = 'file',
    start,
    longNumbers,
    longNumbersFix = 'Set `longNumbers` to "text" to read it as text.',
  }: Options,
): Value {
  if (text.trim() === '') {
    fail('E_PARSE', 'The text is empty. Use a JSON document.', parameter);
  }
  checkDepth(text, parameter);
  const placeOf = (position: number) => {
    const {line, column} = placeAfter(text.slice(0, position), start?.());
    return `Line ${line}, column ${column}`;
  };
  try {
    return parse(text, null, {
      parseNumber(digits) {
        if (isExactNumber(digits)) {
          return Number(digits) || 0;
        }
        return longNumbers === 'text'
          ? digits
          : fail(
              'E_RANGE',
              `The number ${digits.slice(0, 40)} can’t be represented exactly. ${longNumbersFix}`,
              parameter,
            );
      },
      onDuplicateKey({key, position}) {
        fail(
          'E_DUPLICATE',
          `${placeOf(position)}: the key ${quote(key)} appears twice with different values. Rename or remove one of the keys.`,
          parameter,
        );
      },
    }) as Value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
    const position = Number(/ at position (\d+)$/.exec(error.message)?.[1] ?? text.length);
    const problem = explainSyntaxError(error.message, text, position);
    return fail('E_PARSE', `${placeOf(position)}: ${problem}`, parameter);
  }
}
