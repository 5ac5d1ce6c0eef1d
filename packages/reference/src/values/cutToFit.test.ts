import {describe, expect, it} from 'vitest';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import type {Value} from '@documentation/base/internal/values/types';
import {formatResult} from './formatResult';
import {cutToFit, SHOWN_LENGTH} from './cutToFit';

/** Wraps an item in nested lists. */
function nested(depth: number, item: Value): Value {
  return depth === 0 ? item : [nested(depth - 1, item)];
}

const large: Readonly<Record<string, Value>> = {
  'long text': 'a€'.repeat(1_000_000),
  'text with surrogate pairs': '😀'.repeat(10_000),
  'a long list': Array.from({length: 500_000}, (_, index) => index),
  'a list of objects': Array.from({length: 50_000}, (_, id) => ({id, name: `Item ${id}`})),
  'an object with many keys': Object.fromEntries(
    Array.from({length: 50_000}, (_, index) => [`key ${index}`, null]),
  ),
  'a deeply nested large list': {a: {b: nested(60, Array<Value>(5000).fill(1))}},
  'a key named __proto__': JSON.parse(
    `{"__proto__": ${JSON.stringify(Array(20_000).fill('x'))}}`,
  ) as Value,
};

describe('cutToFit', () => {
  it.each(Object.entries(large))('keeps the beginning of %s', (_name, value) => {
    const {value: start, isCut} = cutToFit(value);
    expect(isCut).toBe(true);
    const text = formatResult(start);
    expect(text.length).toBeLessThan(2 * SHOWN_LENGTH);
    expect(text.length).toBeGreaterThan(SHOWN_LENGTH / 2);
    // The full text starts with what is shown.
    const shown = text.replace(/[\]}\s"…]+$/, '');
    expect(formatResult(value).startsWith(shown)).toBe(true);
    expect(() => encodeURIComponent(text)).not.toThrow();
  });

  it('leaves out a key that is too long', () => {
    const value = {a: 1, ['k'.repeat(1_000_000)]: 2, b: 3};
    expect(cutToFit(value)).toMatchObject({value: {a: 1}, isCut: true});
  });

  it('doesn’t cut a value that fits, or a file of any size', () => {
    for (const value of [null, 0, '', 'abc', [], {a: [1, {b: null}]}, new Uint8Array(100_000)]) {
      const {value: start, isCut} = cutToFit(value);
      expect(isCut).toBe(false);
      expect(start).toBe(value);
    }
  });

  it('doesn’t cut any documented result', () => {
    const results = [
      ...mappingFunctions.flatMap(({examples}) =>
        examples.flatMap((example) => ('result' in example ? [example.result] : [])),
      ),
      ...workflowFunctions.flatMap(({examples}) =>
        examples.map(({calls = [], ...example}) => [
          calls as unknown as Value,
          'output' in example ? (example.output as Value) : null,
        ]),
      ),
    ];
    expect(results.filter((result) => cutToFit(result).isCut)).toEqual([]);
  });
});
