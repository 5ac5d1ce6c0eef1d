import {describe, expect, it} from 'vitest';
import type {Json} from '@documentation/base/internal/values/json';
import {withContents, withReferences} from '../../../engine/worker/stepFiles';
import {keepFile, keptFile, readReference, referencesIn, withOwnContents} from './ownFiles';

const fileOf = (name: string, length = 3) =>
  ({kind: 'file', name, bytes: new Uint8Array(length)}) as const;

describe('the reader’s own file', () => {
  it('has a unique name, and is kept until the reader has added three others', () => {
    const first = fileOf('a.csv');
    expect(keepFile(first)).toBe('{"ownFile":"a.csv"}');
    expect(keepFile(fileOf('a.csv'))).toBe('{"ownFile":"a.csv (2)"}');
    expect(keptFile('a.csv')).toBe(first);
    keepFile(fileOf('b.csv'));
    keepFile(fileOf('c.csv'));
    expect(keptFile('a.csv')).toMatchObject({
      kind: 'unreadable',
      problem: 'a.csv is no longer loaded. Choose the file again.',
    });
  });

  it('is included in a link if it is small', () => {
    const reference = keepFile(fileOf('small.csv'));
    expect(withOwnContents(`{"file": ${reference}}`)).toBe('{"file":"AAAA"}');
    expect(withOwnContents('{"file": 1}')).toBe('{"file": 1}');
    const large = keepFile(fileOf('large.csv', 100_001));
    expect(withOwnContents(`{"file": ${large}}`)).toBeUndefined();
    expect(withOwnContents('{"ownFile" broken')).toBe('{"ownFile" broken');
  });
});

it('finds references, wherever they are', () => {
  const input = '{"a": [{"sample": "x.csv"}, {"ownFile": "y"}], "b": {"sample": 1, "c": 2}}';
  expect(referencesIn(input)).toEqual([
    {kind: 'sample', name: 'x.csv'},
    {kind: 'ownFile', name: 'y'},
  ]);
  expect(readReference('{"sample": "x.csv"}')).toEqual({kind: 'sample', name: 'x.csv'});
  for (const other of ['"text"', '{', '{"sample": 5}', '{"sample": "a", "b": 1}', '[]', 'null']) {
    expect(readReference(other)).toBeUndefined();
  }
});

it('replaces references with contents, and contents with references', () => {
  const files = {'{"sample":"x.csv"}': new Uint8Array(3)};
  const input: Json = {file: {sample: 'x.csv'}, list: [{sample: 'other'}, 'BBBB', null]};
  const filled = withContents(input, files);
  expect(filled).toEqual({file: 'AAAA', list: [{sample: 'other'}, 'BBBB', null]});
  expect(withReferences(filled, files)).toEqual(input);
});
