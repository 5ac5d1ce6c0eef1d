import {aliasesOf} from '@documentation/mapping/internal/language/aliases';
import {textOfUtf8} from '@documentation/base/internal/encodings/utf8';
import {isObject} from '@documentation/base/internal/values/isObject';
import {
  formatCall,
  formatSignature,
  formatValue,
} from '@documentation/mapping/internal/language/formatCall';
import {nameOfTypes} from '@documentation/base/internal/values/namesOfTypes';
import {nullSentence} from '@documentation/mapping/internal/language/nullSentence';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {
  Example,
  MappingFunction,
  Parameter,
  Sample,
} from '@documentation/mapping/internal/language/types';

const INPUT_LENGTH = 600;

/** The page of a function. */
export function urlOf({category, name}: MappingFunction): string {
  return `${BUNDLED.siteUrl}platformRef/mappingFunctions/${category}/${name}`;
}

function parameterLines([name, parameter]: [string, Parameter]): string[] {
  const {type, description, default: fallback, values = {}, rest} = parameter;
  const facts = [
    nameOfTypes(type),
    ...(rest ? ['any number'] : fallback === undefined ? ['required'] : []),
    ...(fallback === undefined ? [] : [`default \`${formatValue(fallback)}\``]),
  ];
  return [
    `- \`${name}\` (${facts.join(', ')}): ${description}`,
    ...Object.entries(values).map(
      ([value, meaning]) => `  - \`${formatValue(value)}\`: ${meaning}`,
    ),
  ];
}

function isSample(input: Example['input']): input is Sample {
  return isObject(input) && Object.keys(input).join() === 'sample';
}

/** The text of a file in quotation marks, or its size if it isn't text. */
function fileText(file: Uint8Array): string {
  const text = textOfUtf8(file);
  return text === null ? formatValue(file) : `a file: ${JSON.stringify(text)}`;
}

function inputText(input: NonNullable<Example['input']>): string {
  if (isSample(input)) {
    return `the file ${input.sample}`;
  }
  const text = input instanceof Uint8Array ? fileText(input) : formatValue(input);
  return text.length > INPUT_LENGTH ? `${text.slice(0, INPUT_LENGTH)}…` : text;
}

function exampleLines(definition: MappingFunction, example: Example): string[] {
  const {title, args, input} = example;
  const outcome =
    'error' in example
      ? `fails with ${example.error}`
      : 'readBack' in example
        ? `returns a file, for which ${example.readBack} returns ${formatValue(example.result)}`
        : `returns ${example.result instanceof Uint8Array ? fileText(example.result) : formatValue(example.result)}`;
  return [
    `- ${title}: \`${formatCall(definition, args)}\` ${outcome}`,
    ...(input === undefined || input === null ? [] : [`  - \`$\` is ${inputText(input)}`]),
  ];
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', `## ${heading}`, '', ...lines] : [];
}

/** Describes a function in Markdown, with everything that its page shows. */
export function describeFunction(definition: MappingFunction): string {
  const {summary, parameters, returns, nullAndEmpty, errors, examples} = definition;
  const {syntax = [], notes = [], limits = [], related} = definition;
  return [
    `# ${qualifiedName(definition)}`,
    '',
    summary,
    '',
    '```',
    formatSignature(definition),
    '```',
    ...section('Parameters', Object.entries(parameters).flatMap(parameterLines)),
    ...section('Returns', [
      `${nameOfTypes(returns.type)}${returns.nullable ? ' or null' : ''}: ${returns.description}`,
    ]),
    ...section('Null and empty values', [
      [nullSentence(definition), nullAndEmpty].filter(Boolean).join(' '),
    ]),
    ...syntax.flatMap(({heading, rows}) =>
      section(
        heading,
        rows.map(({code, meaning}) => `- \`${code}\`: ${meaning}`),
      ),
    ),
    ...section(
      'Examples',
      examples.flatMap((example) => exampleLines(definition, example)),
    ),
    ...section(
      'Errors',
      errors.map(({code, when}) => `- ${code}: ${when}`),
    ),
    ...section(
      'Notes',
      [...notes, ...limits].map((note) => `- ${note}`),
    ),
    ...section(
      'Related functions',
      related.map(({function: name, role}) => `- ${name.replaceAll('/', '.')} (${role})`),
    ),
    '',
    urlOf(definition),
  ].join('\n');
}

/** JSON has no bytes. */
function inputFacts(input: NonNullable<Example['input']>): unknown {
  return input instanceof Uint8Array ? fileText(input) : input;
}

/** The facts of a function as JSON. */
export function functionFacts(definition: MappingFunction): object {
  const {category, summary, parameters, returns, nullPolicy, nullAndEmpty, errors} = definition;
  const {examples, notes = [], limits = [], related} = definition;
  return {
    name: qualifiedName(definition),
    category,
    summary,
    signature: formatSignature(definition),
    parameters,
    returns,
    nullPolicy,
    nullAndEmpty,
    errors,
    examples: examples.map((example) => ({
      title: example.title,
      call: formatCall(definition, example.args),
      ...(example.input !== undefined && {input: inputFacts(example.input!)}),
      ...('error' in example ? {error: example.error} : {result: example.result}),
      ...('readBack' in example && {readBack: example.readBack}),
    })),
    notes,
    limits,
    related,
    aliases: aliasesOf(definition),
    url: urlOf(definition),
  };
}
