import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {newFolder, runIn, write, type Ended} from './program.fixture';

const folder = newFolder();
write(folder, {
  'totals.mapping': 'List.Map($.lines, Math.Multiply(@.price, @.count))',
  'order.test.json': {
    expression: '{"id": Text.Trim($.orderNo), "total": Types.ToNumber($.total)}',
    tests: [
      {name: 'a sample', inputFile: 'order.json', result: {total: 1249.5, id: 'A-1001'}},
      {
        name: 'text instead of a number',
        input: {orderNo: 'B', total: 'n/a'},
        error: {code: 'E_PARSE', function: 'Types.ToNumber'},
      },
    ],
  },
  'wrong.test.json': {
    expression: '{"lines": List.Map($.lines, Text.Upper(@)), "total": Types.ToNumber($.total)}',
    tests: [
      {
        name: 'one line differs',
        input: {lines: ['a', 'b'], total: '1'},
        result: {lines: ['A', 'C'], total: 1},
      },
      {name: 'fails', input: {lines: [], total: 'n/a'}, result: null},
      {name: 'doesn’t fail', input: {lines: [], total: '1'}, error: {code: 'E_PARSE'}},
    ],
  },
  'file.test.json': {
    expression: 'Writers.CSV.WriteObjects($)',
    tests: [{name: 'a file', input: [{a: 1}, {a: 2}], resultFile: 'expected.csv'}],
  },
  'expected.csv': 'a\r\n1\r\n3\r\n',
  'mark.test.json': {
    expression: 'Text.Decode($, "base64")',
    tests: [{name: 'a byte order mark', input: '77u/YQ==', result: '\ufeffa'}],
  },
  'unknown.test.json': {expression: '1', tests: [{name: 'a', results: 1}]},
});

describe('explain', () => {
  it('shows the value of every step, by item', async () => {
    const input = '{"lines": [{"price": 2, "count": 3}, {"price": 4, "count": 5}]}';
    const {code, text} = await runIn(folder, ['explain', 'totals.mapping'], input);
    expect(text).toContain(
      '1:10  $.lines\n    [{"price": 2, "count": 3}, {"price": 4, "count": 5}]',
    );
    expect(text).toContain(
      '1:19  Math.Multiply(@.price, @.count)  (ran 2 times)\n    row 1: 6\n    row 2: 20',
    );
    expect(text).toContain('1:1  List.Map($.lines, Math.Multiply(@.price, @.count))\n    [6, 20]');
    expect(code).toBe(0);
  });

  it('writes the steps and the error as JSON', async () => {
    const words = ['explain', '-e', 'Text.Upper($.name)', '--json'];
    const {code, text} = await runIn(folder, words, '{"name": 5}');
    expect(JSON.parse(text)).toMatchObject({
      steps: [
        {notation: '$.name', line: 1, column: 12, values: [{value: 5}]},
        {notation: 'Text.Upper($.name)', count: 0, failed: 1},
      ],
      error: {code: 'E_TYPE', function: 'Text.Upper'},
    });
    expect(code).toBe(1);
  });
});

describe('test', () => {
  it('passes when all results are as expected', async () => {
    const {code, text} = await runIn(folder, ['test', 'order.test.json']);
    expect(text).toBe(
      'order.test.json\n✓ a sample\n✓ text instead of a number\n2 passed, 0 failed\n',
    );
    expect(code).toBe(0);
  });

  it('compares a byte order mark in text', async () => {
    expect((await runIn(folder, ['test', 'mark.test.json'])).code).toBe(0);
  });

  it('shows each difference, and ends with 1', async () => {
    const {code, text} = await runIn(folder, ['test', 'wrong.test.json', 'file.test.json']);
    expect(text).toContain(
      '✗ one line differs\n    lines[1]\n      - expected: "C"\n      + received: "B"\n',
    );
    expect(text).toContain('✗ fails\n    mapping:1:');
    expect(text).toContain(
      '✗ doesn’t fail\n      - expected: an error: E_PARSE\n      + received: a result\n',
    );
    expect(text).toContain(String.raw`    line 3
      - expected: "3\r"
      + received: "2\r"`);
    expect(text).toContain('0 passed, 4 failed');
    expect(code).toBe(1);
  });

  it('writes JSON', async () => {
    const {text} = await runIn(folder, ['test', 'wrong.test.json', '--json']);
    expect(JSON.parse(text)).toMatchObject({
      passed: 0,
      failed: 3,
      tests: [{name: 'one line differs', differences: [{path: 'lines[1]'}]}, {}, {}],
    });
  });

  it('explains what is wrong with a test file', async () => {
    const {code, errors} = await runIn(folder, ['test', 'unknown.test.json']);
    expect(errors).toContain('unknown.test.json doesn’t match the format of tests, at /tests/0');
    expect(code).toBe(2);
    const {text} = await runIn(folder, ['test', '--schema']);
    expect(JSON.parse(text)).toEqual(
      JSON.parse(readFileSync('apps/cli/src/testing/suite.schema.json', 'utf8')),
    );
  });
});

describe('find', () => {
  it('finds mappings by example', async () => {
    const words = ['find', '"ada" -> "ADA"', '"b" -> "B"', '--time-limit', '60'];
    const {code, text} = await runIn(folder, words);
    expect(text.split('\n').slice(0, 2)).toEqual(['Text.Upper($)', '  → "ADA"  |  "B"']);
    expect(code).toBe(0);
  });
});

describe('functions', () => {
  it('lists all functions, or those that match the words', async () => {
    const {text} = await runIn(folder, ['functions']);
    const listed = mappingFunctions.filter(({unlisted}) => !unlisted);
    expect(text.trimEnd().split('\n')).toHaveLength(listed.length);
    const found = await runIn(folder, ['functions', 'uppercase', '--json']);
    expect(JSON.parse(found.text)).toContainEqual(
      expect.objectContaining({
        name: 'Text.Upper',
        url: 'https://docs.example.com/platformRef/mappingFunctions/Text/Upper',
      }),
    );
    const none = await runIn(folder, ['functions', 'qqq']);
    expect(none.errors).toContain('No function matches “qqq”.');
    expect(none.code).toBe(1);
  });

  it('describes a function by its name, in any case', async () => {
    const {text} = await runIn(folder, ['functions', 'text.upper']);
    expect(text).toContain('Text.Upper(text: Text, locale: Text = "en") → Text');
    expect(text).toContain(
      '- Turkish dotted I: `Text.Upper("izmir", locale: "tr")` returns "İZMİR"',
    );
    expect(text).toContain('- E_LOCALE: the locale isn’t a valid language tag');
  });
});

describe('docs', () => {
  it('searches the pages, and lists all of them', async () => {
    const found = await runIn(folder, ['docs', 'webhooks']);
    expect(found.text).toContain('Receive webhooks\n  https://docs.example.com/guides/webhooks\n');
    const all = await runIn(folder, ['docs', '--json']);
    expect(JSON.parse(all.text)).toHaveLength(3);
    const none = await runIn(folder, ['docs', 'qqq']);
    expect(none.errors).toContain('No page matches “qqq”.');
    expect(none.code).toBe(1);
  });

  it('shows a page, or a section with those below it', async () => {
    const page = await runIn(folder, ['docs', 'guides/mappings/overview']);
    expect(page.text).toContain('# Mappings overview\n');
    expect(page.text).toContain('Go on.');
    const section = await runIn(folder, ['docs', '/guides/mappings/overview#when-something-fails']);
    expect(section.text).toMatch(/^## When something fails\n\nAn error[^]*Once\.\n/);
    expect(section.text).not.toContain('Go on.');
    const none = await runIn(folder, ['docs', '/guides/nowhere']);
    expect(none.errors).toContain('There is no page /guides/nowhere.');
    expect(none.code).toBe(1);
  });
});

describe('the program', () => {
  let help: Ended;
  beforeAll(async () => {
    help = await runIn(folder, ['--help']);
  });

  it('has help for each command', async () => {
    expect(help.code).toBe(0);
    const [, list = ''] = /Commands:\n([^]*?)\n\n/.exec(help.text) ?? [];
    const names = [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name!);
    expect(names).toEqual([
      'run',
      'explain',
      'test',
      'find',
      'functions',
      'docs',
      'mcp',
      'licenses',
    ]);
    for (const name of names) {
      const own = await runIn(folder, [name, '--help']);
      expect(own.text).toContain(`Usage: node mapping.mjs ${name}`);
      expect(own.code).toBe(0);
    }
  });

  it('has a version, and the licenses of its packages', async () => {
    expect((await runIn(folder, ['--version'])).text).toBe('9.8.7\n');
    const {text} = await runIn(folder, ['licenses']);
    expect(text).toContain('@modelcontextprotocol/sdk ');
    expect(text).toContain('pdfjs-dist ');
    expect(text).toContain('Permission is hereby granted');
  });
});
