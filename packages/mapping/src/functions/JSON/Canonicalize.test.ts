import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import Canonicalize from './Canonicalize';

const {numbers, values} = JSON.parse(
  readFileSync('packages/mapping/src/functions/JSON/vectors/Canonicalize.json', 'utf8'),
) as {numbers: [bytes: string, text: string][]; values: {value: Value; text: string}[]};

function canonicalize(value: Value): Promise<Value> {
  return invoke(Canonicalize, {value}, {now: '2024-05-01T12:00:00Z'});
}

it('has 324 recorded numbers and 102 recorded values', () => {
  expect([numbers.length, values.length]).toEqual([324, 102]);
});

it.each(numbers)('writes the number with the bytes %s as %s', async (bytes, text) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(`0x${bytes}`));
  expect(await canonicalize(view.getFloat64(0))).toBe(text);
});

it.each(values)('writes $text', async ({value, text}) => {
  expect(await canonicalize(value)).toBe(text);
  expect(await canonicalize(JSON.parse(text) as Value)).toBe(text);
});

it('stops before the text is too long', async () => {
  const text = 'a'.repeat(1_000_000);
  const value = Array.from({length: 1000}, () => text);
  await expect(canonicalize(value)).rejects.toMatchObject({code: 'E_LIMIT'});
});

it.each([{'\ud83d': 1}, ['\udca9'], '\ude00\ud83d'])(
  'rejects a lone surrogate in %j',
  async (value) => {
    await expect(canonicalize(value)).rejects.toMatchObject({
      code: 'E_ENCODING',
      parameter: 'value',
    });
  },
);
