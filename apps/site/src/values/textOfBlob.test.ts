import {expect, it} from 'vitest';
import {textOfBlob} from './textOfBlob';

it('keeps a byte order mark', async () => {
  expect(await textOfBlob(new Blob(['\ufeffä']))).toBe('\ufeffä');
});
