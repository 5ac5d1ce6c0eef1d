import {describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {fieldsOf, rowOf} from './bigQueryRows';

async function read(type: string, value: Value): Promise<Value> {
  const row = await rowOf({f: [{v: value}]}, fieldsOf({fields: [{name: 'a', type}]}));
  return (row as {a: Value}).a;
}

describe('a field', () => {
  it.each<[string, Value, Value]>([
    ['INTEGER', '42', 42],
    ['INT64', '-9007199254740991', -9007199254740991],
    ['INT64', '9007199254740993', '9007199254740993'],
    ['NUMERIC', '12.50', 12.5],
    ['NUMERIC', '0.1', 0.1],
    ['NUMERIC', '-0', 0],
    [
      'NUMERIC',
      '99999999999999999999999999999.999999999',
      '99999999999999999999999999999.999999999',
    ],
    ['BIGNUMERIC', '0.12345678901234567890', '0.12345678901234567890'],
    ['FLOAT', '1.5E-3', 0.0015],
    ['FLOAT64', 'NaN', 'NaN'],
    ['FLOAT64', '-Infinity', '-Infinity'],
    ['BOOLEAN', 'true', true],
    ['BOOL', 'FALSE', false],
    ['TIMESTAMP', '1.709199E9', '2024-02-29T09:30:00Z'],
    ['TIMESTAMP', '1.709199000123456E9', '2024-02-29T09:30:00.123456Z'],
    ['TIMESTAMP', '1709199000.5', '2024-02-29T09:30:00.5Z'],
    ['TIMESTAMP', '1709199000250000', '2024-02-29T09:30:00.25Z'],
    ['TIMESTAMP', '-1.5', '1969-12-31T23:59:58.5Z'],
    ['TIMESTAMP', '253402300799.999999', '9999-12-31T23:59:59.999999Z'],
    ['TIMESTAMP', '-62135596800.0', '0001-01-01T00:00:00Z'],
    ['TIMESTAMP', '0.0', '1970-01-01T00:00:00Z'],
    ['DATE', '2024-02-29', '2024-02-29'],
    ['DATETIME', '2024-02-29T09:30:00', '2024-02-29T09:30:00'],
    ['TIME', '09:30:00', '09:30:00'],
    ['BYTES', 'AQI=', Uint8Array.of(1, 2)],
    ['JSON', '{"a":[1,null]}', {a: [1, null]}],
    ['JSON', 'null', null],
    ['STRING', '', ''],
    ['GEOGRAPHY', 'POINT(13 52)', 'POINT(13 52)'],
    ['STRING', null, null],
  ])('%s %j', async (type, value, expected) => {
    expect(await read(type, value)).toEqual(expected);
  });

  it.each<[string, Value]>([
    ['INT64', '4 2'],
    ['BOOL', 'yes'],
    ['TIMESTAMP', 'now'],
    ['TIMESTAMP', '9E99'],
    ['TIMESTAMP', '253402300800.0'],
    ['TIMESTAMP', '-62135596801.0'],
    ['FLOAT64', ''],
    ['FLOAT64', '0x10'],
    ['FLOAT64', '1e999'],
    ['BYTES', '%%%'],
    ['STRING', 5],
  ])('rejects %s %j', async (type, value) => {
    await expect(read(type, value)).rejects.toMatchObject({code: 'E_TYPE'});
  });
});

it('rejects a schema that is nested too deeply', () => {
  let field: Value = {name: 'a', type: 'STRING'};
  for (let level = 0; level < 100_000; level += 1) {
    field = {name: 'a', type: 'RECORD', fields: [field]};
  }
  expect(() => fieldsOf({fields: [field]})).toThrow('nested more than 15 levels');
});
