import {readFileSync} from 'node:fs';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {MappingError} from '@documentation/base/internal/values/errors';
import {withPdf} from './openPdf';
import {flowText} from './pageText';

const file = new Uint8Array(readFileSync('apps/site/content/static/samples/invoice.pdf'));

async function outcome(bytes: Uint8Array): Promise<string> {
  try {
    return await withPdf(bytes, null, async (document) => flowText(await document.getPage(1)));
  } catch (error) {
    if (!(error instanceof MappingError)) {
      throw error;
    }
    return error.code;
  }
}

afterEach(() => void vi.unstubAllGlobals());

describe('withPdf', () => {
  it('doesn’t change the caller’s bytes', async () => {
    const bytes = file.slice();
    expect(await outcome(bytes)).toContain('Müller');
    expect(bytes).toEqual(file);
  });

  it('fails with E_PARSE wherever a file is cut off', async () => {
    for (let length = 0; length < file.length - 8; length += 60) {
      expect(await outcome(file.slice(0, length))).toBe('E_PARSE');
    }
  });

  it('never fails unexpectedly when bytes are changed', async () => {
    for (let index = 0; index < file.length; index += 60) {
      const bytes = file.slice();
      bytes[index] = bytes[index]! ^ 0x15;
      expect(typeof (await outcome(bytes))).toBe('string');
    }
  });

  it('rejects other files and random bytes', async () => {
    for (const name of ['orders.xlsx', 'orders.csv', 'orders.json']) {
      expect(
        await outcome(new Uint8Array(readFileSync(`apps/site/content/static/samples/${name}`))),
      ).toBe('E_PARSE');
    }
    const noise = Uint8Array.from({length: 5000}, (_, index) => (index * 7919) % 251);
    expect(await outcome(noise)).toBe('E_PARSE');
  });

  it('reads in browsers whose streams can’t be iterated', async () => {
    class WithoutIteration extends ReadableStream<unknown> {}
    Object.assign(WithoutIteration.prototype, {[Symbol.asyncIterator]: undefined});
    vi.stubGlobal('ReadableStream', WithoutIteration);
    expect(await outcome(file)).toContain('Müller');
  });

  it('doesn’t blame the file for what a browser lacks', async () => {
    vi.stubGlobal('ReadableStream', undefined);
    await expect(outcome(file)).rejects.toThrow('This browser can’t read PDF files.');
  });
});
