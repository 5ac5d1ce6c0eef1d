import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {query} from './query';

/** The RFC 9535 compliance suite, which the jsonpath-rfc9535 package includes. */
const require = createRequire(import.meta.url);
const carrier = require.resolve('jsonpath-rfc9535/package.json');
const suite = JSON.parse(
  readFileSync(
    join(dirname(carrier), 'src/__tests__/jsonpath-compliance-test-suite/cts.json'),
    'utf8',
  ),
) as {tests: Case[]};

interface Case {
  readonly name: string;
  readonly selector: string;
  readonly document?: Value;
  readonly result?: Value[];
  /** The possible results. Each is correct, because the order of an object's members is undefined. */
  readonly results?: Value[][];
  readonly invalid_selector?: boolean;
}

const valid = suite.tests.filter((test) => !test.invalid_selector);
const invalid = suite.tests.filter((test) => test.invalid_selector);

it('loads the whole suite', () => {
  expect(valid.length).toBeGreaterThan(400);
  expect(invalid.length).toBeGreaterThan(200);
});

describe('selects what the compliance suite expects', () => {
  it.each(valid)('$name', async ({selector, document, result, results}) => {
    const selected = [...(await query(document!, selector))];
    expect(results ?? [result]).toContainEqual(selected);
  });
});

describe('rejects what the compliance suite calls invalid', () => {
  it.each(invalid)('$name', async ({selector}) => {
    await expect(async () => [...(await query([], selector))]).rejects.toMatchObject({
      code: 'E_PATH',
    });
  });
});
