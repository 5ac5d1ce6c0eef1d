import {describe, expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import ConvertBase from './ConvertBase';

const convert = (text: string, from: number, to = 10) =>
  invoke(ConvertBase, {text, from, to}, {now: '2024-05-01T12:00:00Z'});

describe('Number.ConvertBase', () => {
  // Uppercasing the Kelvin sign or the dotless i would turn them into digits.
  it.each(['\u212a', 'ı', '１', '٣', '1.5', '', '-', '+-1'])('rejects %j', async (text) => {
    await expect(convert(text, 36)).rejects.toThrow('isn’t a whole number in base 36');
  });

  it.each([
    ['k', '20'],
    ['+K', '20'],
    ['\u2212k', '-20'],
    ['\u0085k\u3000', '20'],
  ])('reads %j as %s', async (text, result) => {
    expect(await convert(text, 36)).toBe(result);
  });
});
