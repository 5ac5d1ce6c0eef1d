import {expect, it} from 'vitest';
import {emptyDraft} from '../state/draft';
import {addFiles, readFiles, removeFile, replaceFile} from './addFiles';

const blob = (size: number) => new Blob([new Uint8Array(size)]);

async function draftOf(...offered: (readonly [string, number])[]) {
  const read = await readFiles(offered.map(([name, size]) => ({name, content: blob(size)})));
  return addFiles({...emptyDraft, mapping: '$'}, read);
}

it('adds files under free names and selects the first', async () => {
  const {draft, problems} = await draftOf(['a.csv', 3], ['a.csv', 0]);
  expect(problems).toEqual([]);
  expect(draft).toMatchObject({
    mapping: '$',
    selected: 'a.csv',
    files: [{name: 'a.csv'}, {name: 'a (2).csv'}],
  });
  const more = addFiles(draft, await readFiles([{name: 'b.csv', content: blob(1)}]));
  expect(more.draft.selected).toBe('b.csv');
});

it('refuses files that are too large, folders, and files that can’t be read', async () => {
  const gone = Object.assign(blob(1), {arrayBuffer: () => Promise.reject(new Error('gone'))});
  const read = await readFiles([
    {name: 'large.csv', content: blob(20_000_001)},
    {name: 'folder', content: undefined},
    {name: 'gone.csv', content: gone},
    {name: 'fits.csv', content: blob(20_000_000)},
  ]);
  expect(read.files.map(({name}) => name)).toEqual(['fits.csv']);
  expect(read.problems).toEqual([
    'large.csv is larger than 20\u00A0MB. Choose a smaller file.',
    'folder is a folder. Choose the files in it.',
    expect.stringContaining('gone.csv couldn’t be read.'),
  ]);
  const {draft} = addFiles(emptyDraft, {files: [], problems: read.problems});
  expect(draft).toEqual(emptyDraft);
});

it('keeps the sum of all files under 50 MB', async () => {
  const {draft, problems} = await draftOf(['a', 20_000_000], ['b', 20_000_000], ['c', 10_000_001]);
  expect(draft.files.map(({name}) => name)).toEqual(['a', 'b']);
  expect(problems).toEqual([
    expect.stringContaining('c (10.0\u00A0MB) would bring the files above 50\u00A0MB in total.'),
  ]);
});

it('selects a neighbour when the selected file is removed', async () => {
  const {draft} = await draftOf(['a', 1], ['b', 1], ['c', 1]);
  const onB = {...draft, selected: 'b'};
  expect(removeFile(onB, 'b')).toMatchObject({selected: 'c'});
  expect(removeFile(onB, 'a')).toMatchObject({selected: 'b'});
  expect(removeFile({...draft, selected: 'c'}, 'c')).toMatchObject({selected: 'b'});
  expect(removeFile((await draftOf(['a', 1])).draft, 'a')).toMatchObject({
    files: [],
    selected: undefined,
  });
});

it('replaces a file in place', async () => {
  const {draft} = await draftOf(['a', 1], ['b', 1]);
  const changed = {...draft.files[0]!, id: 'new'};
  expect(replaceFile(draft, changed).files.map(({id}) => id)).toEqual(['new', draft.files[1]!.id]);
});
