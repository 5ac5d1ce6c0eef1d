// Runs the commands on /guides/mappings/overview, with the files that the page shows.
import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {newFolder, runIn, write, type Ended} from './program.fixture';

const page = readFileSync('apps/site/content/docs/guides/mappings/overview.mdx', 'utf8');
const folder = newFolder();

/** The code of the first block whose opening line contains a text. */
function blockWith(mark: string): string {
  const start = page.indexOf('\n', page.indexOf(mark)) + 1;
  return page.slice(start, page.indexOf('\n```', start));
}

/** "run -e 'a b' orders.csv" → ['run', '-e', 'a b', 'orders.csv'] */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
}

const commands = [...page.matchAll(/^node mapping\.mjs (.+)$/gm)].map(([, command]) => command!);
const outcomes = new Map<string, Ended>();

const resultOf = (start: string) =>
  [...outcomes].find(([command]) => command.startsWith(start))![1].text;

beforeAll(async () => {
  // A sample file has the name of the guide's result.
  rmSync(join(folder, 'invoice.json'));
  write(folder, {
    'order-to-invoice.mapping': blockWith('```mapping run data=order.json'),
    'order-to-invoice.test.json': blockWith('title="order-to-invoice.test.json"'),
  });
  for (const command of commands) {
    outcomes.set(command, await runIn(folder, wordsOf(command)));
  }
});

describe('the commands in the guide', () => {
  it.each(commands)('%s ends without an error', (command) => {
    expect(outcomes.get(command)).toMatchObject({errors: '', code: 0});
  });

  it('return what the guide says', () => {
    expect(JSON.parse(readFileSync(join(folder, 'invoice.json'), 'utf8'))).toEqual(
      JSON.parse(blockWith('title="invoice.json"')),
    );
    expect(resultOf('run -e')).toBe('3\n');
    expect(resultOf('test')).toContain('2 passed, 0 failed');
    expect(resultOf('find')).toContain('Datetime.Format(');
    expect(resultOf('functions uppercase')).toContain('Text.Upper');
  });
});
