import {zipSync, strToU8, unzipSync, strFromU8} from 'fflate';
import {describe, expect, it} from 'vitest';
import type {Draft} from '../../state/draft';
import {openFile} from './openFile';
import {packBundle} from './saveBundle';

function fileOf(name: string, content: string, isData = false) {
  return {id: name, name, content: new Blob([content]), isData};
}

const draft: Draft = {
  mapping: '$files["a:b.csv"] // €',
  files: [fileOf('a:b.csv', '1;2'), fileOf('order.json', '{}'), fileOf('README.txt', 'mine', true)],
  selected: 'order.json',
};

async function entriesOf(bundle: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await bundle.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

function zipOf(files: Readonly<Record<string, string>>, name = 'a.zip'): File {
  const bytes = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return new File([zipSync(Object.fromEntries(bytes))], name);
}

async function problemOf(file: File): Promise<string> {
  const error = (await openFile(file).catch((reason: unknown) => reason)) as Error;
  expect(error).toBeInstanceOf(Error);
  return error.message;
}

describe('a bundle', () => {
  it('contains the mapping, the files and how to run them, under names that are safe', async () => {
    const entries = await entriesOf(await packBundle(draft, 'Order: invoice'));
    expect(Object.keys(entries)).toEqual([
      'Order_ invoice.mapping',
      'a_b.csv',
      'order.json',
      'README (2).txt',
      'README.txt',
      'workbench.json',
    ]);
    expect(entries['Order_ invoice.mapping']).toBe(draft.mapping);
    expect(entries['README (2).txt']).toBe('mine');
    expect(entries['README.txt']).toContain(
      "node mapping.mjs run 'Order_ invoice.mapping' order.json --file a:b.csv=a_b.csv",
    );
    expect(entries['README.txt']!.trim().split('\n')).toHaveLength(3);
  });

  it('without a name contains mapping.txt', async () => {
    const entries = await entriesOf(await packBundle({...draft, files: [], selected: undefined}));
    expect(Object.keys(entries)).toEqual(['mapping.txt', 'README.txt', 'workbench.json']);
  });

  it.each(['Order: invoice', undefined])('opens as it was saved (name: %s)', async (name) => {
    const bundle = new File([await packBundle(draft, name)], 'b.zip');
    const shared = await openFile(bundle);
    expect(shared).toMatchObject({mapping: draft.mapping, selected: 'order.json'});
    expect(shared.name).toBe(name);
    expect(shared.files?.map((file) => [file.name, file.isData])).toEqual([
      ['a:b.csv', false],
      ['order.json', false],
      ['README.txt', true],
    ]);
    expect(await shared.files![2]!.content.text()).toBe('mine');
  });

  it('opens even if its data repeats itself so much that it looks like a bomb', async () => {
    const repeated = {...draft, files: [fileOf('0.csv', '0'.repeat(5_000_000))], selected: '0.csv'};
    const shared = await openFile(new File([await packBundle(repeated)], 'b.zip'));
    expect(shared.files?.[0]?.content.size).toBe(5_000_000);
  });

  it('opens if it was unpacked, and its folder packed again', async () => {
    const entries = Object.entries(await entriesOf(await packBundle(draft, 'a')));
    const packed = entries.map(([path, text]) => [`folder/${path}`, text] as const);
    const file = zipOf({...Object.fromEntries(packed), '__MACOSX/._a': 'x', 'folder/': ''});
    expect(await openFile(file)).toMatchObject({mapping: draft.mapping, name: 'a'});
  });
});

describe('another file', () => {
  it.each([
    ['Order.mapping', 'Order'],
    ['order.txt', undefined],
  ])('%s opens as a mapping', async (fileName, name) => {
    const shared = await openFile(new File(['\uFEFF$.a'], fileName));
    expect(shared).toEqual({mapping: '$.a', ...(name && {name})});
  });

  it('opens if it is an archive with one mapping', async () => {
    const file = zipOf({'b/order.JSON': '{}', 'b/x.mapping': '$', 'README.txt': ''});
    const shared = await openFile(file);
    expect(shared).toMatchObject({mapping: '$', selected: 'order.JSON'});
    expect(shared.files?.map(({name, isData}) => [name, isData])).toEqual([['order.JSON', true]]);
  });

  it.each([
    ['an archive without a mapping', zipOf({'a.csv': ''}), /contains no mapping/],
    ['a cut archive', new File([strToU8('PK\u0003\u0004 cut')], 'a.zip'), /damaged or incomplete/],
    ['text that isn’t UTF-8', new File([new Uint8Array([0xff, 0])], 'a.txt'), /couldn’t be opened/],
    ['text of 1 MB', new File(['x'.repeat(1_000_000)], 'a.txt'), /too large for a mapping/],
    ['text of 200,001 characters', new File(['x'.repeat(200_001)], 'a.txt'), /200,000 characters/],
    ['a bomb', zipOf({'a.mapping': '$', 'a.csv': '0'.repeat(60_000_000)}), /unpacks to 61\u00A0MB/],
  ])('%s is refused', async (_what, file, message) => {
    expect(await problemOf(file)).toMatch(message);
  });

  it('with 21 files is refused', async () => {
    const files = Array.from({length: 21}, (_, index) => [`${index}.csv`, ''] as const);
    expect(await problemOf(zipOf({...Object.fromEntries(files), 'a.mapping': ''}))).toMatch(
      /21 files/,
    );
  });

  it('with a file of more than 20 MB is refused', async () => {
    const large = crypto.getRandomValues(new Uint8Array(50_000));
    const bytes = new Uint8Array(20_000_001).map((_, index) => large[index % 50_000]!);
    const zip = zipSync({'a.mapping': strToU8('$'), 'a.csv': bytes}, {level: 0});
    expect(await problemOf(new File([zip], 'a.zip'))).toBe(
      'a.csv is larger than 20\u00A0MB. Use a smaller file.',
    );
  });
});

describe('a hostile manifest', () => {
  const file = {path: 'a.csv', name: 'a.csv', isData: false};
  const good = {mapping: 'a.mapping', files: [file], selected: 'a.csv'};
  const open = async (manifest: unknown) =>
    openFile(
      zipOf({'a.mapping': '$', 'a.csv': '1', 'workbench.json': JSON.stringify(manifest)}, 'b.zip'),
    );

  it('differs from a good one', async () => {
    expect(await open(good)).toMatchObject({mapping: '$', selected: 'a.csv'});
  });

  it.each([
    null,
    [],
    {},
    {...good, mapping: 'other'},
    {...good, mapping: 1},
    {...good, name: 1},
    {...good, files: {}},
    {...good, files: [null]},
    {...good, files: [{...file, path: '__proto__'}]},
    {...good, files: [{...file, path: 1}]},
    {...good, files: [{...file, name: '../a'}]},
    {...good, files: [{...file, isData: 1}]},
    {...good, files: [file, file]},
    {...good, selected: 'b.csv'},
    {...good, selected: 1},
  ])('is refused: %j', async (manifest) => {
    await expect(open(manifest)).rejects.toThrow('b.zip couldn’t be opened.');
  });
});
