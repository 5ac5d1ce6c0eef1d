import type {parse as losslessParse} from 'lossless-json';
import {fail, MappingError} from '../../../language/errors';
import {isExactNumber} from '../../../language/exactNumbers';
import type {Parameter, Value} from '../../../language/types';

const MAX_DEPTH = 500;
export const depthLimit = 'Lists and objects can be nested at most 500 levels deep.';

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
      if (depth > MAX_DEPTH) {
        fail(
          'E_LIMIT',
          `The JSON is nested more than ${MAX_DEPTH} levels deep. Use JSON with fewer levels.`,
          parameter,
        );
      }
    } else if (closing.has(code)) {
      depth -= 1;
    }
  }
}

function placeOf(text: string, position: number, firstLine: number): string {
  const lines = text.slice(0, position).split('\n');
  return `Line ${firstLine + lines.length - 1}, column ${lines.at(-1)!.length + 1}`;
}

interface Options {
  readonly parameter?: string;
  /** The number of the first line, for messages. */
  readonly firstLine?: number;
  /** How to handle a number that can't be represented exactly. */
  readonly longNumbers: 'fail' | 'text';
}

/** Parses JSON without losing digits. Rejects keys with conflicting values. Syntax errors name the line and column. */
export async function parseJson(text: string, options: Options): Promise<Value> {
  return (await loadParseJson())(text, options);
}

/** Loads a synchronous parser. For many small documents, awaiting parseJson each time takes longer than parsing. */
export async function loadParseJson(): Promise<(text: string, options: Options) => Value> {
  const {parse} = await import('lossless-json');
  return (text, options) => parseBy(parse, text, options);
}

function parseBy(
  parse: typeof losslessParse,
  text: string,
  {parameter = 'file', firstLine = 1, longNumbers}: Options,
): Value {
  if (text.trim() === '') {
    fail('E_PARSE', 'The text is empty. Use a JSON document.', parameter);
  }
  checkDepth(text, parameter);
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
              `The number ${digits.slice(0, 40)} can’t be represented exactly. Set \`longNumbers\` to "text" to read it as text.`,
              parameter,
            );
      },
      onDuplicateKey({key, position}) {
        const place = placeOf(text, position, firstLine);
        fail(
          'E_DUPLICATE',
          `${place}: the key "${key}" appears twice with different values. Rename or remove one of the keys.`,
          parameter,
        );
      },
    }) as Value;
  } catch (error) {
    if (error instanceof MappingError) {
      throw error;
    }
    const {message} = error as Error;
    const [, problem = message, position] = /^(.*) at position (\d+)$/s.exec(message) ?? [];
    const place =
      position === undefined ? 'Invalid JSON' : placeOf(text, Number(position), firstLine);
    const phrase = problem.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
    return fail('E_PARSE', `${place}: ${phrase}.`, parameter);
  }
}
