import type {RootContent} from 'mdast';
import {formatLines} from '@documentation/mapping/internal/language/formatLines';
import type {Value} from '@documentation/base/internal/values/types';
import {askedIn} from '@documentation/workflow/internal/language/recordedCalls';
import type {
  HttpRequest,
  RecordedCall,
  WorkflowExample,
} from '@documentation/workflow/internal/language/types';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import {languageOf} from './code';

const valueText = (value: unknown) => formatLines(value as Value);

function bodyText(body: unknown): string {
  return typeof body === 'string' ? body.replaceAll('\r\n', '\n') : valueText(body);
}

function message(head: string, headers: HttpRequest['headers'] = {}, body?: unknown): string {
  const lines = Object.entries(headers).map(([name, value]) => `\n${name}: ${value}`);
  return head + lines.join('') + (body === undefined ? '' : `\n\n${bodyText(body)}`);
}

type Part = readonly [label: string, code: string];

/** A call to another system and what it returns. */
function callParts(call: RecordedCall): Part[] {
  const asked = askedIn(call);
  if ('wait' in call) {
    return [['Waits', `${call.wait} s`]];
  }
  if ('statement' in call) {
    const {sql, parameters} = call.statement;
    return [
      ['Statement sent', parameters.length > 0 ? `${sql}\n\n${valueText(parameters)}` : sql],
      ['Result', valueText('rows' in call.result ? call.result.rows : call.result)],
    ];
  }
  const {method, url, headers, body} = asked as HttpRequest;
  const {response} = call;
  return [
    ['Request sent', message(`${method} ${url}`, headers, body)],
    [
      'Response',
      response === 'timeout'
        ? 'no response before the timeout'
        : message(`${response.status}`, response.headers, response.body),
    ],
  ];
}

function partsOf(example: WorkflowExample): Part[] {
  const {configuration, input, given = {}, calls = []} = example;
  const state = [
    ['Run starts at', given.now],
    ['Secrets', given.secrets],
    ['Store before', given.store],
    ['Saved mappings', given.mappings],
  ] as const;
  return [
    ['Configuration', valueText(configuration)],
    ...(Object.keys(input).length > 0 ? [['Input', valueText(input)] as const] : []),
    ...state
      .filter(([, value]) => value !== undefined)
      .map(([label, value]) => [label, bodyText(value)] as const),
    ...calls.flatMap(callParts),
    ...('output' in example ? [['Output', valueText(example.output)] as const] : []),
    ...(example.storeAfter ? [['Store after', valueText(example.storeAfter)] as const] : []),
  ];
}

/** Makes a paragraph from a sentence in a definition, in which backticks mark code. */
function paragraph(sentence: string): RootContent {
  return {
    type: 'paragraph',
    children: sentence
      .split('`')
      .map((value, index) => ({type: index % 2 === 0 ? 'text' : 'inlineCode', value})),
  };
}

/**
 * Returns the first example of a workflow function as a section. The page shows it only in the live panel,
 * whose form makes no sense as text. Returns nothing for other pages.
 */
export function firstExample(title: string): RootContent[] {
  const found = workflowFunctions.find(({category, name}) => `${category}.${name}` === title);
  const example = found?.examples[0];
  if (!example) {
    return [];
  }
  return [
    {type: 'heading', depth: 2, children: [{type: 'text', value: 'Example'}]},
    {type: 'heading', depth: 3, children: [{type: 'text', value: example.title}]},
    ...(example.note ? [paragraph(example.note)] : []),
    ...partsOf(example).flatMap(([label, code]): RootContent[] => [
      paragraph(label),
      {type: 'code', lang: languageOf(code), value: code},
    ]),
    ...('startsNothing' in example ? [paragraph('Outcome: no run starts')] : []),
  ];
}
