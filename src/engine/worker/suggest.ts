import type {MappingError} from '../../../functions/language/errors';
import {type NamedArgument, type Node} from '../../../functions/language/parse';
import type {MappingFunction} from '../../../functions/language/types';
import {callsIn} from '../calls';
import type {Suggestion} from '../messages';
import {nearest} from './nearest';

/** The text that a call passes for a parameter, or undefined if the argument isn't literal text. */
function givenText(call: Node, definition: MappingFunction, parameter: string): string | undefined {
  const position = Object.keys(definition.parameters).indexOf(parameter);
  const given = (call.arguments as Node[]).map((node, index) =>
    node.type === 'NamedArgument'
      ? {name: (node as NamedArgument).name, value: (node as NamedArgument).value}
      : {name: index === position ? parameter : undefined, value: node},
  );
  const literal = given.find(({name}) => name === parameter)?.value;
  return typeof literal?.value === 'string' ? literal.value : undefined;
}

/** 'de_DE' → 'de-DE' */
function suggestLocale(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll(/[_ ]/g, '-'))[0];
  } catch {
    return undefined;
  }
}

/** Suggests the function whose name is closest to an unknown name. */
export function suggestName(found: string, names: readonly string[]): Suggestion | undefined {
  const replacement = nearest(found, names);
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
  for (const {name, node} of callsIn(root)) {
    const text = name === functionName ? givenText(node, definition, parameter) : undefined;
    if (text === undefined || (values && Object.hasOwn(values, text))) {
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
