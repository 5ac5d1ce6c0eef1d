import {mkdirSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {newFolder, tool, write} from './program.fixture';

const folder = newFolder();
const root = join(folder, 'root');
mkdirSync(root);
write(folder, {'secret.json': {secret: 'hidden'}});
write(root, {'orders.csv': 'id,total\nA,1\nB,2\n'});
symlinkSync(join(folder, 'secret.json'), join(root, 'link.json'));
symlinkSync(folder, join(root, 'way'));

const client = new Client({name: 'tests', version: '1.0.0'});

beforeAll(() =>
  client.connect(
    new StdioClientTransport({command: process.execPath, args: [tool, 'mcp', '--root', root]}),
  ),
);
afterAll(() => client.close());

async function call(name: string, given: Record<string, unknown>) {
  const {content, isError = false} = await client.callTool({name, arguments: given});
  const [part] = content as readonly {readonly text: string}[];
  return {text: part!.text, isError};
}

describe('the MCP server', () => {
  it('offers six tools that change nothing', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search_documentation',
      'read_page',
      'list_functions',
      'describe_function',
      'run_mapping',
      'find_by_example',
    ]);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
  });

  it('searches and reads pages', async () => {
    const found = await call('search_documentation', {query: 'webhook'});
    expect(found.text).toContain('## Receive webhooks\nhttps://docs.example.com/guides/webhooks');
    for (const url of ['/guides/webhooks', 'https://docs.example.com/guides/webhooks.md#top']) {
      expect((await call('read_page', {url})).text).toContain('Verify the signature first.');
    }
    const section = await call('read_page', {url: '/guides/mappings/overview#retry-it'});
    expect(section.text).toMatch(/^### `Retry` it\n\nOnce\.\n\n\(A section of .*overview\)$/);
    const page = await call('read_page', {url: '/platformRef/mappingFunctions/Text/Upper'});
    expect(page.text).toContain('Text.Upper(text: Text');
    expect((await call('read_page', {url: '/nowhere'})).isError).toBe(true);
  });

  it('has the pages as resources', async () => {
    const {resources} = await client.listResources();
    const [first] = resources;
    expect(first).toMatchObject({name: 'Receive webhooks', mimeType: 'text/markdown'});
    const {contents} = await client.readResource({uri: first!.uri});
    expect(contents).toMatchObject([{text: '# Receive webhooks\n\nVerify the signature first.'}]);
  });

  it('lists, describes and finds functions', async () => {
    expect((await call('list_functions', {})).text).toContain('Text.Upper: ');
    expect((await call('list_functions', {query: 'vlookup'})).text).toContain('Excel.');
    const {text} = await call('describe_function', {name: 'Text.Upper'});
    expect(text).toContain('E_LOCALE');
    const unknown = await call('describe_function', {name: 'Text.Uper'});
    expect(unknown).toEqual({
      text: expect.stringContaining('Did you mean Text.Upper?') as string,
      isError: true,
    });
    const found = await call('find_by_example', {examples: ['"ada" -> "ADA"']});
    expect(found.text).toContain('Text.Upper($)');
  });

  it('runs mappings on data, text and files', async () => {
    const mapping = 'List.Count(Readers.CSV.ReadObjects($))';
    expect(await call('run_mapping', {mapping, inputText: 'a\n1\n'})).toMatchObject({text: '1'});
    expect(await call('run_mapping', {mapping, inputFile: 'orders.csv'})).toMatchObject({
      text: '2',
    });
    const missing = await call('run_mapping', {mapping: '$.mane', input: {name: 'ada'}});
    expect(missing.text).toContain('The result is null. A missing field is null');
    const upper = await call('run_mapping', {
      mapping: 'Text.Upper($.name)',
      input: {name: 'ada'},
      explain: true,
    });
    expect(upper.text).toContain('The result is text:\nADA');
    expect(upper.text).toContain('"notation":"$.name"');
    const mark = await call('run_mapping', {mapping: 'Text.Decode("77u/YQ==", "base64")'});
    expect(mark.text).toBe('The result is text:\n\ufeffa');
    const failed = await call('run_mapping', {mapping: 'Text.Upper($.name)', input: {name: 5}});
    expect(failed.isError).toBe(true);
    expect(failed.text).toContain('mapping:1:1: error E_TYPE in Text.Upper');
  });

  it.each([
    '../secret.json',
    'way/secret.json',
    'link.json',
    join(folder, 'secret.json'),
    '/etc/hostname',
    '.',
    '..',
    'orders.csv\0',
    'missing.csv',
  ])('refuses to read %j', async (inputFile) => {
    for (const given of [{inputFile}, {files: {a: inputFile}}]) {
      const {text, isError} = await call('run_mapping', {mapping: '[$, $files]', ...given});
      expect(isError).toBe(true);
      expect(text).toContain('There is no file “');
      expect(text).not.toContain('hidden');
    }
  });

  it('refuses wrong arguments', async () => {
    expect(await call('run_mapping', {mapping: 5})).toMatchObject({isError: true});
    expect(await call('run_mapping', {mapping: '1', timeLimit: 600})).toMatchObject({
      isError: true,
    });
    expect(await call('find_by_example', {examples: ['nothing']})).toMatchObject({isError: true});
  });

  it('limits the memory that a mapping uses and the size of its result', async () => {
    const mapping =
      'List.Reduce(List.Range(1, 60), [@total, @total], initial: Text.Pad("", 10000, "x"))';
    const {text, isError} = await call('run_mapping', {mapping});
    expect(isError).toBe(true);
    expect(text).toContain('E_LIMIT');
    // The server still works.
    expect(await call('run_mapping', {mapping: 'Math.Add(1, 2)'})).toMatchObject({text: '3'});
  });

  it('stops a mapping that takes too long', async () => {
    const mapping =
      'List.Map(List.Range(1, 1000000), List.Count(List.Map(List.Range(1, 1000000), Math.Add(@, 1))))';
    const {text, isError} = await call('run_mapping', {mapping});
    expect(isError).toBe(true);
    expect(text).toContain('E_LIMIT');
  });
});
