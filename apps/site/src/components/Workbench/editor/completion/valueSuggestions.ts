import type {
  CatalogueEntry,
  CatalogueParameter,
} from '@documentation/reference/internal/pages/catalogueEntry';
import type {Context} from '../context/contextAt';
import {hasItem} from '../context/currentItem';
import {currentParameter, missingParameters, type Catalogue} from '../context/parameters';
import type {Suggestion} from './suggestion';

function functionSuggestion({name, signature, summary}: CatalogueEntry): Suggestion {
  return {
    kind: 'function',
    label: name,
    insert: name,
    detail: signature,
    info: summary,
  };
}

function parameterSuggestion({
  name,
  type,
  description,
  ...parameter
}: CatalogueParameter): Suggestion {
  return {
    kind: 'parameter',
    label: `${name}:`,
    insert: `${name}: `,
    detail: parameter.default === undefined ? type : `${type} = ${parameter.default}`,
    info: description,
    rank: parameter.isRequired ? 10 : 40,
  };
}

/** The values that a parameter allows, as notation. */
export function closedValues(parameter: CatalogueParameter | undefined): Suggestion[] {
  const values = parameter?.values ?? {};
  const texts = Object.entries(values).map(([value, info]): Suggestion => {
    const label = JSON.stringify(value);
    return {kind: 'constant', label, insert: label, replaceAfter: '"', info, rank: 50};
  });
  return texts.length > 0 || parameter?.type !== 'Boolean' ? texts : constants(['true', 'false']);
}

function constants(names: readonly string[], rank = 30): Suggestion[] {
  return names.map((name) => ({kind: 'constant', label: name, insert: name, rank}));
}

function variables(context: Context, catalogue: Catalogue, fileCount: number): Suggestion[] {
  const item = hasItem(context.calls, catalogue);
  const inReduce = context.calls.some(({name}) => name === 'List.Reduce');
  return [
    {label: '$', info: 'the input'},
    ...(fileCount > 1 ? [{label: '$files', info: 'all loaded files, by name'}] : []),
    ...(item ? [{label: '@', info: 'the current item'}] : []),
    ...(item ? [{label: '@index', info: 'the position of the current item, from 0'}] : []),
    ...(item && inReduce ? [{label: '@total', info: 'the total so far'}] : []),
  ].map(({label, info}) => ({kind: 'variable', label, insert: label, info, rank: 20}));
}

interface Typed {
  readonly context: Context;
  /** The typed part of the name. */
  readonly text: string;
  readonly catalogue: Catalogue;
  readonly fileCount: number;
  /** Whether the reader requested suggestions explicitly, rather than by typing. */
  readonly isExplicit: boolean;
}

/** Suggests values, options, variables and functions at the start of a value. */
export function valueSuggestions({
  context,
  text,
  catalogue,
  fileCount,
  isExplicit,
}: Typed): Suggestion[] {
  const call = context.isArgument ? context.calls.at(-1) : undefined;
  const entry = call && catalogue.get(call.name);
  const values = entry ? closedValues(currentParameter(entry, call)) : [];
  const missing = entry && call.label === undefined ? missingParameters(entry, call) : [];
  const optional = missing.filter(({isRequired}) => !isRequired);
  if (!isExplicit && text === '') {
    // A list that appears by itself must not catch Enter when the reader is about to write a required argument.
    return missing.length > optional.length
      ? values
      : [...values, ...optional.map(parameterSuggestion)];
  }
  if (/^[$@]/.test(text)) {
    // `$` and `@` are complete, so a list after them would only be in the way.
    return isExplicit || text.length > 1 ? variables(context, catalogue, fileCount) : [];
  }
  return [
    ...values,
    ...missing.map(parameterSuggestion),
    ...(isExplicit && text === '' ? variables(context, catalogue, fileCount) : []),
    ...[...catalogue.values()].map(functionSuggestion),
    ...(text === '' ? [] : constants(['true', 'false', 'null'], -20)),
  ];
}
