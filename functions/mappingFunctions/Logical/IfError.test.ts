import {describe, expect, it} from 'vitest';
import {MappingError} from '../../errors';
import {invoke} from '../../invoke';
import {NotationError} from '../../notation/parse';
import {errorCodes, type ErrorCode} from '../../types';
import IfError from './IfError';

function attempt(error: Error, codes: string[] | null = null) {
  const args = {expression: () => Promise.reject(error), fallback: 'fallback', codes};
  return invoke(IfError, args, {now: '2024-05-01T12:00:00Z'});
}

describe('IfError', () => {
  it.each(errorCodes)('decides on %s', async (code) => {
    const error = new MappingError(code, 'It failed.');
    const isMistakeInMapping = (['E_PATH', 'E_FORMAT'] as ErrorCode[]).includes(code);
    if (isMistakeInMapping) {
      await expect(attempt(error)).rejects.toBe(error);
    } else {
      expect(await attempt(error)).toBe('fallback');
    }
    expect(await attempt(error, [code])).toBe('fallback');
    await expect(attempt(error, [])).rejects.toBe(error);
  });

  it('never catches mistakes in the notation, nor defects', async () => {
    for (const error of [
      new NotationError('There is no such function.'),
      new TypeError('Defect'),
    ]) {
      await expect(attempt(error)).rejects.toBe(error);
      await expect(attempt(error, [...errorCodes])).rejects.toBe(error);
    }
  });
});
