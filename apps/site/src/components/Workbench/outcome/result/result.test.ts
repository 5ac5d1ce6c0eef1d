import {describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import type {Failure} from '../../../../engine/messages';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import {compareWithExpected} from './expected';
import {announcementOf, formatTime, sizeAndTime} from './resultLabels';

const run = {mapping: 'List.Map(\n  $,\n  Number.Parse(@)\n)', elapsedMs: 12.3, steps: []};

function returned(value: Value) {
  return {...run, value, size: 214};
}

function failed(failure: Failure): WorkbenchOutcome {
  return {...run, failure};
}

function isAsExpected(value: Value, text: string): boolean {
  return compareWithExpected(returned(value), {kind: 'result', text}).isSame;
}

describe('compareWithExpected', () => {
  it('compares JSON by its values, whatever the order of its keys', () => {
    expect(isAsExpected({a: 1, b: [1, 2]}, '{"b": [1, 2], "a": 1}\n')).toBe(true);
    expect(isAsExpected([2, 1], '[1, 2]')).toBe(false);
    expect(isAsExpected('1', '1')).toBe(true);
    expect(isAsExpected('a', '"a"')).toBe(true);
    expect(isAsExpected(null, 'null')).toBe(true);
  });

  it('compares text exactly, except for line endings', () => {
    expect(isAsExpected('a\r\nb\r\n', 'a\nb')).toBe(true);
    expect(isAsExpected(new TextEncoder().encode('\ufeffa;b\r\n'), 'a;b')).toBe(true);
    expect(isAsExpected('a b', 'a  b')).toBe(false);
  });

  it('names the first differences', () => {
    const {differences} = compareWithExpected(returned([{a: 1}]), {
      kind: 'result',
      text: '[{"a": 2}]',
    });
    expect(differences).toEqual({
      count: 1,
      first: [{path: '[0].a', kind: 'changed', before: 2, after: 1}],
    });
  });

  it('compares errors by code, function, parameter and message', () => {
    const failure = {
      code: 'E_PARSE',
      functionName: 'Number.Parse',
      parameter: 'text',
      message: '"x" isn’t a number.',
    } as const;
    const text =
      '{"code": "E_PARSE", "function": "Number.Parse", "parameter": "text", "message": "\\"x\\" isn’t a number."}';
    const compare = (each: Failure) => compareWithExpected(failed(each), {kind: 'error', text});
    expect(compare(failure).isSame).toBe(true);
    expect(compare({...failure, code: 'E_TYPE'}).isSame).toBe(false);
    expect(compare({...failure, message: 'Other'}).isSame).toBe(false);
    expect(compareWithExpected(failed(failure), {kind: 'result', text}).isSame).toBe(false);
    expect(compareWithExpected(returned(1), {kind: 'error', text}).isSame).toBe(false);
  });

  it('never mistakes the beginning of a large result for the whole', () => {
    const outcome = {...returned([1]), whole: {length: 1e6, description: '9 items', items: 9}};
    expect(compareWithExpected(outcome, {kind: 'result', text: '[1]'}).isSame).toBe(false);
  });
});

describe('labels', () => {
  it.each<[Value, string]>([
    [[{a: 1}, {a: 2}, {a: 3}], '3 rows, 214\u00A0bytes, 12\u00A0ms'],
    [[1, 2], '2 items, 214\u00A0bytes, 12\u00A0ms'],
    ['abc', '3 characters, 214\u00A0bytes, 12\u00A0ms'],
    [null, 'null, 214\u00A0bytes, 12\u00A0ms'],
    [new TextEncoder().encode('<a/>'), 'XML file, 214\u00A0bytes, 12\u00A0ms'],
  ])('describe a result: %j', (value, label) => {
    expect(sizeAndTime(returned(value))).toBe(label);
  });

  it('count the rows of a result that was cut', () => {
    const whole = {length: 1e6, description: '120,000 items', items: 120_000};
    expect(announcementOf({...returned([{a: 1}]), whole})).toBe('Result: 120,000 rows');
  });

  it('say where a run fails', () => {
    const range = {from: run.mapping.indexOf('Number'), to: run.mapping.length - 2};
    expect(announcementOf(failed({code: 'E_PARSE', message: '', range}))).toBe(
      'Fails with E_PARSE at line 3',
    );
    expect(announcementOf(failed({message: ''}))).toBe('Couldn’t run');
  });

  it('format times', () => {
    expect([0.4, 12.3, 1234].map(formatTime)).toEqual([
      'under 1\u00A0ms',
      '12\u00A0ms',
      '1.2\u00A0s',
    ]);
  });
});
