import {fail} from '../../../errors';
import type {Value} from '../../../types';

export const MAX_DEPTH = 500;
export const depthLimit = 'Lists and objects are nested at most 500 levels deep.';

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Counts brackets outside of texts, before a parser that calls itself for each meets them. */
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
        fail('E_LIMIT', `The JSON is nested more than ${MAX_DEPTH} levels deep.`, parameter);
      }
    } else if (closing.has(code)) {
      depth -= 1;
    }
  }
}

/** A number; text when a number would lose digits or isn't finite. */
function numberOf(digits: string): number | string {
  const number = Number(digits);
  const isExact = /^-?\d+$/.test(digits) ? Number.isSafeInteger(number) : Number.isFinite(number);
  return isExact ? number || 0 : digits;
}

function placeOf(text: string, position: number, firstLine: number): string {
  const lines = text.slice(0, position).split('\n');
  return `Line ${firstLine + lines.length - 1}, column ${lines.at(-1)!.length + 1}`;
}

/** Reads JSON. Big numbers keep their digits, two keys of one name fail, and the error says where. */
export async function parseJson(
  text: string,
  {parameter = 'file', firstLine = 1} = {},
): Promise<Value> {
  if (text.trim() === '') {
    fail('E_PARSE', 'There is no JSON: the text is empty.', parameter);
  }
  checkDepth(text, parameter);
  const {parse} = await import('lossless-json');
  try {
    return parse(text, null, numberOf) as Value;
  } catch (error) {
    const {message} = error as Error;
    const [, problem = message, position] = /^(.*) at position (\d+)$/s.exec(message) ?? [];
    const place = position === undefined ? 'Somewhere' : placeOf(text, Number(position), firstLine);
    return fail(
      'E_PARSE',
      `${place}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}.`,
      parameter,
    );
  }
}
