import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {isDeepStrictEqual} from 'node:util';
import {describe, expect, it} from 'vitest';
import {expression} from '../examples/expression';
import {runMappingExample} from '../examples/runMappingExample';
import {MappingError} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import {nullSentence, rejectsNullItems} from '../language/nullSentence';
import {qualifiedName} from '../language/qualifiedName';
import type {Value} from '@documentation/base/internal/values/types';
import type {Example, ExpressionText, MappingFunction, Parameter} from '../language/types';
import {findMappingFunction, mappingFunctions} from '.';

/** Passes null to functions, and compares the outcome with the declared policy, which each page states. */

type Args = Example['args'];
type Outcome = Value | {readonly failed: string};

const surroundings = {
  resolve: findMappingFunction,
  readSample: (name: string) => readFile(`apps/site/content/static/samples/${name}`),
};

async function outcomeOf(
  definition: MappingFunction,
  {title, kind, input, now}: Example,
  args: Args,
): Promise<Outcome> {
  const example = {
    title,
    kind,
    args,
    result: null,
    ...(input !== undefined && {input}),
    ...(now && {now}),
  };
  try {
    return await runMappingExample(definition, example, surroundings);
  } catch (error) {
    if (error instanceof MappingError) {
      return {failed: `${error.code} in ${error.parameter ?? 'the call'}`};
    }
    throw error;
  }
}

/** The error code and the parameter of a failed call. */
function failureOf(outcome: Outcome): string | undefined {
  return isObject(outcome) && 'failed' in outcome ? (outcome.failed as string) : undefined;
}

function typesOf({type}: Parameter): string[] {
  return [type].flat();
}

const isListType = (type: string) => type.startsWith('List<');

/** Adds null to a list, or to the notation of a list. */
function withNull(list: Args[string]): Args[string] {
  return Array.isArray(list)
    ? [...(list as Value[]), null]
    : expression(`List.Concat(${(list as ExpressionText).expression}, [null])`);
}

/** The empty value of a type: [] for a list, {} for an object. */
function emptyFor(parameter: Parameter): Value {
  return typesOf(parameter).some(isListType) ? [] : {};
}

const defaults = ['default', 'fallback', 'initial'];

/** What the policy says about null for a data parameter. */
async function declared(
  definition: MappingFunction,
  example: Example,
  name: string,
  instead: Value,
): Promise<Outcome> {
  const {nullPolicy, nullResult = null} = definition;
  const parameter = definition.parameters[name]!;
  const given = (example.args[name] ?? []) as Value[];
  const outcomeWith = (value: Value) =>
    outcomeOf(definition, example, {
      ...example.args,
      [name]: parameter.rest ? [...given, value] : value,
    });
  switch (nullPolicy) {
    case 'passes on':
      return null;
    case 'skips':
      return parameter.rest || parameter.default !== undefined
        ? outcomeOf(definition, example, {...example.args, [name]: parameter.rest ? given : []})
        : null;
    case 'counts as empty':
      return outcomeWith(emptyFor(parameter));
    case 'counts as false':
      return outcomeWith(false);
    case 'fixed result':
      return nullResult;
    case 'error':
      return {failed: `E_TYPE in ${name}`};
    case 'default':
      return instead;
    default:
      // The function accepts null like any other value.
      return true;
  }
}

/** The outcomes if null counted as empty or false, or were skipped. A null that is a value has another outcome. */
function explanations(
  definition: MappingFunction,
  example: Example,
  name: string,
): Promise<readonly Outcome[]> {
  const parameter = definition.parameters[name]!;
  const types = typesOf(parameter);
  const given = (example.args[name] ?? []) as Value[];
  const others: Args[string][] = [];
  if (parameter.rest) {
    others.push(given);
  }
  if (types.some((type) => type === 'Object' || isListType(type))) {
    others.push(parameter.rest ? [...given, emptyFor(parameter)] : emptyFor(parameter));
  }
  if (types.includes('Boolean') || types.includes('Expression')) {
    others.push(parameter.rest ? [...given, false] : false);
  }
  return Promise.all(
    others.map((other) => outcomeOf(definition, example, {...example.args, [name]: other})),
  );
}

const withData = mappingFunctions.filter(({nullPolicy}) => nullPolicy !== 'no data');

describe.each(withData.map((definition) => [qualifiedName(definition), definition] as const))(
  '%s',
  (_name, definition) => {
    const {nullPolicy, parameters, examples} = definition;
    const [option] = defaults.filter((one) => one in parameters);
    const instead = option && parameters[option]?.type === 'Number' ? 42 : 'instead';
    const good = examples.find((one) => !('error' in one))!;
    // The default isn't null, so a function that returns it for null doesn't seem to pass null on.
    const example = option ? {...good, args: {...good.args, [option]: instead}} : good;
    const data = Object.entries(parameters).filter(([, {data: isData}]) => isData);

    it.each(data)('does what its policy says if %s is null', async (name, parameter) => {
      const given = (example.args[name] ?? []) as Value[];
      const outcome = await outcomeOf(definition, example, {
        ...example.args,
        [name]: parameter.rest ? [...given, null] : null,
      });
      const isAccepted =
        failureOf(outcome) !== `E_TYPE in ${name}` &&
        !(await explanations(definition, example, name)).some((other) =>
          isDeepStrictEqual(other, outcome),
        );
      const expected = await declared(definition, example, name, instead);
      expect(nullPolicy === 'value' ? isAccepted : outcome).toEqual(expected);
    });

    const lists = data.filter(
      ([name, parameter]) =>
        !parameter.rest &&
        (typesOf(parameter).every(isListType) || Array.isArray(example.args[name])),
    );

    it.each(lists)('does what its policy says if %s contains null', async (name, parameter) => {
      const list = example.args[name] ?? [];
      const after = await outcomeOf(definition, example, {
        ...example.args,
        [name]: withNull(list),
      });
      const isRejected = failureOf(after) === `E_TYPE in ${name}`;
      const skips = nullPolicy === 'skips';
      expect(skips ? after : isRejected).toEqual(
        skips ? await outcomeOf(definition, example, example.args) : rejectsNullItems(parameter),
      );
    });

    it.each(nullPolicy === 'skips' ? lists : [])(
      'treats %s with only null like an empty list',
      async (name) => {
        const run = (list: Value) =>
          outcomeOf(definition, example, {...example.args, [name]: list});
        expect(await run([null])).toEqual(await run([]));
      },
    );

    it('states the policy only once', () => {
      expect(nullSentence(definition)).toMatch(/^[A-Z].*\.$/);
      expect(definition.nullAndEmpty).not.toMatch(
        /a null (?:list|or empty)|null items are skipped|either \w+ is null|is null if either|^null counts as|null in, null out/i,
      );
    });
  },
);

it('the platform reference lists every policy in use', () => {
  const page = readFileSync('apps/site/content/docs/platformRef/index.mdx', 'utf8');
  const section = page.split('## Null, missing and empty')[1]!.split('\n## ')[0]!;
  const listed = [...section.matchAll(/^\| ([a-z ]+) \| /gm)].map(([, policy]) => policy!);
  expect(new Set(listed)).toEqual(new Set(withData.map(({nullPolicy}) => nullPolicy)));
});
