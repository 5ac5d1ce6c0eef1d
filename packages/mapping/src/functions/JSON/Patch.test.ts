import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {evaluateNotation} from '../../language/run/evaluate';
import {MappingError} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {findMappingFunction} from '..';

interface Case {
  readonly name: string;
  readonly document: Value;
  readonly patch: Value;
  readonly result?: Value;
  readonly fails?: true;
}

const {cases} = JSON.parse(
  readFileSync('packages/mapping/src/functions/JSON/vectors/Patch.json', 'utf8'),
) as {cases: Case[]};

function patch(document: Value, operations: Value): Promise<Value> {
  return evaluateNotation('JSON.Patch($.document, $.operations)', {
    input: {document, operations},
    context: {now: '2024-05-01T12:00:00Z'},
    resolve: findMappingFunction,
  });
}

/** Returns the code and message of the error that a patch fails with. */
async function failureOf(document: Value, operations: Value): Promise<string> {
  try {
    await patch(document, operations);
  } catch (error) {
    if (error instanceof MappingError) {
      return `${error.code}: ${error.message}`;
    }
    throw error;
  }
  return 'none';
}

it('has 236 recorded cases, 52 of which fail', () => {
  expect([cases.length, cases.filter(({fails}) => fails).length]).toEqual([236, 52]);
});

it.each(cases.filter(({fails}) => !fails))(
  '$name',
  async ({document, patch: operations, result}) => {
    const before = structuredClone([document, operations]);
    expect(await patch(document, operations)).toEqual(result);
    expect([document, operations]).toEqual(before);
  },
);

it.each(cases.filter(({fails}) => fails))('$name', async ({document, patch: operations}) => {
  expect(await failureOf(document, operations)).toMatch(/^E_(PATH|FORMAT): /);
});

describe('messages', () => {
  it.each([
    [{op: 'replace', path: '/b', value: 1}, 'There is no value at "/b".'],
    [{op: 'add', path: '/b/c', value: 1}, 'There is no object or list that could contain "/b/c".'],
    [{op: 'add', path: '/list/3', value: 1}, '"3" in "/list/3" isn’t a position in a list of'],
    [{op: 'test', path: '/a', value: 2}, 'The value at "/a" isn’t the one that the patch expects.'],
    [{op: 'move', from: '/a', path: '/a/b'}, '"/a" can’t be moved into itself.'],
    [{op: 'remove', path: 'a'}, '"a" isn’t a valid JSON Pointer.'],
  ])('for %j', async (operation, message) => {
    const operations = [{op: 'test', path: '/a', value: 1}, operation];
    expect(await failureOf({a: 1, list: [1]}, operations)).toContain(
      `E_PATH: The operation at position 1 failed. ${message}`,
    );
  });
});

describe('patches that are costly to apply', () => {
  const times = (length: number, operation: Value) => Array.from({length}, () => operation);
  const numbers = Array.from({length: 1_000_000}, (_, index) => index);
  const longText = 'x'.repeat(10_000_000);

  it.each<[what: string, document: Value, operations: Value]>([
    ['copies the document into itself', [1], times(60, {op: 'copy', from: '', path: '/-'})],
    [
      'tests a document that contains itself many times',
      [1],
      [...times(22, {op: 'copy', from: '', path: '/-'}), {op: 'test', path: '', value: []}],
    ],
    [
      'tests a long text again and again',
      longText,
      times(100, {op: 'test', path: '', value: longText}),
    ],
    [
      'inserts at the start of a long list again and again',
      numbers,
      times(20_000, {op: 'add', path: '/1', value: 1}),
    ],
    [
      'copies a long list before each change',
      {a: numbers},
      Array.from({length: 40}, (_, index): Value =>
        index % 2
          ? {op: 'add', path: '/a/-', value: 1}
          : {op: 'copy', from: '/a', path: `/b${index}`},
      ),
    ],
  ])('%s', async (_what, document, operations) => {
    expect(await failureOf(document, operations)).toMatch(/^E_LIMIT: /);
  });

  it('are applied in place where possible', async () => {
    const operations = numbers.slice(0, 100_000).map((value) => ({op: 'add', path: '/-', value}));
    expect(await patch(numbers, operations)).toHaveLength(1_100_000);
  });
});
