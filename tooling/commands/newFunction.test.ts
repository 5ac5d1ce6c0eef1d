import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

/** A copy of what the command and the catalogue tests read, because the command must not write to the project. */
const project = mkdtempSync(join(tmpdir(), 'project-'));
afterAll(() => rmSync(project, {recursive: true}));

beforeAll(() => {
  [
    ...['packages', 'apps/site/content/docs/tags.yml', 'apps/site/content/static/samples'],
    ...['.oxfmtrc.json', 'vitest.config.mts', 'package.json'],
  ].forEach((path) => cpSync(path, join(project, path), {recursive: true}));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});

function run(program: string, ...words: string[]) {
  return spawnSync(resolve('node_modules/.bin', program), words, {cwd: project, encoding: 'utf8'});
}

function newFunction(...words: string[]) {
  return run('tsx', '--conditions=source', resolve('tooling/commands/newFunction.ts'), ...words);
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {readonly fullName: string; readonly status: string}[];
  }[];
}

/** Runs the catalogue tests of these functions, and groups the test names by outcome. */
function testCatalogue(names: string): Record<'passed' | 'failed', string[]> {
  const {stdout} = run(
    'vitest',
    // All test files run in one process, so they share the catalogue.
    ...['run', '--no-isolate', '--maxWorkers=1', '--reporter=json', '-t', names],
    ...['catalogue.test', 'examples.test'],
  );
  const results = (JSON.parse(stdout) as Report).testResults.flatMap(
    ({assertionResults}) => assertionResults,
  );
  const withStatus = (wanted: string) =>
    results.filter(({status}) => status === wanted).map(({fullName}) => fullName.trim());
  return {passed: withStatus('passed'), failed: withStatus('failed')};
}

describe('a new function', () => {
  it.each([
    ['Readers/CSV/ReadNothing', [], 'mapping', 'Readers/CSV', 'ReadNothing'],
    ['Slack/Ping', ['workflow'], 'workflow', 'Slack', 'Ping'],
  ])('%s is defined and in the list', (id, kind, owner, category, name) => {
    const folder = `packages/${owner}/src/functions/${category}`;
    const {stdout, stderr} = newFunction(...kind, id);
    expect(stderr).toBe('');
    expect(stdout).toContain(`Wrote ${folder}/${name}.ts\n`);
    const list = readFileSync(join(project, folder, 'index.ts'), 'utf8');
    expect(list).toContain(`import ${name} from './${name}';\n`);
    expect(list).toMatch(new RegExp(`functions: \\[[^\\]]*\\b${name}\\b`));
    const log = readFileSync(
      join(project, 'packages/reference/src/changeLog/releases.json'),
      'utf8',
    );
    const [newest] = Object.values(JSON.parse(log) as Record<string, {added: string[]}>);
    expect(newest!.added).toContain(`${owner}Functions/${category}/${name}`);
  });

  it('has the right types', () => {
    const {stdout} = run(
      'tsc',
      ...['--noEmit', '--strict', '--noUnusedLocals', '--skipLibCheck', '--types', 'node'],
      ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
      ...['--customConditions', 'source'],
      'packages/mapping/src/functions/Readers/CSV/index.ts',
      'packages/workflow/src/functions/Slack/index.ts',
    );
    expect(stdout).toBe('');
  });

  it('passes the catalogue tests, except that it has texts left to write', () => {
    const {passed, failed} = testCatalogue('ReadNothing|Ping|lists and definition files');
    // Test files can finish in any order.
    expect(failed.sort()).toEqual([
      'Readers/CSV/ReadNothing contains no TODO',
      'Slack/Ping contains no TODO',
    ]);
    expect(passed).toEqual(
      expect.arrayContaining([
        'category lists and definition files contain the same functions',
        'Readers.CSV.ReadNothing returns the documented result for every example',
        'Slack/Ping has a first example that works, one that fails, and unique titles',
        'Slack/Ping TODO: a typical use',
      ]),
    );
  });
});

it.each([
  [[], 'Pass the category and the name'],
  [['workflow'], 'Pass the category and the name'],
  [['Nowhere/Reverse'], 'There is no category Nowhere'],
  [['Slack/Pong'], 'There is no category Slack'],
  [['Text/Upper'], 'Text/Upper.ts already exists'],
])('rejects %j', (words, message) => {
  const {status, stderr} = newFunction(...words);
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});
