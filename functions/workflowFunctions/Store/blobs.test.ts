import {expect, it} from 'vitest';
import {blobPlace, sha256} from './blobs';

it('digests as published', async () => {
  // The test vectors of FIPS 180-2.
  expect(await sha256(new Uint8Array())).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
  expect(await sha256(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it.each(['a', 'a/b.pdf', '..a/b..', 'a b/ü'])('takes the path %j', (path) => {
  expect(blobPlace('files', path)).toBe(`blobs/files/${path}`);
});

it.each(['/a', 'a/', 'a//b', '.', '../b', 'a/../b', 'a\\b', 'a\nb', 'a\0'])(
  'refuses the path %j',
  (path) => {
    expect(() => blobPlace('files', path)).toThrow(expect.objectContaining({code: 'E_REFUSED'}));
  },
);
