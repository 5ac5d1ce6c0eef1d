import {describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {columnsOf, objectOf} from './columns';

const header = {place: 'Line 1', blankHeaders: 'fail'} as const;

function convert(cell: Value, rule: Value): Value {
  const columns = columnsOf(['a'], {a: rule}, header);
  return objectOf([cell], columns, 'Line 2').a!;
}

describe('cells', () => {
  it.each<[Value, Value, Value]>([
    ['007', 'Text', '007'],
    [42, 'Text', '42'],
    ['12.50', 'Number', 12.5],
    [' 12.5 ', 'Number', 12.5],
    ['1,249.50', 'Number', 1249.5],
    ["1'249'000.5", 'Number', 1_249_000.5],
    ['-1.249,50', {type: 'Number', decimal: ','}, -1249.5],
    ['1 249,50', {type: 'Number', decimal: ','}, 1249.5],
    ['1.249', {type: 'Number', decimal: ','}, 1249],
    [',5', {type: 'Number', decimal: ','}, 0.5],
    ['1.5E+3', 'Number', 1500],
    ['−5', 'Number', -5],
    ['+.5', 'Number', 0.5],
    ['100000000000000000000', 'Number', 1e20],
    ['\u0085 7 ', 'Integer', 7],
    [1e21, 'Text', '1000000000000000000000'],
    ['-0', 'Number', 0],
    [89.9, 'Number', 89.9],
    ['', 'Number', null],
    ['42', 'Integer', 42],
    ['TRUE', 'Boolean', true],
    [' Yes ', 'Boolean', true],
    ['N', 'Boolean', false],
    [1, 'Boolean', true],
    ['0', 'Boolean', false],
    [false, 'Boolean', false],
    ['2024-02-29', 'Date', '2024-02-29'],
    ['', 'Text', ''],
  ])('%j as %j is %j', (cell, rule, value) => {
    expect(convert(cell, rule)).toBe(value);
  });

  it.each<[Value, Value]>([
    ['1.249,50', 'Number'],
    ['1,24', 'Number'],
    ['1,249,50', 'Number'],
    ['1,249.000.5', 'Number'],
    ['12 €', 'Number'],
    ['0x10', 'Number'],
    ['Infinity', 'Number'],
    ['5.', 'Number'],
    ['0,234', 'Number'],
    ['- 5', 'Number'],
    [true, 'Number'],
    ['1.5', 'Integer'],
    ['maybe', 'Boolean'],
    [2, 'Boolean'],
    ['constructor', 'Boolean'],
    ['29.02.2024', 'Date'],
    ['2023-02-29', 'Date'],
  ])('%j isn’t %j', (cell, rule) => {
    expect(() => convert(cell, rule)).toThrow(/^Line 2, column "a": .* can’t be read as /);
  });
});

describe('numbers that can’t be stored', () => {
  it.each<[Value, string, string]>([
    ['9007199254740993', 'Number', '"9007199254740993" can’t be represented exactly as a number'],
    ['9007199254740993', 'Integer', '"9007199254740993" can’t be represented exactly as a number'],
    ['0.1234567890123456789', 'Number', 'can’t be represented exactly as a number'],
    ['1e999', 'Number', '"1e999" is outside the range of numbers, which is about ±1.8e308'],
    ['1e20', 'Integer', '"1e20" is outside the Integer range, which is ±9,007,199,254,740,991'],
    [1e20, 'Integer', '100000000000000000000 is outside the Integer range'],
  ])('%j as %s', (cell, type, problem) => {
    const failure = expect.objectContaining({code: 'E_RANGE'}) as Error;
    expect(() => convert(cell, type)).toThrow(failure);
    expect(() => convert(cell, type)).toThrow(problem);
    expect(() => convert(cell, type)).toThrow('Set the column type to "Text".');
  });
});

describe('headers', () => {
  it('renames columns by header or by letters', () => {
    const rules = {Phone: {name: 'home'}, 'C:C': {name: 'mobile'}};
    const columns = columnsOf([' Name ', 'Phone', 'Phone'], rules, header);
    expect(columns.map(({key}) => key)).toEqual(['Name', 'home', 'mobile']);
  });

  it('rejects two columns with the same name', () => {
    expect(() => columnsOf(['a', 'a '], null, header)).toThrow('two columns are named "a"');
    expect(() => columnsOf(['a', 'b'], {b: {name: 'a'}}, header)).toThrow('two columns');
  });

  it('rejects a column without a header, or leaves it out', () => {
    expect(() => columnsOf(['a', ' '], null, header)).toThrow('Line 1: column 2 has no header.');
    const columns = columnsOf(['a', null, 'c'], null, {...header, blankHeaders: 'leave out'});
    expect(objectOf([1, 2, 3], columns, '')).toEqual({a: 1, c: 3});
  });

  it('treats dangerous names like any other', () => {
    const columns = columnsOf(['__proto__', 'constructor'], null, header);
    const object = objectOf(['x'], columns, 'Line 2');
    expect(Object.entries(object)).toEqual([
      ['__proto__', 'x'],
      ['constructor', null],
    ]);
  });

  it.each<[Value]>([['number'], [5], [{typ: 'Number'}], [{decimal: ';'}], [{name: ''}], [null]])(
    'rejects the rule %j',
    (rule) => {
      expect(() => columnsOf(['a'], {a: rule}, header)).toThrow('The rule for the column "a"');
    },
  );

  it('lists the headers if a rule matches none of them', () => {
    expect(() => columnsOf(['Total'], {total: 'Number'}, header)).toThrow(
      'Use one of these headers: "Total".',
    );
    const many = Array.from({length: 1022}, (_, index) => `h${index}`);
    expect(() => columnsOf(many, {total: 'Number'}, header)).toThrow(/"h19", and 1,002 more\.$/);
    expect(() => columnsOf([], {total: 'Number'}, header)).toThrow(
      'There is no column "total", because the header row is empty. Check the number of the header row.',
    );
  });
});
