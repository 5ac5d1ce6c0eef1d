import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {describe, expect, it} from 'vitest';
import {ended, endless, newFolder, runIn, start, write} from './program.fixture';

const folder = newFolder();
const order = '{"id": Text.Trim($.orderNo), "total": Types.ToNumber($.total)}';
/** For mappings that could take long on a slow machine. */
const unhurried = ['--time-limit', '600'];

write(folder, {
  'order.mapping': `${order}\n`,
  'wrong.mapping': 'List.Map(\n  $,\n  {"total": Types.ToNumber(@.total), "id": @.id}\n)',
  'rows.json': [
    {id: 'A', total: '1'},
    {id: 'B', total: 'n/a'},
    {id: 'C', total: '3'},
  ],
  'prices.csv': 'sku,price\nA,1.5\n',
  'spaces.txt': ' x ',
});

describe('run', () => {
  it('writes data as JSON', async () => {
    const {
      code,
      text: written,
      errors,
    } = await runIn(folder, ['run', 'order.mapping', 'order.json']);
    expect(errors).toBe('');
    expect(written).toBe('{\n  "id": "A-1001",\n  "total": 1249.5\n}\n');
    expect(code).toBe(0);
  });

  it('reads the standard input, and writes text without quotation marks', async () => {
    const words = ['run', '-e', 'Text.Upper($.name)', '--raw'];
    expect((await runIn(folder, words, '{"name": "ada"}')).text).toBe('ADA\n');
  });

  it('keeps a byte order mark and half a character in text', async () => {
    const mark = ['run', '-e', 'Text.Decode("77u/YQ==", "base64")'];
    expect((await runIn(folder, mark)).text).toBe('"\ufeffa"\n');
    await runIn(folder, [...mark, '--raw', '-o', 'mark.txt']);
    expect(readFileSync(join(folder, 'mark.txt'), 'utf8')).toBe('\ufeffa\n');
    const half = ['run', '-e', String.raw`JSON.Parse("\"\\ud83d\"")`];
    expect((await runIn(folder, half)).text).toBe('"\\ud83d"\n');
    const {code, errors} = await runIn(folder, [...half, '--raw']);
    expect(errors).toContain('The result contains half a character');
    expect(code).toBe(2);
  });

  it('doesn’t wait for an input that the mapping doesn’t use', async () => {
    const program = start(folder, ['run', '-e', 'Math.Add(1, 2)']);
    expect((await ended(program)).text).toBe('3\n');
  });

  it('passes a file to a reader, and data to everything else', async () => {
    const words = ['run', '-e', 'Readers.JSON.ReadDocument($).customer.name', 'order.json'];
    expect((await runIn(folder, words)).text).toBe('"Ada Lovelace"\n');
    const asFile = ['run', '-e', 'Types.TypeOf($)', 'order.json', '--as', 'file'];
    expect((await runIn(folder, asFile)).text).toBe('"binary"\n');
  });

  it('reads several files by name', async () => {
    const mapping = '[$.total, Readers.CSV.ReadObjects($files["prices"])[0].price]';
    const words = ['run', '-e', mapping, 'order.json', '--file', 'prices=prices.csv'];
    expect(JSON.parse((await runIn(folder, words)).text)).toEqual(['1249.50', '1.5']);
  });

  it('writes a file as it is, and reads PDF and XLSX files', async () => {
    const write = 'Writers.XLSX.WriteSheet([{"a": 1}])';
    const {out} = await runIn(folder, ['run', '-e', write]);
    expect(out.subarray(0, 2).toString()).toBe('PK');
    const pdf = await runIn(folder, [
      ...['run', '-e', 'Readers.PDF.ReadText($)', 'invoice.pdf', '-r', ...unhurried],
    ]);
    expect(pdf.errors).toBe('');
    expect(pdf.text).toContain('Invoice 2024-117');
    const rows = await runIn(folder, [
      ...['run', '-e', 'Readers.XLSX.ReadObjects($)', 'orders.xlsx', ...unhurried],
    ]);
    expect(rows.errors).toBe('');
    expect(JSON.parse(rows.text)).toContainEqual(expect.any(Object));
  });

  it('writes an output file, and overwrites it only with --force', async () => {
    const words = ['run', '-e', '[1]', '-o', 'out.json'];
    const path = join(folder, 'out.json');
    expect((await runIn(folder, words)).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe('[\n  1\n]\n');
    const again = await runIn(folder, ['run', '-e', '[2]', '-o', 'out.json']);
    expect(again.code).toBe(2);
    expect(again.errors).toContain('out.json already exists.');
    expect(readFileSync(path, 'utf8')).toBe('[\n  1\n]\n');
    await runIn(folder, ['run', '-e', '[2]', '-o', 'out.json', '--force']);
    expect(readFileSync(path, 'utf8')).toBe('[\n  2\n]\n');
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('warns about an output file with null', async () => {
    const words = ['run', '-e', '$.mane', '-o', 'null.json'];
    const {code, errors} = await runIn(folder, words, '{"name": "ada"}');
    expect(errors).toContain('The result is null.');
    expect(readFileSync(join(folder, 'null.json'), 'utf8')).toBe('null\n');
    expect(code).toBe(0);
  });

  it('suggests a reader for a file that was read as JSON', async () => {
    const {errors} = await runIn(folder, ['run', '-e', '$.name', 'spaces.txt']);
    expect(errors).toContain('`Readers.CSV.ReadFixedWidth($, [{"name": "line"}])`');
    const named = ['run', '-e', '$files["x"].name', '--file', 'x=prices.csv'];
    expect((await runIn(folder, named)).errors).toContain('`Readers.CSV.ReadObjects($files["x"])`');
  });

  it('leaves an output file as it was if the mapping fails', async () => {
    write(folder, {'kept.json': 'kept'});
    const words = ['run', '-e', 'Math.Divide(1, 0)', '-o', 'kept.json', '--force'];
    expect((await runIn(folder, words)).code).toBe(1);
    expect(readFileSync(join(folder, 'kept.json'), 'utf8')).toBe('kept');
  });

  it('says where a mapping fails, and for which items', async () => {
    const {
      code,
      text: written,
      errors,
    } = await runIn(folder, ['run', 'wrong.mapping', 'rows.json']);
    expect(code).toBe(1);
    expect(written).toBe('');
    expect(errors.split('\n').slice(0, 4)).toEqual([
      expect.stringMatching(/^wrong\.mapping:3:13: error E_\w+ in Types\.ToNumber: /),
      '  |',
      '3 |   {"total": Types.ToNumber(@.total), "id": @.id}',
      '  |             ^^^^^^^^^^^^^^^^^^^^^^^',
    ]);
    expect(errors).toContain('1 of 3 items fails:\n  id B, row 2: ');
  });

  it('writes the error as JSON', async () => {
    const {text} = await runIn(folder, ['run', 'wrong.mapping', 'rows.json', '--json']);
    expect(JSON.parse(text)).toMatchObject({
      error: {function: 'Types.ToNumber', line: 3, column: 13, failedItems: {count: 1, total: 3}},
    });
  });

  it('suggests the function that was probably meant', async () => {
    const {code, errors} = await runIn(folder, ['run', '-e', 'Text.Uper("a")']);
    expect(code).toBe(1);
    expect(errors).toContain('mapping:1:1: error: There is no function named Text.Uper.');
    expect(errors).toContain('Did you mean Text.Upper?');
  });

  it('names a function that reads a file that isn’t JSON', async () => {
    const {code, errors} = await runIn(folder, ['run', '-e', '$.sku', 'prices.csv']);
    expect(code).toBe(1);
    expect(errors).toContain('read it with a function such as `Readers.CSV.ReadObjects($)`');
  });

  it('stops a mapping that takes too long', async () => {
    const {code, errors} = await runIn(folder, ['run', '-e', endless, '--time-limit', '1']);
    expect(errors).toContain('E_LIMIT');
    expect(code).toBe(1);
  });

  it('stops without a trace when the user presses Ctrl+C', async () => {
    const words = ['run', '-e', endless, '--time-limit', '600', '-o', 'never.json'];
    const program = start(folder, words);
    const end = ended(program);
    setTimeout(() => program.kill('SIGINT'), 500);
    expect((await end).signal).toBe('SIGINT');
    expect(existsSync(join(folder, 'never.json'))).toBe(false);
  });

  it('ends silently when its reader goes away', async () => {
    const program = start(folder, ['run', '-e', 'List.Range(1, 900000)', ...unhurried]);
    program.stdout!.destroy();
    expect(await text(program.stderr!)).toBe('');
    expect(program.signalCode).toBeNull();
  });
});

describe('wrong usage', () => {
  it.each([
    [['run'], 'Name a mapping file, or write the mapping after -e.'],
    [['run', 'missing.mapping'], 'missing.mapping doesn’t exist.'],
    [['run', '.'], '. is a folder.'],
    [['run', 'order.mapping', 'a.json', 'b.json'], 'There can be only one input file'],
    [['run', '-e', '1', '--file', 'prices.csv'], '--file must be a name and a path'],
    [['run', '-e', '1', '--as', 'csv'], '--as must be file or data'],
    [['run', '-e', '1', '--now', 'today'], '--now must be a date-time'],
    [['run', '-e', '1', '--time-limit', '0'], '--time-limit must be a number of seconds'],
    [['run', '-e', '1', '-o', 'no/where.json'], 'The folder no doesn’t exist.'],
    [['run', '--fast'], 'Unknown option'],
    [['walk'], 'There is no command “walk”.'],
    [['find', 'no arrow'], 'An example must be an input, an arrow and an output'],
    [['mcp', '--root', 'missing'], 'missing isn’t a folder.'],
    [['test'], 'Name at least one test file.'],
  ])('%j ends with 2 and says why', async (words, problem) => {
    const {code, text: written, errors} = await runIn(folder, words);
    expect(errors).toContain(`error: ${problem}`);
    expect(errors).toContain('For help, run: node mapping.mjs');
    expect(written).toBe('');
    expect(code).toBe(2);
  });
});
