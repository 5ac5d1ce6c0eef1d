import {nameOfTypes} from '../../functions/language/namesOfTypes';
import type {MappingFunctionFacts} from '../../functions/language/types';
import type {ObjectSchema} from '../../functions/workflow/schemas';
import {workflowFunctions} from '../../functions/workflowFunctions';
import type {IndexRow} from '../../src/universal/functionRows';
import {listedFunctions} from './listedFunctions';

/** The type of what a call is about: its data or, if no parameter has any, its first required argument. */
function inputType({parameters}: MappingFunctionFacts): string {
  const all = Object.values(parameters);
  const main =
    all.find(({data}) => data) ?? all.find(({default: fallback}) => fallback === undefined);
  return main ? nameOfTypes([main.type].flat().filter((type) => type !== 'Expression')) : '';
}

function hasFields({properties}: ObjectSchema): boolean {
  return Object.keys(properties).length > 0;
}

export const indexRows: IndexRow[] = [
  ...listedFunctions.map((definition): IndexRow => {
    const {category, name, summary, returns} = definition;
    const output = nameOfTypes(returns.type);
    return {kind: 'mapping', category, name, summary, input: inputType(definition), output};
  }),
  ...workflowFunctions.map(({category, name, summary, input, output}): IndexRow => ({
    kind: 'workflow',
    category,
    name,
    summary,
    input: hasFields(input) ? 'Object' : '',
    output: hasFields(output) ? 'Object' : '',
  })),
];

/** The names in other products, and the tags, by which the index finds a function. */
export const otherWords: Record<string, readonly string[]> = Object.fromEntries(
  [...listedFunctions, ...workflowFunctions].map(({category, name, aliases, tags}) => [
    `${category.replaceAll('/', '.')}.${name}`,
    [...aliases, ...tags],
  ]),
);
