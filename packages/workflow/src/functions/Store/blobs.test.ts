import {expect, it} from 'vitest';
import {blobPlace} from './blobs';

it.each(['a', 'a/b.pdf', '..a/b..', 'a b/ü'])('accepts the path %j', (path) => {
  expect(blobPlace('files', path)).toBe(`blobs/files/${path}`);
});

it.each(['/a', 'a/', 'a//b', '.', '../b', 'a/../b', 'a\\b', 'a\nb', 'a\0'])(
  'rejects the path %j',
  (path) => {
    expect(() => blobPlace('files', path)).toThrow(expect.objectContaining({code: 'E_REFUSED'}));
  },
);
