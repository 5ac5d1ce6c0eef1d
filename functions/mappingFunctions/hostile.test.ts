import {describe, expect, it} from 'vitest';
import {MappingError} from '../errors';
import {expression} from '../examples';
import {evaluate} from '../notation/evaluate';
import {formatCall} from '../notation/formatCall';
import type {MappingFunction, Value} from '../types';
import {findMappingFunction, mappingFunctions} from '.';

/** Input that is made to hurt: a value or a declared error comes back, nothing hangs or overflows. */

const TEST_TIMEOUT_MS = 20_000;

function run(notation: string, input: Value = null): Promise<Value> {
  return evaluate(notation, {
    input,
    context: {now: '2024-05-01T12:00:00Z'},
    resolve: findMappingFunction,
  });
}

/** The code of the error, or the value when there is none. Any other error fails the test. */
async function outcome(notation: string, input: Value = null): Promise<Value> {
  try {
    return await run(notation, input);
  } catch (error) {
    if (error instanceof MappingError) {
      return error.code;
    }
    throw error;
  }
}

function nested(depth: number, wrap: (inner: Value) => Value): Value {
  let value: Value = 1;
  for (let level = 0; level < depth; level += 1) {
    value = wrap(value);
  }
  return value;
}

const deepList = nested(20_000, (inner) => [inner]);
const deepObject = nested(20_000, (inner) => ({a: inner}));

/** Parameters that take structured values of any depth. */
function structuredParameters({parameters}: MappingFunction): string[] {
  return Object.entries(parameters)
    .filter(
      ([, {type, rest}]) => !rest && [type].flat().some((name) => /Any|Object|GeoJson/.test(name)),
    )
    .map(([name]) => name);
}

const structured = mappingFunctions.flatMap((definition) =>
  structuredParameters(definition).map(
    (name) => [`${definition.category}/${definition.name}`, name, definition] as const,
  ),
);

describe.each(structured)('%s with deep nesting as %s', (_id, name, definition) => {
  it.each([
    ['lists', deepList],
    ['objects', deepObject],
  ])(
    'of %s gives a value or a declared error',
    async (_what, deep) => {
      const args = {...definition.examples[0]!.args, [name]: expression('$')};
      const declared = ['E_TYPE', 'E_LIMIT', ...definition.errors.map(({code}) => code)];
      try {
        await run(formatCall(definition, args), deep);
      } catch (error) {
        expect(error).toBeInstanceOf(MappingError);
        expect(declared).toContain((error as MappingError).code);
      }
    },
    TEST_TIMEOUT_MS,
  );
});

describe('deeply nested documents', () => {
  it.each([
    ['JSON.Parse($)', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['JSON.Parse($)', '{"a":'.repeat(100_000)],
    ['XML.ToJson($)', '<a>'.repeat(50_000) + '</a>'.repeat(50_000)],
    ['XML.ValueFromPath($, "//a")', '<a>'.repeat(50_000)],
  ])(
    '%s ends with an error',
    async (notation, input) => {
      expect(['E_PARSE', 'E_LIMIT']).toContain(await outcome(notation, input));
    },
    TEST_TIMEOUT_MS,
  );
});

describe('XML that expands or reaches out', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;&x;&x;&x;&x;">]><a>&y;</a>`;
  const external = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`;
  const remote = `<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://localhost:9/a.dtd"><a>&x;</a>`;

  it.each([bomb, external, remote])('is refused', async (document) => {
    expect(await outcome('XML.ToJson($)', document)).toBe('E_PARSE');
    expect(await outcome('XML.ValueFromPath($, "/a")', document)).toBe('E_PARSE');
    const bytes = new TextEncoder().encode(document);
    const reader = mappingFunctions.find(({category}) => category === 'Readers/XML')!;
    const args = {
      ...reader.examples[0]!.args,
      [Object.keys(reader.parameters)[0]!]: expression('$'),
    };
    expect(await outcome(formatCall(reader, args), bytes)).toBe('E_PARSE');
  });
});

describe('catastrophic patterns', () => {
  it.each(['(a+)+$', '(a|aa)+$', '(.*)*b', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    '%s is answered',
    async (pattern) => {
      const input = {text: `${'a'.repeat(5000)}!`, pattern};
      expect(await outcome('Text.MatchRegex($.text, $.pattern)', input)).toBeDefined();
      expect(await outcome('Text.ReplaceRegex($.text, $.pattern, "")', input)).toBeDefined();
    },
    TEST_TIMEOUT_MS,
  );
});

describe('huge results', () => {
  it.each(['Text.Pad("a", 1000000000)', 'Text.Pad("a", 9007199254740991)'])(
    '%s is refused',
    async (notation) => {
      expect(await outcome(notation)).toMatch(/^E_(LIMIT|RANGE)$/);
    },
  );

  it.each(['Math.Power(10, 1000000)', 'Math.Multiply(1e308, 10)'])(
    '%s is out of range',
    async (notation) => {
      expect(await outcome(notation)).toBe('E_RANGE');
    },
  );
});

describe('keys of every object', () => {
  it.each([
    ['JSON.Parse("{\\"__proto__\\": {\\"polluted\\": true}}")'],
    ['JSON.Unflatten({"__proto__.polluted": true})'],
    ['JSON.SetPath({}, "/__proto__/polluted", true)'],
    ['JSON.Merge({}, {"__proto__": {"polluted": true}})'],
    ['JSON.RenameKeys({"a": 1}, {"a": "__proto__"})'],
    ['List.IndexBy([{"k": "__proto__"}], @.k)'],
  ])('%s changes no prototype', async (notation) => {
    await outcome(notation);
    expect(({} as {polluted?: boolean}).polluted).toBeUndefined();
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

describe('lone surrogates', () => {
  const texts = mappingFunctions.filter(({category}) => category === 'Text');
  it.each(texts.map((definition) => [definition.name, definition] as const))(
    'Text.%s keeps going',
    async (_name, definition) => {
      const [first] = Object.entries(definition.parameters)[0]!;
      const value = Object.values(definition.parameters)[0]!.rest
        ? [expression('$')]
        : expression('$');
      const args = {...definition.examples[0]!.args, [first]: value};
      expect(await outcome(formatCall(definition, args), 'a\uD800b')).toBeDefined();
    },
  );
});
