import {NotationError} from './notationError';
import {parse} from './parse';
import {placeOf} from './placeOf';

/** Says why text isn't JSON, because browsers' messages differ and are for developers. Undefined if it is JSON. */
export function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return notationProblem(text);
  }
}

/** JSON is part of the notation, so a mistake in it is usually one in the notation, too. */
function notationProblem(text: string): string {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof NotationError && error.range) {
      return `${error.message} (${placeOf(text, error.range.from)})`;
    }
  }
  return 'Use only JSON: text in double quotation marks, numbers, true, false, null, lists and objects.';
}
