import {expect, it} from 'vitest';
import {otherTools, type Equivalent} from '../language/otherTools';
import {qualifiedName} from '../language/qualifiedName';
import type {MappingFunction} from '../language/types';
import {exampleOf, runEquivalent, runnable} from './otherTools.fixture';
import {mappingFunctions} from '.';

const tools = Object.keys(otherTools);
const all = mappingFunctions.flatMap((definition) =>
  (definition.equivalents ?? []).map(
    (equivalent) =>
      [
        `${qualifiedName(definition)} and ${equivalent.tool} ${equivalent.name}`,
        definition,
        equivalent,
      ] as const,
  ),
);

/** Whether a test can compare the results of a function. */
function isComparable({pure, returns}: MappingFunction): boolean {
  return pure !== false && returns.type !== 'Binary';
}

const expressions = all.filter(([, , {expression}]) => expression !== undefined);

it.each(expressions)('%s return the same', async (_name, definition, equivalent) => {
  const example = exampleOf(definition, equivalent);
  expect(example).toHaveProperty('result');
  const {result} = {...example, ...equivalent} as {readonly result: unknown};
  expect(await runEquivalent(definition, equivalent)).toEqual(result);
});

/** Lists what is wrong with an equivalent, apart from what it returns. */
function problemsOf(definition: MappingFunction, equivalent: Equivalent): string[] {
  const {tool, expression, example, result, differs} = equivalent;
  const isRunnable = tool in runnable;
  const hasExpression = expression !== undefined;
  const problems = {
    'an expression that no test can run': hasExpression && !isRunnable,
    'no expression, although a test could run it':
      !hasExpression && isRunnable && isComparable(definition),
    'an example without an expression': example !== undefined && !hasExpression,
    'a result of its own, but no difference': result !== undefined && differs === undefined,
    'a difference that isn’t a phrase': differs !== undefined && !/^[^A-Z].*[^.\s]$/.test(differs),
  };
  return Object.entries(problems).flatMap(([problem, isFound]) => (isFound ? [problem] : []));
}

it.each(all)('%s is complete', (_name, definition, equivalent) => {
  expect(problemsOf(definition, equivalent)).toEqual([]);
});

it('finds what is missing', () => {
  const [, definition] = all.find(([name]) => name.startsWith('Text.Upper'))!;
  const broken: Equivalent[] = [
    {tool: 'excel', name: 'UPPER', expression: 'UPPER(text)'},
    {tool: 'jq', name: 'ascii_upcase', example: 'A name in capitals'},
    {tool: 'jq', name: 'ascii_upcase', expression: '.text', result: 'Ada Lovelace'},
    {tool: 'sql', name: 'UPPER', differs: 'Has no locale.'},
  ];
  expect(broken.map((equivalent) => problemsOf(definition, equivalent))).toEqual([
    ['an expression that no test can run'],
    ['no expression, although a test could run it', 'an example without an expression'],
    ['a result of its own, but no difference'],
    ['a difference that isn’t a phrase'],
  ]);
});

it('lists each name once, in the order of the tools', () => {
  for (const {equivalents = []} of mappingFunctions) {
    const names = equivalents.map(({tool, name}) => `${tool} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    const positions = equivalents.map(({tool}) => tools.indexOf(tool));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  }
});

it('knows an Excel or query-language name for at least 85% of the functions', () => {
  const others = new Set(['lodash', 'pandas']);
  const known = mappingFunctions.filter(({equivalents = []}) =>
    equivalents.some(({tool}) => !others.has(tool)),
  );
  expect(known.length / mappingFunctions.length).toBeGreaterThanOrEqual(0.85);
});
