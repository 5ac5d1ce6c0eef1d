import {describe, expect, it} from 'vitest';
import {MappingError} from '@documentation/base/internal/values/errors';
import {invoke} from '../../language/invoke';
import {NotationError} from '../../language/notation/notationError';
import {errorCodes} from '@documentation/base/internal/values/types';
import IfError from './IfError';

function attempt(error: Error, codes: string[] | null = null) {
  const args = {expression: () => Promise.reject(error), fallback: 'fallback', codes};
  return invoke(IfError, args, {now: '2024-05-01T12:00:00Z'});
}

describe('IfError', () => {
  it.each(errorCodes)('catches %s when it is listed, and only then', async (code) => {
    const error = new MappingError(code, 'It failed.');
    expect(await attempt(error, [code])).toBe('fallback');
    await expect(attempt(error, [])).rejects.toBe(error);
  });

  const mistakesInMapping = ['E_PATH', 'E_FORMAT'] as const;

  it.each(mistakesInMapping)('passes on %s when no codes are listed', async (code) => {
    const error = new MappingError(code, 'It failed.');
    await expect(attempt(error)).rejects.toBe(error);
  });

  it.each(errorCodes.filter((code) => !mistakesInMapping.some((mistake) => mistake === code)))(
    'catches %s when no codes are listed',
    async (code) => {
      expect(await attempt(new MappingError(code, 'It failed.'))).toBe('fallback');
    },
  );

  it('never catches notation errors or defects', async () => {
    for (const error of [
      new NotationError('There is no such function.'),
      new TypeError('Defect'),
    ]) {
      await expect(attempt(error)).rejects.toBe(error);
      await expect(attempt(error, [...errorCodes])).rejects.toBe(error);
    }
  });
});
