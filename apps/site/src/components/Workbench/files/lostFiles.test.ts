import {describe, expect, it} from 'vitest';
import {emptyDraft, newFile, type Draft} from '../state/draft';
import {addFiles} from './addFiles';
import {lostText, withoutLost} from './lostFiles';

const lost = ['orders.xlsx', 'prices.csv', 'sizes.csv'].map((name) => ({
  id: name,
  name,
  isData: false,
}));
const draft: Draft = {...emptyDraft, mapping: '$', lost};

const add = (before: Draft, ...names: string[]) =>
  addFiles(before, {files: names.map((name) => newFile(name, new Blob(), false)), problems: []})
    .draft;

describe('lost files', () => {
  it('are named, with what to do', () => {
    expect(lostText(lost.slice(0, 1))).toBe('orders.xlsx is no longer here. Choose it again.');
    expect(lostText(lost)).toBe(
      'orders.xlsx, prices.csv and sizes.csv are no longer here. Choose them again.',
    );
  });

  it('are no longer lost once they are chosen again, and the one that was selected is selected', () => {
    const two = add(draft, 'prices.csv', 'orders.xlsx');
    expect(two).toMatchObject({selected: 'orders.xlsx', lost: [{name: 'sizes.csv'}]});
    expect(add(two, 'sizes.csv')).toEqual({
      mapping: '$',
      files: [...two.files, expect.objectContaining({name: 'sizes.csv'})],
      selected: 'sizes.csv',
    });
  });

  it('stay lost when another file is added', () => {
    expect(add(draft, 'other.csv')).toMatchObject({selected: 'other.csv', lost});
  });

  it('are given up all together, for a file that is still here', () => {
    expect(withoutLost(draft)).toEqual({...emptyDraft, mapping: '$'});
    const files = [newFile('other.csv', new Blob(), false)];
    expect(withoutLost({...draft, files})).toMatchObject({selected: 'other.csv', files});
  });
});
