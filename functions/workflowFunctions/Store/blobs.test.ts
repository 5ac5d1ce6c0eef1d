import {expect, it} from 'vitest';
import {blobPlace} from './blobs';

it.each(['a', 'a/b.pdf', '..a/b..', 'a b/ü'])('takes the path %j', (path) => {
  expect(blobPlace('files', path)).toBe(`blobs/files/${path}`);
});

it.each(['/a', 'a/', 'a//b', '.', '../b', 'a/../b', 'a\\b', 'a\nb', 'a\0'])(
  'refuses the path %j',
  (path) => {
    expect(() => blobPlace('files', path)).toThrow(expect.objectContaining({code: 'E_REFUSED'}));
  },
);
