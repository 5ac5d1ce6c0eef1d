import fc from 'fast-check';
import {expect, it} from 'vitest';
import {escapeCellText, unescapeCellText} from './cellText';

it('escapes characters that XML can’t contain, and text that looks like an escape', () => {
  expect(escapeCellText('a\rb\u0001')).toBe('a_x000D_b_x0001_');
  expect(escapeCellText('_x0041_ and _x')).toBe('_x005F_x0041_ and _x');
  expect(escapeCellText('tab\tline\nMüller 😀')).toBe('tab\tline\nMüller 😀');
});

it('restores the original text', () => {
  const text = fc.string({unit: 'binary'});
  const withEscapes = fc.array(
    fc.constantFrom('_', 'x', '0', '0041', '_x000D_', '\ud800', '\ufffd'),
  );
  fc.assert(
    fc.property(text, withEscapes, (plain, parts) => {
      const both = plain + parts.join('');
      expect(unescapeCellText(escapeCellText(both))).toBe(both);
    }),
  );
});
