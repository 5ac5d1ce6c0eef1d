import {expect, it} from 'vitest';
import {readFile} from './readFile';

it('reads a file', async () => {
  expect(await readFile(new File(['a,b\n'], 'orders.csv'))).toEqual({
    kind: 'file',
    name: 'orders.csv',
    bytes: new TextEncoder().encode('a,b\n'),
  });
});

it('doesn’t read a file that is larger than 20 MB', async () => {
  const arrayBuffer = () => Promise.reject(new Error('It was read.'));
  const file = {name: 'large.csv', size: 20_100_000, arrayBuffer} as unknown as File;
  expect(await readFile(file)).toEqual({
    kind: 'unreadable',
    name: 'large.csv',
    problem: 'large.csv is larger than 20\u00A0MB. Choose a smaller file.',
  });
});

it('says why a file can’t be read', async () => {
  const arrayBuffer = () => Promise.reject(new DOMException('Gone.', 'NotReadableError'));
  const file = {name: 'folder', size: 0, arrayBuffer} as unknown as File;
  expect(await readFile(file)).toMatchObject({
    kind: 'unreadable',
    problem: expect.stringMatching(/^folder couldn’t be read\./) as string,
  });
});
