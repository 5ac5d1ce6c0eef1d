// Scaffolds a function definition, and adds it to the list of its category and to the change log:
//   npm run new:function -- Text/Reverse
//   npm run new:function -- workflow Slack/Ping
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const changeLog = 'packages/reference/src/changeLog/releases.json';

/** Returns a definition in which TODO marks each text to fill in. The catalogue tests fail until no TODO is left. */
type Draft = (category: string, name: string) => string;

/** 'Readers/CSV' → '../../../' */
const toSource = (category: string) => '../'.repeat(category.split('/').length + 1);

const mappingDraft: Draft = (category, name) => `
import {defineMappingFunction} from '${toSource(category)}language/defineMappingFunction';

export default defineMappingFunction({
  category: '${category}',
  name: '${name}',
  summary: 'TODO: what ${name} does, in one sentence that starts with a verb.',
  parameters: {
    text: {type: 'Text', data: true, description: 'TODO: what the parameter is, in a phrase'},
  },
  returns: {type: 'Text', description: 'TODO: what it returns, in a phrase'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'TODO: what happens to empty values.',
  errors: [],
  examples: [
    {title: 'TODO: a typical use', kind: 'typical', args: {text: 'Ada'}, result: 'Ada'},
    {title: 'Empty text', kind: 'edge', args: {text: ''}, result: ''},
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
  ],
  related: [],
  tags: ['mapping'],
  aliases: 'TODO: names that readers may type',
  run: ({text}) => text,
});
`;

const workflowDraft: Draft = (category, name) => `
import {nothing, object} from '@documentation/base/internal/jsonSchema/schemas';
import {defineWorkflowFunction} from '${toSource(category)}language/defineWorkflowFunction';

export default defineWorkflowFunction({
  category: '${category}',
  name: '${name}',
  summary: 'TODO: what ${name} does, in one sentence that starts with a verb.',
  kind: 'action',
  configuration: nothing,
  input: object({text: {type: 'string', description: 'TODO: what the field is, in a phrase'}}, ['text']),
  output: object({text: {type: 'string', description: 'TODO: what the field is, in a phrase'}}, ['text']),
  credentials: [],
  errors: [],
  examples: [
    {title: 'TODO: a typical use', configuration: {}, input: {text: 'Ada'}, output: {text: 'Ada'}},
    {title: 'No text', configuration: {}, input: {}, error: 'E_INPUT'},
  ],
  related: [],
  tags: ['workflow'],
  aliases: 'TODO: names that readers may type',
  run: ({input: {text}}) => ({text}),
});
`;

/** Adds a function to the end of a category's list. */
function withFunction(list: string, name: string): string {
  return list
    .replace(/(?=\n\nconst )/, `\nimport ${name} from './${name}';`)
    .replace(
      /functions: \[([^\]]*?),?\s*\]/,
      (_all, names: string) => `functions: [${names ? `${names}, ` : ''}${name}]`,
    );
}

interface Release {
  readonly added: readonly string[];
}

/** Adds a function to today's release, which comes first in the change log. */
function withRelease(log: string, id: string): string {
  const today = new Date().toISOString().slice(0, 10);
  const {[today]: release, ...others} = JSON.parse(log) as Record<string, Release>;
  const added = [...(release?.added ?? []), id].sort();
  return JSON.stringify({[today]: {...release, added}, ...others});
}

function write(path: string, source: string): void {
  writeFileSync(path, source);
  execFileSync('node_modules/.bin/oxfmt', [path]);
  console.log(`Wrote ${path}`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function newFunction([kind, path]: readonly string[]): void {
  const isWorkflow = kind === 'workflow';
  const [, category, name] =
    /^([A-Z]\w*(?:\/[A-Z]\w*)?)\/([A-Z]\w*)$/.exec((isWorkflow ? path : kind) ?? '') ?? [];
  if (category === undefined || name === undefined) {
    stop(
      'Pass the category and the name: npm run new:function -- Text/Reverse. For a workflow function: npm run new:function -- workflow Slack/Ping',
    );
  }
  const functions = `packages/${isWorkflow ? 'workflow' : 'mapping'}/src/functions`;
  const folder = join(functions, category);
  const list = join(folder, 'index.ts');
  const definition = join(folder, `${name}.ts`);
  if (!existsSync(list)) {
    stop(
      `There is no category ${category}: ${list} doesn't exist. Check its name, or create the category first.`,
    );
  }
  if (existsSync(definition)) {
    stop(`${definition} already exists. Choose another name.`);
  }
  write(definition, (isWorkflow ? workflowDraft : mappingDraft)(category, name));
  write(list, withFunction(readFileSync(list, 'utf8'), name));
  const kindFolder = isWorkflow ? 'workflowFunctions' : 'mappingFunctions';
  const id = `${kindFolder}/${category}/${name}`;
  write(changeLog, withRelease(readFileSync(changeLog, 'utf8'), id));
  console.log('Fill in the definition. `npm run test:unit` lists what is missing.');
}

newFunction(process.argv.slice(2));
