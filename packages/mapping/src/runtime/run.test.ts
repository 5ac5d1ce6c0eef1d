import {describe, expect, it} from 'vitest';
import Upper from '../functions/Text/Upper';
import {call, MappingError, NotationError, parse, run} from '../index';

describe('run', () => {
  it('runs a mapping, or its tree, on data and files', async () => {
    const mapping = '{"id": $.id, "sku": $files["prices"][0]}';
    const expected = {id: 7, sku: 'A-1'};
    const options = {files: {prices: ['A-1']}};
    expect(await run(mapping, {id: 7}, options)).toEqual(expected);
    expect(await run(parse(mapping), {id: 7}, options)).toEqual(expected);
  });

  it('uses the time that it gets', async () => {
    const now = '2024-05-01T12:00:00Z';
    expect(await run('Datetime.Now()', null, {now})).toContain('2024-05-01T12:00:00');
  });

  it('rejects with a NotationError or a MappingError that names the part', async () => {
    await expect(run('Text.Upper($', null)).rejects.toThrow(NotationError);
    const error: unknown = await run('[Text.Upper($)]', 7).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(MappingError);
    expect(error).toMatchObject({
      code: 'E_TYPE',
      functionName: 'Text.Upper',
      parameter: 'text',
      range: {from: 1, to: 14},
    });
  });

  it('stops at the time limit', async () => {
    const endless = 'List.Map($, Text.Upper(@))';
    await expect(run(endless, ['a'], {timeLimitMs: -1})).rejects.toMatchObject({code: 'E_LIMIT'});
  });
});

describe('call', () => {
  it('calls one function with arguments by name', async () => {
    expect(await call(Upper, {text: 'izmir', locale: 'tr'})).toBe('İZMİR');
  });
});
