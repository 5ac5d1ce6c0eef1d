import {describe, expect, it} from 'vitest';
import {defineMappingFunction} from './defineMappingFunction';
import {MappingError} from '@documentation/base/internal/values/errors';
import {invoke} from './invoke';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction, NullPolicy, Parameter} from './types';

const context = {now: '2024-05-01T12:00:00Z'};

/** Defines a function that returns its arguments. */
function echo(
  parameters: Record<string, Parameter>,
  nullPolicy: NullPolicy = 'passes on',
): MappingFunction {
  return defineMappingFunction({
    category: 'Text',
    name: 'Echo',
    summary: 'Returns its arguments.',
    parameters,
    returns: {type: 'Any', description: 'the arguments'},
    nullPolicy,
    nullAndEmpty: '',
    errors: [],
    examples: [],
    related: [],
    tags: [],
    aliases: '',
    run: (args) => args as unknown as Value,
  });
}

async function failure(
  call: Promise<Value>,
): Promise<Pick<MappingError, 'code' | 'message' | 'parameter' | 'functionName'>> {
  const error = await call.then(
    () => new Error('The call didn’t fail.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MappingError);
  const {code, message, parameter, functionName} = error as MappingError;
  return {code, message, parameter, functionName};
}

describe('invoke', () => {
  const pad = echo({
    text: {type: 'Text', data: true, description: ''},
    length: {type: 'Integer', description: ''},
    side: {type: 'Text', default: 'start', values: {start: '', end: ''}, description: ''},
    fill: {type: 'Text', default: null, description: ''},
  });

  it('fills in defaults, including for null', async () => {
    const expected = {text: 'a', length: 3, side: 'start', fill: null};
    expect(await invoke(pad, {text: 'a', length: 3}, context)).toEqual(expected);
    expect(await invoke(pad, {text: 'a', length: 3, side: null, fill: null}, context)).toEqual(
      expected,
    );
  });

  it('names the parameter whose argument has the wrong type', async () => {
    expect(await failure(invoke(pad, {text: 1, length: 3}, context))).toEqual({
      code: 'E_TYPE',
      message: '`text` must be of type Text, not Number. Convert the value, or check its path.',
      parameter: 'text',
      functionName: 'Text.Echo',
    });
  });

  it.each([
    [
      'a fraction for an Integer',
      {text: 'a', length: 1.5},
      '`length` must be of type Integer, not Number. Convert the value, or check its path.',
    ],
    ['a missing required argument', {text: 'a'}, '`length` is required. Add it to the call.'],
    [
      'null for a required setting',
      {text: 'a', length: null},
      '`length` must not be null. Pass a value, or check its path.',
    ],
    [
      'a value outside the closed set',
      {text: 'a', length: 1, side: 'left'},
      '`side` must be "start" or "end".',
    ],
    [
      'an inherited member as a closed value',
      {text: 'a', length: 1, side: 'toString'},
      '`side` must be "start" or "end".',
    ],
    [
      'an unknown option',
      {text: 'a', length: 1, colour: 'red'},
      'There is no parameter named `colour`. Use one of these: text, length, side, fill.',
    ],
  ])('rejects %s', async (_what, args, message) => {
    expect(await failure(invoke(pad, args, context))).toMatchObject({code: 'E_TYPE', message});
  });

  it('says which offset a zone has', async () => {
    const dates = echo({
      value: {type: ['Date', 'DateTime'], default: null, description: ''},
      list: {type: 'List<DateTime>', default: [], description: ''},
      clock: {type: 'LocalDateTime', default: null, description: ''},
    });
    const wrong = '2024-01-15T09:30:00+02:00[Europe/Berlin]';
    const problem =
      'has the offset +02:00, but Europe/Berlin has +01:00 at that time. Correct the offset or the zone.';
    expect(await failure(invoke(dates, {value: wrong}, context))).toMatchObject({
      code: 'E_TYPE',
      message: `\`value\` ${problem}`,
    });
    const list = ['2024-01-15T09:30:00Z', wrong];
    expect(await failure(invoke(dates, {list}, context))).toMatchObject({
      code: 'E_TYPE',
      message: `"${wrong}" in \`list\` ${problem}`,
    });
    expect(await failure(invoke(dates, {clock: wrong}, context))).toMatchObject({
      message:
        '`clock` must be of type LocalDateTime, not Text. Convert the value, or check its path.',
    });
  });

  it('names date types where dates are wanted', async () => {
    const dates = echo({
      value: {type: 'DateTime', default: null, description: ''},
      list: {type: ['List<Date>', 'List<Time>'], default: [], description: ''},
      number: {type: 'Number', default: null, description: ''},
    });
    const messageOf = async (args: Record<string, Value>) =>
      (await failure(invoke(dates, args, context))).message;
    expect(await messageOf({value: '2024-02-29'})).toContain('of type DateTime, not Date.');
    expect(await messageOf({value: '09:30'})).toContain('of type DateTime, not Time.');
    expect(await messageOf({value: 'soon'})).toContain('of type DateTime, not Text.');
    expect(await messageOf({list: ['2024-02-29', '09:30']})).toContain('contains Date and Time.');
    expect(await messageOf({number: '2024-02-29'})).toContain('of type Number, not Text.');
  });

  it('passes null on, but only after the other arguments are checked', async () => {
    expect(await invoke(pad, {text: null, length: 3}, context)).toBeNull();
    expect(await failure(invoke(pad, {text: null, length: 'x'}, context))).toMatchObject({
      parameter: 'length',
    });
  });

  it('skips null items if that is the policy, and returns null for a null list', async () => {
    const sum = echo({list: {type: 'List<Number>', data: true, description: ''}}, 'skips');
    expect(await invoke(sum, {list: [1, null, 2]}, context)).toEqual({list: [1, 2]});
    expect(await invoke(sum, {list: null}, context)).toBeNull();
    const join = echo(
      {list: {type: 'List<Any>', data: true, nullable: true, description: ''}},
      'skips',
    );
    expect(await invoke(join, {list: [1, null]}, context)).toEqual({list: [1, null]});
    expect(await failure(invoke(sum, {list: [1, 'a']}, context))).toMatchObject({
      code: 'E_TYPE',
      message: expect.stringContaining(
        'List<Number>, but it contains Number and Text. Convert the items, or check the list’s path.',
      ) as string,
    });
  });

  it('passes null to `run` for a nullable parameter', async () => {
    const first = echo(
      {list: {type: 'List<Any>', data: true, nullable: true, description: ''}},
      'default',
    );
    expect(await invoke(first, {list: null}, context)).toEqual({list: null});
  });

  it('collects the arguments of a rest parameter', async () => {
    const concat = echo(
      {lists: {type: 'List<Any>', rest: true, nullable: true, description: ''}},
      'value',
    );
    expect(await invoke(concat, {lists: [[1], null]}, context)).toEqual({lists: [[1], null]});
    expect(await invoke(concat, {}, context)).toEqual({lists: []});
    expect(await failure(invoke(concat, {lists: ['a']}, context))).toMatchObject({
      parameter: 'lists',
    });
  });
});
