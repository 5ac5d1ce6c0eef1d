import {expect, it} from 'vitest';
import {explain} from './systemErrors';
import {UsageError} from './usageError';

it('cuts arguments that are too long for a message', () => {
  const long = '📦'.repeat(50_000);
  expect(() => explain(long, {code: 'ENOENT'})).toThrow(
    new UsageError(`${'📦'.repeat(200)}… doesn’t exist. Check the path.`),
  );
});

it('keeps paths whole', () => {
  const path = 'folder/'.repeat(100);
  expect(new UsageError(`${path} is a folder.`).message).toBe(`${path} is a folder.`);
});
