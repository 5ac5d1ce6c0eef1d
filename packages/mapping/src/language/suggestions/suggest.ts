import type {MappingError} from '@documentation/base/internal/values/errors';
import {callsIn} from '../notation/nodesIn';
import type {Call, Node} from '../notation/tree';
import type {MappingFunction} from '../types';
import {nearest} from './nearest';

/** A likely mistake in a mapping, and what was probably meant. */
export interface Suggestion {
  readonly found: string;
  readonly replacement: string;
}

/** Longer text isn’t suggested, because it would be repeated in full. */
const MAX_LENGTH = 200;

/** The text that a call passes for a parameter, or undefined if the argument isn't literal text. */
function givenText(call: Call, definition: MappingFunction, parameter: string): string | undefined {
  const position = Object.keys(definition.parameters).indexOf(parameter);
  const argument = call.arguments.find(({name}, index) =>
    name ? name.name === parameter : index === position,
  );
  const value = argument?.value.type === 'Literal' ? argument.value.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** 'de_DE' → 'de-DE' */
function suggestLocale(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll(/[_ ]/g, '-'))[0];
  } catch {
    return undefined;
  }
}

/** 'List.Sum' → 'Sum' */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Suggests the only function with the same name in another category or, without one, the closest name. */
export function suggestName(found: string, names: readonly string[]): Suggestion | undefined {
  const namesakes = names.filter((name) => lastPart(name) === lastPart(found));
  const replacement = namesakes.length === 1 ? namesakes[0] : nearest(found, names);
  return replacement === undefined ? undefined : {found, replacement};
}

/** Suggests a replacement for an argument that a function rejects. */
export function suggestArgument(
  root: Node,
  error: MappingError,
  definition: MappingFunction,
): Suggestion | undefined {
  const {code, functionName, parameter = '', instead} = error;
  const values = definition.parameters[parameter]?.values;
  for (const call of callsIn(root)) {
    const text = call.name === functionName ? givenText(call, definition, parameter) : undefined;
    if (text === undefined || text.length > MAX_LENGTH) {
      continue;
    }
    const replacement =
      (instead && text.replace(instead.found, () => instead.replacement)) ??
      (code === 'E_LOCALE' ? suggestLocale(text) : values && nearest(text, Object.keys(values)));
    if (replacement !== undefined && replacement !== text) {
      return {found: text, replacement};
    }
  }
  return undefined;
}
