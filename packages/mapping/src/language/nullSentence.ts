import {joinWords} from '@documentation/base/internal/values/joinWords';
import type {MappingFunctionFacts, Parameter} from './types';

type Facts = Pick<MappingFunctionFacts, 'nullPolicy' | 'nullResult' | 'parameters'>;

/** Parameters that set what a function with the policy 'default' returns for null. */
const defaultNames = ['default', 'fallback', 'initial'];

function typesOf({type}: Parameter): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

/** 'row' for a list of lists, 'item' for another list, undefined if no alternative is a list */
function wordForItem(parameter: Parameter): 'item' | 'row' | undefined {
  const lists = typesOf(parameter).filter((type) => type.startsWith('List<'));
  if (lists.length === 0) {
    return undefined;
  }
  return lists.every((type) => type.startsWith('List<List<')) ? 'row' : 'item';
}

/** Null in a list of a specific type is an error, unless the function skips it. */
export function rejectsNullItems(parameter: Parameter): boolean {
  return typesOf(parameter).some((type) => /^List<(?!Any>)/.test(type));
}

/** Whether the function also requires settings, so its sentence must name the data. */
function needsSettings(parameters: Facts['parameters']): boolean {
  return Object.values(parameters).some(
    ({data, rest, default: fallback}) => !data && !rest && fallback === undefined,
  );
}

/** Says what a function does with null, in a sentence or two. Undefined for functions that accept no data. */
export function nullSentence({nullPolicy, nullResult, parameters}: Facts): string | undefined {
  const data = Object.entries(parameters).filter(([, parameter]) => parameter.data);
  const names = joinWords(
    data.map(([name]) => `\`${name}\``),
    'or',
  );
  const [first] = data.map(([, parameter]) => parameter);
  const item = (first && wordForItem(first)) ?? 'item';
  const isList = first !== undefined && typesOf(first).every((type) => type.startsWith('List<'));
  const isNamed = needsSettings(parameters);
  const what = isList ? 'A null list' : isNamed ? `A null ${names}` : 'Null';
  const isAnyNull = `if ${names} is null, the result is null`;

  switch (nullPolicy) {
    case 'passes on': {
      const passed =
        data.length > 1
          ? `If ${names} is null, the result is null.`
          : isList || isNamed
            ? `${what} returns null.`
            : 'Null in, null out.';
      return data.some(([, parameter]) => rejectsNullItems(parameter))
        ? `${passed} A null ${item} is an error.`
        : passed;
    }
    case 'skips':
      if (first?.rest) {
        return 'Null arguments are skipped.';
      }
      return first?.default === undefined
        ? `Null ${item}s are skipped, and ${data.length > 1 ? isAnyNull : 'a null list returns null'}.`
        : `Null items in ${names} are skipped.`;
    case 'counts as empty':
      return isList ? 'A null list counts as empty.' : 'Null counts as an empty object.';
    case 'counts as false':
      return 'Null counts as false.';
    case 'fixed result':
      return `${what} returns \`${JSON.stringify(nullResult)}\`.`;
    case 'default':
      return `${what} returns \`${defaultNames.find((name) => name in parameters) ?? 'default'}\`.`;
    case 'value':
      return `${what} is treated like any other value.`;
    case 'error':
      return `A null list or a null ${item} is an error.`;
    case 'no data':
      return undefined;
  }
}
