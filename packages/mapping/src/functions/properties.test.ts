import fc, {type Arbitrary} from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isEqual} from '@documentation/base/internal/values/equality';
import {MappingError} from '@documentation/base/internal/values/errors';
import {invoke, type Argument} from '../language/invoke';
import {hasOneOfTypes} from '@documentation/base/internal/values/typeChecks';
import type {TypeName, Value} from '@documentation/base/internal/values/types';
import type {Expression, MappingFunction, Parameter} from '../language/types';
import {mappingFunctions} from '.';

/** Properties that hold for every function and every value, not only for the examples. */

const context = {now: '2024-05-01T12:00:00Z'};
const RUNS_PER_FUNCTION = 60;

const date = fc
  .date({min: new Date('1890-01-01'), max: new Date('2110-01-01'), noInvalidDate: true})
  .map((day) => day.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.nat(23), fc.nat(59), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const offset = fc.constantFrom(
  ...['Z', '+01:00', '-05:00', '+05:30', '+02:00[+02:00]', 'Z[Europe/Berlin]'],
);
const text = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 20}),
  fc.string({unit: 'binary', maxLength: 20}),
  fc.constantFrom(
    '',
    ' ',
    '1.5',
    '12,50',
    'true',
    'null',
    '__proto__',
    '\uD800',
    '[]',
    '{"a":1}',
    '<a>1</a>',
    '$.a',
    'A1',
  ),
);
const number = fc.oneof(
  fc.integer({min: -1000, max: 1000}),
  fc.double({noNaN: true, noDefaultInfinity: true}),
  fc.constantFrom(0, -0.1, 0.1, 1e21, 5e-324, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE),
);
const key = fc.oneof(
  fc.string({maxLength: 5}),
  fc.constantFrom('a', 'id', '__proto__', 'constructor', '0'),
);

const {value: anyValue} = fc.letrec<{value: Value}>((tie) => ({
  value: fc.oneof(
    {maxDepth: 3},
    fc.constant(null),
    fc.boolean(),
    number,
    text,
    fc.array(tie('value'), {maxLength: 4}),
    fc
      .array(fc.tuple(key, tie('value')), {maxLength: 4})
      .map((entries) => Object.fromEntries(entries)),
  ),
}));
const object = fc
  .array(fc.tuple(key, anyValue), {maxLength: 5})
  .map((entries) => Object.fromEntries(entries));

const position = fc.tuple(
  fc.double({min: -180, max: 180, noNaN: true}),
  fc.double({min: -90, max: 90, noNaN: true}),
);

const byType: Readonly<Record<string, Arbitrary<Value>>> = {
  Any: anyValue,
  Text: text,
  Number: number,
  Integer: fc.oneof(fc.integer({min: -5, max: 50}), fc.maxSafeInteger()),
  Boolean: fc.boolean(),
  Date: date,
  DateTime: fc.tuple(date, time, offset).map(([day, clock, zone]) => `${day}T${clock}${zone}`),
  LocalDateTime: fc.tuple(date, time).map(([day, clock]) => `${day}T${clock}`),
  Time: time,
  Object: object,
  Binary: fc.oneof(
    fc.uint8Array({maxLength: 60}).map((bytes) => new Uint8Array(bytes)),
    text.map((content) => new TextEncoder().encode(content)),
  ),
  Xml: fc.oneof(
    text,
    fc.constantFrom('<a/>', '<a b="c">d<e/></a>', '<a xmlns="urn:x"><b>1</b></a>'),
  ),
  GeoPoint: fc.record({
    latitude: fc.double({min: -90, max: 90, noNaN: true}),
    longitude: fc.double({min: -180, max: 180, noNaN: true}),
  }),
  GeoJson: fc.oneof(
    position.map((coordinates) => ({type: 'Point', coordinates})),
    fc
      .array(position, {minLength: 3, maxLength: 5})
      .map((ring) => ({type: 'Polygon', coordinates: [[...ring, ring[0]!]]})),
    fc.record({type: text}),
  ),
};

function ofType(type: TypeName): Arbitrary<Value> {
  const itemType = /^List<(.+)>$/.exec(type)?.[1] as TypeName | undefined;
  return itemType
    ? fc.array(fc.oneof({arbitrary: ofType(itemType), weight: 9}, fc.constant(null)), {
        maxLength: 5,
      })
    : byType[type]!;
}

/** Returns arguments from the examples, which are more likely than random ones to pass the first checks. */
function fromExamples(definition: MappingFunction, name: string): Arbitrary<Value>[] {
  const literals = definition.examples
    .map(({args}) => args[name])
    .filter(
      (argument): argument is Value =>
        argument !== undefined && !JSON.stringify(argument).includes('"expression"'),
    );
  return literals.length > 0 ? [fc.constantFrom(...literals)] : [];
}

function argument(
  definition: MappingFunction,
  name: string,
  parameter: Parameter,
): Arbitrary<Argument | undefined> {
  if (parameter.type === 'Expression') {
    const expression = anyValue.map(
      (result): Expression =>
        () =>
          Promise.resolve(result),
    );
    return (
      parameter.rest ? fc.array(expression, {maxLength: 3}) : expression
    ) as Arbitrary<Argument>;
  }
  const types = ([parameter.type].flat() as readonly TypeName[]).filter(
    (type) => (type as string) !== 'Expression',
  );
  const right: Arbitrary<Value> = parameter.values
    ? fc.constantFrom(...Object.keys(parameter.values))
    : fc.oneof(...types.map(ofType), ...(parameter.rest ? [] : fromExamples(definition, name)));
  if (parameter.rest) {
    return fc.array(fc.oneof({arbitrary: right, weight: 9}, anyValue), {maxLength: 3});
  }
  return fc.oneof(
    {arbitrary: right, weight: 20},
    {arbitrary: fc.constant(undefined), weight: parameter.default === undefined ? 0 : 10},
    {arbitrary: fc.constant(null), weight: 2},
    {arbitrary: anyValue, weight: 2},
  );
}

function argumentsOf(definition: MappingFunction): Arbitrary<Record<string, Argument | undefined>> {
  return fc.record(
    Object.fromEntries(
      Object.entries(definition.parameters).map(([name, parameter]) => [
        name,
        argument(definition, name, parameter),
      ]),
    ),
  );
}

/** Freezes a value, so a function that changes its arguments fails. Bytes can't be frozen, so tests compare them. */
function freeze(value: unknown): void {
  if (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Uint8Array) &&
    !Object.isFrozen(value)
  ) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
}

function expectDeclared(definition: MappingFunction, {code, message}: MappingError): void {
  const declared = ['E_TYPE', 'E_LIMIT', ...definition.errors.map((error) => error.code)];
  expect(declared, `raised ${code}: ${message}`).toContain(code);
  expect(message).toMatch(/\.$/);
}

async function outcome(
  definition: MappingFunction,
  args: Record<string, Argument | undefined>,
): Promise<Value> {
  try {
    return await invoke(definition, args, context);
  } catch (error) {
    if (!(error instanceof MappingError)) {
      throw error;
    }
    expectDeclared(definition, error);
    return `fails with ${error.code}`;
  }
}

describe.each(
  mappingFunctions.map(
    (definition) => [`${definition.category}/${definition.name}`, definition] as const,
  ),
)('%s', (_id, definition) => {
  it('returns a value of its type or raises a declared error, the same each time, and changes nothing', async () => {
    const {returns} = definition;
    await fc.assert(
      fc.asyncProperty(argumentsOf(definition), async (args) => {
        const bytesBefore = Object.values(args).map((value) =>
          value instanceof Uint8Array ? value.slice() : null,
        );
        freeze(args);
        const result = await outcome(definition, args);
        const isFailure = typeof result === 'string' && result.startsWith('fails with E_');
        expect(
          result === null || isFailure || hasOneOfTypes(result, returns.type),
          `returned ${JSON.stringify(result)}`,
        ).toBe(true);
        Object.values(args).forEach((value, index) => {
          expect(!(value instanceof Uint8Array) || isEqual(value, bytesBefore[index]!)).toBe(true);
        });
        const again = definition.pure === false ? result : await outcome(definition, args);
        expect(again).toEqual(result);
      }),
      {numRuns: RUNS_PER_FUNCTION, seed: 20_240_501},
    );
  });
});
