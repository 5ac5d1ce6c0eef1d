import {describe, expect, it} from 'vitest';
import {defineMappingFunction} from '../defineMappingFunction';
import {MappingError} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import type {Expression, MappingFunction, Parameter} from '../types';
import {evaluateNotation} from './evaluate';
import {formatCall, formatSignature, formatValue} from '../formatCall';
import {NotationError} from '../notation/notationError';

function define(
  name: string,
  parameters: Record<string, Parameter>,
  run: (args: never) => Value | Promise<Value>,
): MappingFunction {
  return defineMappingFunction({
    category: 'Test/Deep',
    name,
    summary: '',
    parameters,
    returns: {type: 'Any', description: ''},
    nullPolicy: 'value',
    nullAndEmpty: '',
    errors: [],
    examples: [],
    related: [],
    tags: [],
    aliases: '',
    run: run as (args: object) => Value | Promise<Value>,
  });
}

const any: Parameter = {type: 'Any', nullable: true, description: ''};
const functions = new Map(
  [
    define(
      'Echo',
      {value: any, option: {...any, default: 'none'}},
      ({value, option}: Record<string, Value>) => [value!, option!],
    ),
    define('All', {values: {...any, rest: true}}, ({values}: {values: Value}) => values),
    define(
      'Each',
      {list: {type: 'List<Any>', description: ''}, by: {type: 'Expression', description: ''}},
      async ({list, by}: {list: Value[]; by: Expression}) =>
        Promise.all(list.map(async (item, index) => by({item, index}))),
    ),
  ].map((definition) => [`Test.Deep.${definition.name}`, definition]),
);

const input = {
  customer: {name: 'Ada', 'first name': 'A'},
  items: [{price: 1}, {price: 2}],
  nothing: null,
};

function run(notation: string, timeLimitMs?: number): Promise<Value> {
  return evaluateNotation(notation, {
    input,
    context: {now: '2024-05-01T12:00:00Z'},
    resolve: (name) => Promise.resolve(functions.get(name)),
    timeLimitMs,
  });
}

const noOperators = 'This syntax isn’t supported. Use calls, paths and JSON values.';

describe('evaluate', () => {
  it.each<[string, Value]>([
    ['"a\\u00e9\\n\\"b"', 'aé\n"b'],
    ['-1.5e3', -1500],
    ['.5', 0.5],
    ["'it\\'s \"so\"'", 'it\'s "so"'],
    [' [ 1 , 2 ] ', [1, 2]],
    ['$.größe', null],
    ['$.items\u00a0[0]\u00a0.price\u00a0', 1],
    ['{"DE": 19}["DE"]', 19],
    ['[[7]][0] [0]', 7],
    ['[0, 0.5, 0e1]', [0, 0.5, 0]],
    ['Test.Deep.All(1)[0]', 1],
    ['[1, true, null, "x", []]', [1, true, null, 'x', []]],
    ['{"a": {"b c": [1]}}', {a: {'b c': [1]}}],
    ['$', input],
    ['$.customer.name', 'Ada'],
    ['$.customer["first name"]', 'A'],
    ['$.items[0].price', 1],
    ['$.items[-1].price', 2],
    ['$.items[7].price', null],
    ['$.missing.deeper', null],
    ['$.nothing', null],
    ['$.customer.name.length', null],
    ['Test.Deep.Echo($.customer.name)', ['Ada', 'none']],
    ['Test.Deep.Echo(1, option: 2)', [1, 2]],
    ['Test.Deep.Echo(option: 2, value: 1)', [1, 2]],
    ['Test.Deep.Echo(Test.Deep.Echo(1))', [[1, 'none'], 'none']],
    ['Test.Deep.All(1, null, "a")', [1, null, 'a']],
    ['Test.Deep.All()', []],
    ['Test.Deep.Each($.items, @.price)', [1, 2]],
    ['Test.Deep.Each(["a"], Test.Deep.All(@, @index))', [['a', 0]]],
    ['Test.Deep.Each([[1], [2]], Test.Deep.Each(@, @))', [[1], [2]]],
    ['Test.Deep.Echo(Test.Deep.Each([1], @), Test.Deep.Each([2], @))', [[1], [2]]],
  ])('%s', async (notation, expected) => {
    expect(await run(notation)).toEqual(expected);
  });

  it.each([
    ['$.constructor'],
    ['$.__proto__'],
    ['$.customer.toString'],
    ['$.items.map'],
    ['$["__proto__"]["constructor"]'],
  ])('%s doesn’t reach inherited members', async (notation) => {
    expect(await run(notation)).toBeNull();
  });

  it('treats "__proto__" as a key like any other', async () => {
    const value = await run('{"__proto__": {"a": 1}}');
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect((value as {a?: number}).a).toBeUndefined();
  });

  it.each([
    ['Text.Nope(1)', 'There is no function named Text.Nope. Check the category and name.'],
    ['hello', '"hello" isn’t a known name. Put text in quotation marks, and start paths with $.'],
    ['1 + 2', `${noOperators} Instead of an operator, call Math.Add.`],
    ['$.net * 2', `${noOperators} Instead of an operator, call Math.Multiply.`],
    ['$.a == 2', `${noOperators} Instead of an operator, call Logical.Equals.`],
    ['$.a ? 1 : 2', `${noOperators} Instead of an operator, call Logical.If.`],
    ['!$.a', `${noOperators} Instead of an operator, call Logical.Not.`],
    ['#', noOperators],
    [
      String.raw`"a\\n\S+"`,
      String.raw`“\S” isn’t an escape sequence. For a backslash, write two, as in “\\S”.`,
    ],
    [
      '"a\nb"',
      String.raw`A text value contains an invalid escape sequence or a line break. Write \n for a line break.`,
    ],
    [
      String.raw`"\u12"`,
      String.raw`A text value contains an invalid escape sequence or a line break. Write \n for a line break.`,
    ],
    [
      'Test.Deep.Each($.items, @@.price)',
      '"@@.price" isn’t a known name. `@` is the current item of the innermost list. To use an outer item, pass it to List.Reduce as the initial total.',
    ],
    ['this', '"this" isn’t a known name. Put text in quotation marks, and start paths with $.'],
    ['Text.Upper', '`Text.Upper` isn’t called. Write parentheses after it, as in Text.Upper(…).'],
    [
      'constructor.constructor("return 1")()',
      'A call must start with a function name, such as Text.Upper(…).',
    ],
    ['$.customer.name()', 'A call must start with a function name, such as Text.Upper(…).'],
    ['Test.Deep.Echo(1', '“(” isn’t closed. Add “)”.'],
    ['[1 2]', 'Found “2” where a comma or “]” was expected. Add one of them.'],
    ['[1, 2,]', 'A list item is missing. Remove the extra comma.'],
    ['Test.Deep.All(1,)', 'An argument is missing. Remove the extra comma.'],
    ['$.', 'There is no field name after the dot. Add one, or put it in brackets, as in $["2nd"].'],
    ['$[]', 'The brackets are empty. Add a position, or a key in quotation marks.'],
    ['{"a": 1, "a": 2}', 'The key "a" occurs twice in an object. Remove one of the two.'],
    ['{"a" 1}', 'The key "a" has no value. Write a colon and a value after it.'],
    [
      '9007199254740993',
      '9007199254740993 has more digits than a number can hold. To keep them, put the number in quotation marks.',
    ],
    [
      '@.price',
      'There is no current item for `@` here. Use `$` for the input, or put this in a function that goes through a list, such as `List.Map`.',
    ],
    [
      'Test.Deep.Echo(1, option: [@index])',
      'There is no current item for `@index` in `option` of `Test.Deep.Echo`. Use `$` for the input, or put this in a function that goes through a list, such as `List.Map`.',
    ],
    [
      'Test.Deep.Each($.items, @total)',
      'There is no `@total` in `by` of `Test.Deep.Each`. Use it only in `List.Reduce`.',
    ],
    ['"open', 'A text value has no closing quotation mark. Add one.'],
    ['"a" "b"', 'Write exactly one call or value, with nothing before or after it.'],
    ['', 'Write exactly one call or value, with nothing before or after it.'],
    ['[1,,2]', 'A list item is missing. Remove the extra comma.'],
    ['{a: 1}', 'Object keys must be in quotation marks, as in {"id": 7}.'],
    ['Test.Deep.Echo(1, value: 2)', 'The argument `value` is passed twice. Remove one of the two.'],
    [
      '{"sku": 0042}',
      'A number can’t start with 0. Write 42, or put the number in quotation marks.',
    ],
    ['[-007.5]', 'A number can’t start with 0. Write -7.5, or put the number in quotation marks.'],
    ['12.5.total', 'A path can’t start with a value. Remove the dot.'],
    ['1.e3', 'A path can’t start with a value. Remove the dot.'],
    ['"a".length', 'A path can’t start with a value. Remove the dot.'],
    ['[["DE"] ["AT"]]', 'Found “[” where a comma or “]” was expected. Add one of them.'],
    ['[{"a": 1}\n["AT"]]', 'Found “[” where a comma or “]” was expected. Add one of them.'],
    ['["DE" ["AT"]]', 'Found “[” where a comma or “]” was expected. Add one of them.'],
    ['$.a−1', 'Write exactly one call or value, with nothing before or after it.'],
    ['1e999', 'A number is too large. Use a value below 1.8e308.'],
    [
      'Test.Deep.Echo(1, option: )',
      'The argument `option` has no value. Write one after the colon.',
    ],
    ['x: 1', 'A named argument is allowed only inside a call. Remove the name and the colon.'],
  ])('rejects %s with a helpful message', async (notation, message) => {
    const error = await run(notation).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotationError);
    expect((error as NotationError).message).toBe(message);
  });

  it.each([
    ['Test.Deep.Echo(1, 2 + 3)', '+'],
    ['Test.Deep.Echo("open', '"open'],
    ['Test.Deep.Echo([1, 2)', ')'],
    ['Test.Deep.Echo(1)(2)', 'Test.Deep.Echo(1)'],
    ['{"a": 1, "a": 2}', '"a"', 9],
    ['Test.Deep.Echo(Text.Nope($))', 'Text.Nope'],
    ['Test.Deep.Echo(1, value: 2)', 'value'],
    ['Test.Deep.Echo( @.price )', '@'],
    ['Test.Deep.Echo(1, colour: 2)', 'colour'],
    ['[7, -042]', '-042'],
    ['[12.5.total]', '.', 5],
    ['[["DE"] ["AT"]]', '[', 8],
  ])('says where the mistake in %s is', async (notation, part, from = notation.indexOf(part)) => {
    const error = await run(notation).catch((reason: unknown) => reason);
    expect((error as NotationError).range).toEqual({from, to: from + part.length});
  });

  it('says which call failed', async () => {
    const inner = 'Test.Deep.Each($.customer, @)';
    const error = await run(`Test.Deep.Echo([1, ${inner}])`).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MappingError);
    expect((error as MappingError).range).toEqual({from: 19, to: 19 + inner.length});
  });

  it('rejects too many arguments and unknown names', async () => {
    await expect(run('Test.Deep.Echo(1, 2, 3)')).rejects.toThrow(
      '`Test.Deep.Echo` accepts at most 2.',
    );
    await expect(run('Test.Deep.Echo(1, colour: 2)')).rejects.toThrow(
      'There is no parameter named `colour`.',
    );
  });

  it('fails on deep nesting and long calls', async () => {
    await expect(run('['.repeat(500) + ']'.repeat(500))).rejects.toThrow(/nested/);
    await expect(run('['.repeat(90_000))).rejects.toThrow(/nested/);
    await expect(run('"'.padEnd(300_000, 'a'))).rejects.toThrow(/longer/);
  });

  it('stops a run that exceeds its time limit', async () => {
    const error = await run('Test.Deep.Echo(1)', -1).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MappingError);
    expect((error as MappingError).code).toBe('E_LIMIT');
  });
});

describe('formatCall', () => {
  const pad = {
    category: 'Text',
    name: 'Pad',
    parameters: {
      text: {type: 'Text', description: ''},
      length: {type: 'Integer', description: ''},
      side: {type: 'Text', default: 'start', description: ''},
    },
    returns: {type: 'Text', description: ''},
  } as unknown as MappingFunction;

  it('writes required arguments by position and options by name', () => {
    expect(formatCall(pad, {text: '7', length: 3, side: 'end'})).toBe(
      'Text.Pad("7", 3, side: "end")',
    );
    expect(formatCall(pad, {text: {expression: '$.no'}, length: 3})).toBe('Text.Pad($.no, 3)');
  });

  it('writes rest arguments one by one', () => {
    expect(
      formatCall(functions.get('Test.Deep.All')!, {values: [1, {expression: '@'}, null]}),
    ).toBe('Test.Deep.All(1, @, null)');
  });

  it('writes the signature with defaults', () => {
    expect(formatSignature(pad)).toBe(
      'Text.Pad(text: Text, length: Integer, side: Text = "start") → Text',
    );
  });

  it('writes values that evaluate reads back', async () => {
    const value = {a: [1, -2.5, null, true], 'b "c"': 'é\u2028\n', __proto__x: {}};
    expect(await run(formatValue(value))).toEqual(value);
  });
});
