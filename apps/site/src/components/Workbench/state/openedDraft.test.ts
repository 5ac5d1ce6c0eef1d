import {describe, expect, it} from 'vitest';
import type {Draft} from './draft';
import {openedDraft, type Opened} from './openedDraft';

const contents: Readonly<Record<string, string>> = {'orders.csv': 'a;b', 'prices.csv': 'c;d'};

const readSample = (name: string) =>
  name in contents
    ? Promise.resolve(new TextEncoder().encode(contents[name]))
    : Promise.reject(new Error('The sample file couldn’t be loaded.'));

async function openWithFiles(opened: Opened): Promise<Draft> {
  return (await openedDraft(opened, readSample)) as Draft;
}

async function textsOf({files}: Draft): Promise<string[]> {
  return Promise.all(files.map(({content}) => content.text()));
}

describe('openedDraft', () => {
  it('loads a sample file and selects it', async () => {
    const sample = {name: 'orders.csv', isData: false};
    const draft = await openWithFiles({mapping: '$', sample});
    expect(draft).toMatchObject({mapping: '$', selected: 'orders.csv', files: [sample]});
    expect(await textsOf(draft)).toEqual(['a;b']);
  });

  it('loads further samples and selects the first', async () => {
    const sample = {name: 'orders.csv', isData: false, others: ['prices.csv']};
    const draft = await openWithFiles({mapping: '$', sample});
    expect(draft.selected).toBe('orders.csv');
    expect(draft.files.map(({name}) => name)).toEqual(['orders.csv', 'prices.csv']);
    expect(await textsOf(draft)).toEqual(['a;b', 'c;d']);
  });

  it('turns JSON into a data file', async () => {
    const draft = await openWithFiles({mapping: '$', text: '{"a": 1}'});
    expect(draft).toMatchObject({selected: 'input.json', files: [{isData: true}]});
    expect(await textsOf(draft)).toEqual(['{"a": 1}']);
  });

  it('has no files if a mapping comes without files', async () => {
    expect(await openedDraft({mapping: '$'}, readSample)).toEqual({mapping: '$'});
  });

  it('fails if the sample can’t be loaded', async () => {
    const sample = {name: 'gone.csv', isData: false};
    await expect(openedDraft({mapping: '$', sample}, readSample)).rejects.toThrow(
      'couldn’t be loaded',
    );
  });
});
