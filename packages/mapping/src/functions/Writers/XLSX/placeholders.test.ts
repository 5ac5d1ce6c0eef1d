import {describe, expect, it} from 'vitest';
import {fill, findList, hasPlaceholders} from './placeholders';

const values = {
  number: 117,
  customer: {name: 'Müller GmbH', note: null},
  items: [{sku: 'A'}, {sku: 'B'}],
  order: {lines: [1, 2]},
};

describe('fill', () => {
  it('keeps the type of a lone placeholder', () => {
    expect(fill('{{number}}', values, null)).toBe(117);
    expect(fill(' {{ customer.note }} ', values, null)).toBe(null);
  });

  it('inserts values into longer text', () => {
    expect(fill('No. {{number}} for {{customer.name}}{{customer.note}}', values, null)).toBe(
      'No. 117 for Müller GmbH',
    );
  });

  it('uses the item of a repeated row', () => {
    const scope = {at: 'items', item: {sku: 'B'}, isEmpty: false};
    expect(fill('{{number}}: {{items.sku}}', values, scope)).toBe('117: B');
    expect(fill('{{order.lines}}', values, {at: 'order.lines', item: 2, isEmpty: false})).toBe(2);
    expect(fill('{{items.sku}}', values, {at: 'items', item: null, isEmpty: true})).toBe(null);
  });

  it('says what is missing', () => {
    expect(() => fill('{{Number}}', values, null)).toThrow('There is no value for {{Number}}.');
    expect(() => fill('{{number.a}}', values, null)).toThrow('{{number.a}}');
    expect(() => fill('{{}}', values, null)).toThrow('{{}}');
    expect(() => fill('{{constructor}}', values, null)).toThrow('{{constructor}}');
    expect(() => fill('{{customer}}', values, null)).toThrow('{{customer}} is an Object');
  });
});

it('finds the list of a row', () => {
  expect(findList(['{{items.sku}}', '{{number}}'], values)?.items).toHaveLength(2);
  expect(findList(['{{order.lines}}'], values)?.at).toBe('order.lines');
  expect(findList(['{{number}}', 'plain'], values)).toBe(null);
  expect(() => findList(['{{items.sku}} {{order.lines}}'], values)).toThrow('two lists');
});

it('recognises placeholders', () => {
  expect(hasPlaceholders('{{a}}')).toBe(true);
  expect(hasPlaceholders('{{a}}')).toBe(true);
  expect(hasPlaceholders('{a} {{')).toBe(false);
});
