import {expect, it} from 'vitest';
import {previewOf} from './syntaxPreviews';

it('a result that is text is the preview', () => {
  expect(previewOf(1234.567, '1,235')).toEqual(['1,235']);
});

it('matches and the text around them alternate', () => {
  const matches = [
    {match: '17', index: 2},
    {match: '29', index: 4},
  ];
  expect(previewOf('A-1729.', matches)).toEqual(['A-', '17', '', '29', '.']);
});

it('a character outside the basic plane counts as one', () => {
  expect(previewOf('📦 42 📦', [{match: '42', index: 2}])).toEqual(['📦 ', '42', ' 📦']);
});

it('an empty match and no match keep the text whole', () => {
  expect(previewOf('abc', [{match: '', index: 1}])).toEqual(['a', '', 'bc']);
  expect(previewOf('abc', [])).toEqual(['abc']);
});
