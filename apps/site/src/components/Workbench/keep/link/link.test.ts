import {describe, expect, it} from 'vitest';
import {ShareError} from '../../../Panel/drafts/draftFormat';
import {isDraftFragment} from '../../../Panel/share/fragment';
import {packText} from '../../../Panel/share';
import type {Draft} from '../../state/draft';
import {decodeWorkbenchLink, encodeWorkbenchLink, isWorkbenchFragment} from '.';

function fileOf(name: string, content: string | Uint8Array<ArrayBuffer>, isData = false) {
  return {id: name, name, content: new Blob([content]), isData};
}

const draft: Draft = {
  mapping: '{\n  "name": Text.Upper($.name, locale: "tr") // € 😀\n}',
  files: [fileOf('prices.csv', 'sku;price\n'), fileOf('Größe 😀.json', '{"name": "İ"}', true)],
  selected: 'Größe 😀.json',
};

/** Makes a link as an attacker could. */
async function linkTo(value: unknown): Promise<string> {
  return `#workbench=1.${await packText(typeof value === 'string' ? value : JSON.stringify(value))}`;
}

async function problemOf(hash: string): Promise<string> {
  const error: unknown = await decodeWorkbenchLink(hash).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ShareError);
  return (error as ShareError).message;
}

describe('a link', () => {
  it('restores the mapping and nothing else, unless data is wanted', async () => {
    const link = (await encodeWorkbenchLink(draft, {withData: false}))!;
    expect(link).toMatch(/^#workbench=1\.[\w-]+$/);
    expect(await decodeWorkbenchLink(link)).toEqual({mapping: draft.mapping});
  });

  it('restores the files, and which of them is the input', async () => {
    const link = (await encodeWorkbenchLink(draft, {withData: true}))!;
    const {mapping, files = [], selected} = await decodeWorkbenchLink(link);
    expect(mapping).toBe(draft.mapping);
    expect(selected).toBe('Größe 😀.json');
    expect(files.map(({name, isData}) => [name, isData])).toEqual([
      ['Größe 😀.json', true],
      ['prices.csv', false],
    ]);
    expect(await files[0]!.content.text()).toBe('{"name": "İ"}');
    expect(files[0]!.id).not.toBe(files[1]!.id);
  });

  it('restores bytes of every value', async () => {
    const bytes = Uint8Array.from({length: 256}, (_, index) => index);
    const binary = {mapping: '$', files: [fileOf('a.bin', bytes)], selected: 'a.bin'};
    const link = (await encodeWorkbenchLink(binary, {withData: true}))!;
    const {files = []} = await decodeWorkbenchLink(link);
    expect(new Uint8Array(await files[0]!.content.arrayBuffer())).toEqual(bytes);
  });

  it('contains only the name of a sample, and the data of other files if it is wanted', async () => {
    const sampleName = 'order.json';
    const sample = {name: sampleName, isData: true};
    const short = (await encodeWorkbenchLink(draft, {withData: false, sampleName}))!;
    expect(await decodeWorkbenchLink(short)).toEqual({
      mapping: draft.mapping,
      sample,
      selected: sampleName,
    });
    const long = (await encodeWorkbenchLink(draft, {withData: true, sampleName}))!;
    const shared = await decodeWorkbenchLink(long);
    expect(shared).toMatchObject({sample, selected: sampleName});
    expect(shared.files?.map(({name}) => name)).toEqual(['prices.csv']);
  });

  it('is made only if it stays under 8,000 characters with data', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(6000));
    const large = {mapping: '$', files: [fileOf('noise', noise)], selected: 'noise'};
    expect(await encodeWorkbenchLink(large, {withData: true})).toBeUndefined();
    expect(await encodeWorkbenchLink(large, {withData: false})).toMatch(/^#workbench=1\./);
  });

  it('isn’t made if it would unpack to more than the workbench opens', async () => {
    const zeros = {mapping: '$', files: [fileOf('0', '0'.repeat(1_900_000))], selected: '0'};
    expect(await encodeWorkbenchLink(zeros, {withData: true})).toBeUndefined();
  });

  it('is ignored by live panels, and theirs by the workbench', () => {
    expect(isDraftFragment('#workbench=1.abc')).toBe(false);
    expect(isWorkbenchFragment('#try=1.abc')).toBe(false);
    expect(isWorkbenchFragment('#workbench=1.abc')).toBe(true);
    expect(isWorkbenchFragment('#workbench')).toBe(false);
  });
});

describe('a damaged link', () => {
  it.each(['#workbench=1.', '#workbench=1.%%%', '#workbench=1.AAAA', '#workbench=1.abc def'])(
    'is refused: %s',
    async (hash) => {
      expect(await problemOf(hash)).toBe('The link is incomplete or damaged. Copy it again.');
    },
  );

  it('is refused if its end is missing', async () => {
    const link = (await encodeWorkbenchLink(draft, {withData: true}))!;
    expect(await problemOf(link.slice(0, -8))).toMatch(/incomplete or damaged/);
  });

  it('is refused if its version is unknown', async () => {
    expect(await problemOf('#workbench=2.abc')).toMatch(/version/);
  });
});

const file = {name: 'a', isData: false, base64: 'QQ=='};

describe('a hostile link', () => {
  it.each([
    ['no JSON', '{'],
    ['null', null],
    ['a list', []],
    ['no mapping', {}],
    ['a mapping in the prototype', '{"__proto__": {"mapping": "1"}}'],
    ['a mapping that is a list', {mapping: ['1']}],
    ['files that are an object', {mapping: '', files: {length: 1, 0: file}}],
    ['a file that is null', {mapping: '', files: [null]}],
    ['a file without a name', {mapping: '', files: [{...file, name: undefined}]}],
    ['a file named __proto__', {mapping: '', files: [{...file, name: '__proto__'}]}],
    ['an empty name', {mapping: '', files: [{...file, name: ''}]}],
    ['a path', {mapping: '', files: [{...file, name: '../a'}]}],
    ['a Windows path', {mapping: '', files: [{...file, name: 'C:\\a'}]}],
    ['the parent folder', {mapping: '', files: [{...file, name: '..'}]}],
    ['a line break in a name', {mapping: '', files: [{...file, name: 'a\nb'}]}],
    ['a reversed name', {mapping: '', files: [{...file, name: 'a\u202Egpj.exe'}]}],
    ['a huge name', {mapping: '', files: [{...file, name: 'a'.repeat(256)}]}],
    ['two files with one name', {mapping: '', files: [file, file]}],
    ['a flag that is text', {mapping: '', files: [{...file, isData: 'no'}]}],
    ['data that isn’t Base64', {mapping: '', files: [{...file, base64: '?'}]}],
    ['data that is a number', {mapping: '', files: [{...file, base64: 1}]}],
    ['a sample that is text', {mapping: '', sample: 'orders.csv'}],
    ['a sample in another folder', {mapping: '', sample: {name: '../a', isData: true}}],
    ['a sample without a flag', {mapping: '', sample: {name: 'orders.csv'}}],
    ['a file with the sample’s name', {mapping: '', sample: file, files: [file]}],
  ])('with %s is refused', async (_what, value) => {
    expect(await problemOf(await linkTo(value))).toMatch(/incomplete or damaged/);
    expect(({} as {mapping?: string}).mapping).toBeUndefined();
  });

  it('with too many files is refused', async () => {
    const files = Array.from({length: 21}, (_, index) => ({...file, name: `${index}`}));
    expect(await problemOf(await linkTo({mapping: '', files}))).toMatch(/21 files.* at most 20/);
  });

  it('with a mapping that is too long is refused', async () => {
    const mapping = '1'.repeat(200_001);
    expect(await problemOf(await linkTo({mapping}))).toMatch(/200,000 characters/);
  });

  it('that unpacks to 50 MB is refused, and read no further than 2 MB', async () => {
    const bomb = await linkTo(`{"mapping": "${' '.repeat(50_000_000)}"}`);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await problemOf(bomb)).toMatch(/more than 2\sMB/);
  });
});
