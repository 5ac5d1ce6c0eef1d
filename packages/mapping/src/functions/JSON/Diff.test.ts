import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {applyPatch} from '../../formats/jsonPatch/applyPatch';
import {createPatch} from '../../formats/jsonPatch/createPatch';
import type {Value} from '@documentation/base/internal/values/types';

const {lists} = JSON.parse(
  readFileSync('packages/mapping/src/functions/JSON/vectors/Diff.json', 'utf8'),
) as {lists: {from: string; to: string; common: number}[]};

it('has 200 recorded pairs of lists', () => {
  expect(lists).toHaveLength(200);
});

it.each(lists)('keeps the $common common items of "$from" and "$to"', ({from, to, common}) => {
  const patch = createPatch(Array.from(from), Array.from(to));
  const count = (name: string) => patch.filter(({op}) => op === name).length;
  expect(count('replace') + count('remove')).toBe(from.length - common);
  expect(count('replace') + count('add')).toBe(to.length - common);
  expect(applyPatch(Array.from(from), patch)).toEqual(Array.from(to));
});

it('makes a patch that turns any document into any other', () => {
  const key = fc.constantFrom('a', 'b', 'c/d', '~e', '0', '', '__proto__');
  const {value} = fc.letrec<{value: Value}>((tie) => ({
    value: fc.oneof(
      {maxDepth: 4},
      fc.constantFrom<Value>(null, true, 0, 1, '', 'x', '1'),
      fc.array(tie('value'), {maxLength: 6}),
      fc.array(fc.tuple(key, tie('value')), {maxLength: 5}).map((e) => Object.fromEntries(e)),
    ),
  }));
  fc.assert(
    fc.property(value, value, (from, to) => {
      const patch = createPatch(from, to);
      expect(applyPatch(from, patch)).toEqual(to);
      expect(createPatch(from, structuredClone(from))).toEqual([]);
    }),
    {numRuns: 2000, seed: 6902},
  );
});

it('tells bytes from the same bytes, other bytes and an object like them', () => {
  const bytes = (...values: number[]) => ({a: [Uint8Array.from(values)]});
  expect(createPatch(bytes(7), bytes(7))).toEqual([]);
  for (const to of [bytes(8), bytes(7, 7), {a: [{0: 7}]}]) {
    expect(createPatch(bytes(7), to)).toEqual([{op: 'replace', path: '/a/0', value: to.a[0]}]);
  }
});

describe('large documents', () => {
  const numbers = Array.from({length: 200_000}, (_, index) => index);

  it('of which a few items differ', () => {
    const to = numbers.filter((number) => number % 10_000 !== 7).toSpliced(5, 0, -1, -2);
    const patch = createPatch(numbers, to);
    expect(patch).toHaveLength(22);
    expect(applyPatch(numbers, patch)).toEqual(to);
  });

  it('that have nothing in common', () => {
    const [from, to] = [numbers.slice(0, 10_000), numbers.slice(0, 10_000).map(String)];
    const patch = createPatch(from, to);
    expect(patch).toHaveLength(10_000);
    expect(applyPatch(from, patch)).toEqual(to);
  });

  it('with lists that are too different to search, and one that isn’t', () => {
    const shuffled = (step: number) => numbers.map((number) => (number * step) % 200_003);
    const from = {a: ['first', ...shuffled(3), 'last'], b: ['x', 'y']};
    const to = {a: ['first', ...shuffled(7).slice(1), 'last'], b: ['w', 'x', 'y']};
    const patch = createPatch(from, to);
    expect(patch.at(-1)).toEqual({op: 'add', path: '/b/0', value: 'w'});
    expect(applyPatch(from, patch)).toEqual(to);
    // What the lists have in common at their start and end stays.
    const written = patch.map((operation) => 'value' in operation && operation.value);
    expect(written).not.toContain('first');
    expect(written).not.toContain('last');
  });

  it('that are nested deeper than a pointer can be', () => {
    const nested = (depth: number, value: Value): Value =>
      depth === 0 ? value : {a: nested(depth - 1, value)};
    const [from, to] = [nested(400, 1), nested(400, 2)];
    const patch = createPatch(from, to);
    expect(patch).toEqual([{op: 'replace', path: '/a'.repeat(200), value: nested(200, 2)}]);
    expect(applyPatch(from, patch)).toEqual(to);
  });

  it('whose pointers would be too long', () => {
    const wide = (value: number) => ({
      ['k'.repeat(1_000_000)]: Object.fromEntries(numbers.map((key) => [key, value])),
    });
    expect(() => createPatch(wide(1), wide(2))).toThrow('10,000,000 characters');
  });
});
