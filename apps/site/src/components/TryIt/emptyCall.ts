import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {MappingFunctionFacts, Parameter} from '@documentation/mapping/internal/language/types';

/** A value of the parameter's type, for the reader to replace: '""' */
function placeholder({type, data, values}: Parameter): string {
  if (values) {
    return JSON.stringify(Object.keys(values)[0]);
  }
  const [first = ''] = [type].flat();
  if (first === 'Expression') {
    return '@';
  }
  if (data || first === 'Binary') {
    return '$';
  }
  if (first.startsWith('List')) {
    return '[]';
  }
  return (
    {Number: '0', Integer: '0', Boolean: 'true', Object: '{}', Any: '$'}[first as string] ?? '""'
  );
}

/** The call of a function with its required parameters: 'Text.PadStart($, 0)' */
export function emptyCall(definition: MappingFunctionFacts): string {
  const required = Object.values(definition.parameters).filter(
    (parameter) => parameter.default === undefined,
  );
  return `${qualifiedName(definition)}(${required.map(placeholder).join(', ')})`;
}
