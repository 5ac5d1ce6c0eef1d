import {describe, expect, it} from 'vitest';
import {parseMapping} from '../../state/parsedMapping';
import {atCursor} from '../context/catalogue.fixture';
import {bracketPair} from './bracketPair';
import {formatEdit} from './formatEdit';
import {insertEdit} from './insertEdit';

describe('formatEdit', () => {
  it('keeps the cursor after the same characters', () => {
    const {notation, position} = atCursor('Text.Pad( $.a ,5|  )');
    expect(formatEdit(parseMapping(notation), position)).toEqual({
      text: 'Text.Pad($.a, 5)',
      cursor: 15,
    });
  });

  it('leaves text alone that has a mistake or is formatted already', () => {
    expect(formatEdit(parseMapping('Text.Pad( $.a'), 3)).toBeUndefined();
    expect(formatEdit(parseMapping('Text.Pad($.a, 5)'), 3)).toBeUndefined();
  });
});

describe('insertEdit', () => {
  it.each([
    ['|', 'Text.Pad(text, length)'],
    ['List.Map($, |)', 'Text.Pad(text, length)'],
    ['List.Map($|)', ', Text.Pad(text, length)'],
    ['[|$.a]', 'Text.Pad(text, length), '],
    ['{"a": |}', 'Text.Pad(text, length)'],
    ['$.a|', 'Text.Pad(text, length)'],
  ])('inserts a call into %s', (marked, insert) => {
    const {notation, position} = atCursor(marked);
    const edit = insertEdit(notation, {from: position, to: position}, 'Text.Pad(text, length)');
    expect(edit.insert).toBe(insert);
    expect(edit.insert.slice(edit.selection.from, edit.selection.to)).toBe('text');
  });

  it('selects a whole first argument, or nothing if there is none', () => {
    const place = {from: 0, to: 0};
    expect(insertEdit('', place, 'List.Sum([1, 2], 3)').selection).toEqual({from: 9, to: 15});
    expect(insertEdit('', place, 'Datetime.Now()').selection).toEqual({from: 13, to: 13});
  });
});

describe('bracketPair', () => {
  it.each([
    ['f|(g($))', [1, 6]],
    ['f(|g($))', [1, 6]],
    ['f(g($)|)', [3, 5]],
    ['f(g($))|', [1, 6]],
    ['f|(")")', [1, 5]],
    ['f|([)', undefined],
  ])('finds the pair at %s', (marked, pair) => {
    const {notation, position} = atCursor(marked);
    expect(bracketPair(notation, position)).toEqual(pair);
  });
});
