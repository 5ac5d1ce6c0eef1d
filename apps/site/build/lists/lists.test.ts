import Ajv2020 from 'ajv/dist/2020';
import {expect, it} from 'vitest';
import {formatCall, formatSignature} from '@documentation/mapping/internal/language/formatCall';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import {listedFunctions} from '../../docusaurus/functionTables/listedFunctions';
import {digests} from './digests';
import {functionsJson} from './functionsJson';
import {functionsSchema} from './functionsSchema';
import {llmsText, type ListedPage} from './llmsText';

const ROOT = 'https://docs.example.com/docs/';
const unlisted = mappingFunctions.filter((definition) => definition.unlisted).map(qualifiedName);

/** What functions.json contains, as far as these tests read it. */
interface Entry {
  readonly kind: 'mapping' | 'workflow';
  readonly name: string;
  readonly signature: string;
  readonly summary: string;
  readonly examples: readonly {
    readonly call: string;
    readonly result?: unknown;
    readonly output?: unknown;
    readonly error?: {readonly code: string; readonly message?: string};
  }[];
}

/** The build runs the failing examples to get their messages, which takes too long here. */
const messages = {
  'mappingFunctions/Text/Upper': {'An invalid language tag': '"not a tag" isn’t valid.'},
};

function readFunctions() {
  const text = functionsJson(ROOT, messages);
  return JSON.parse(text) as {schemaVersion: string; functions: Entry[]};
}

it('writes functions.json as its schema describes it', () => {
  const validate = new Ajv2020({strict: true, strictRequired: false, allErrors: true}).compile(
    functionsSchema(ROOT),
  );
  const list = readFunctions();
  validate(list);
  expect(validate.errors ?? []).toEqual([]);
  expect(list.schemaVersion).toBe('1.0.0');
  const [first] = list.functions;
  expect(validate({...list, functions: [{...first, name: ''}]})).toBe(false);
  expect(validate({...list, functions: [{...first, more: 1}]})).toBe(false);
  expect(validate({...list, schemaVersion: '2.0.0'})).toBe(false);
});

it('has all listed functions, with the facts and examples of their definitions', () => {
  const {functions} = readFunctions();
  const names = [...listedFunctions, ...workflowFunctions].map(qualifiedName);
  expect(functions.map(({name}) => name)).toEqual(names);
  expect(unlisted).toEqual(['XML.ValueFromPath']);
  for (const [index, definition] of listedFunctions.entries()) {
    const entry = functions[index]!;
    expect(entry.signature).toBe(formatSignature(definition));
    expect(entry.examples.map(({call}) => call)).toEqual(
      definition.examples.map(({args}) => formatCall(definition, args)),
    );
    // Bytes are written as Base64, so they aren't compared.
    const isComparable = (one: object) => !('result' in one && one.result instanceof Uint8Array);
    const comparable = definition.examples
      .map((one, position) => ({one, position}))
      .filter(({one}) => isComparable(one));
    expect(comparable.map(({position}) => entry.examples[position]!.result)).toEqual(
      comparable.map(({one}) =>
        'result' in one ? (JSON.parse(JSON.stringify(one.result)) as unknown) : undefined,
      ),
    );
    expect(entry.examples.map(({error}) => error?.code)).toEqual(
      definition.examples.map((one) => ('error' in one ? one.error : undefined)),
    );
  }
});

it('has the messages of failing examples', () => {
  const upper = readFunctions().functions.find(({name}) => name === 'Text.Upper');
  expect(upper?.examples.find(({error}) => error)?.error).toEqual({
    code: 'E_LOCALE',
    message: '"not a tag" isn’t valid.',
  });
});

it('has an outcome for every example', () => {
  const {functions} = readFunctions();
  const without = functions.flatMap(({name, examples}) =>
    examples
      .filter((one) => !['result', 'output', 'error', 'startsNothing'].some((key) => key in one))
      .map(() => name),
  );
  expect(without).toEqual([]);
});

it('writes each listed function into one digest of less than 8 KB', () => {
  const all = digests(ROOT);
  expect(all.filter(({text}) => Buffer.byteLength(text) >= 8000).map(({name}) => name)).toEqual([]);
  const lines = all.flatMap(({text}) => text.split('\n').filter((line) => line.startsWith('- ')));
  expect(lines.map((line) => /^- ([\w.]+)/.exec(line)![1]).sort()).toEqual(
    [...listedFunctions, ...workflowFunctions].map(qualifiedName).sort(),
  );
  expect(lines).toContain(
    '- Text.Upper(text, locale?) → Text: Converts text to uppercase, following the rules of a language.',
  );
});

const page = (path: string, description = 'About it.'): ListedPage => ({
  url: ROOT + path,
  title: path,
  description,
});

it('lists pages in sections, one per line', () => {
  const text = llmsText(
    ROOT,
    [
      '',
      'guides/',
      'apiRef/monitoring',
      'platformRef/',
      'platformRef/mappingFunctions/Text/',
      'platformRef/mappingFunctions/Text/Upper',
      'platformRef/workflowFunctions/Slack/PostMessage',
    ].map((path) => page(path)),
    [{section: 'API reference', name: 'openapi.json', title: 'API', description: 'As JSON.'}],
  );
  expect(text).toMatch(/^# Documentation\n\n> [^\n]+\n\n[^\n#]+\n\n## Guides\n/);
  expect(
    text
      .split('## ')
      .slice(1)
      .map((section) => section.trim().split('\n')),
  ).toEqual([
    [
      'Guides',
      '',
      `- [](${ROOT}index.md): About it.`,
      `- [guides/](${ROOT}guides/index.md): About it.`,
    ],
    [
      'API reference',
      '',
      `- [API](${ROOT}openapi.json): As JSON.`,
      `- [apiRef/monitoring](${ROOT}apiRef/monitoring.md): About it.`,
    ],
    [
      'Platform reference',
      '',
      `- [platformRef/](${ROOT}platformRef/index.md): About it.`,
      `- [platformRef/mappingFunctions/Text/](${ROOT}platformRef/mappingFunctions/Text/index.md): About it.`,
    ],
    [
      'Mapping functions',
      '',
      `- [platformRef/mappingFunctions/Text/Upper](${ROOT}platformRef/mappingFunctions/Text/Upper.md): About it.`,
    ],
    [
      'Workflow functions',
      '',
      `- [platformRef/workflowFunctions/Slack/PostMessage](${ROOT}platformRef/workflowFunctions/Slack/PostMessage.md): About it.`,
    ],
  ]);
});

it('leaves out summaries of functions if the list would be too long, and fails if it still is', () => {
  const path = 'platformRef/mappingFunctions/Text/Upper';
  const long = llmsText(ROOT, [page('guides/'), page(path, 'x'.repeat(50_000))], []);
  expect(long).toContain('index.md): About it.');
  expect(long).toContain(`- [${path}](${ROOT}${path}.md)\n`);
  expect(() => llmsText(ROOT, [page('guides/', 'x'.repeat(50_000))], [])).toThrow(
    'Shorten the descriptions',
  );
});
