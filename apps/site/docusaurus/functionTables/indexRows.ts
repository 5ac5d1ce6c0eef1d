import {aliasesOf} from '@documentation/mapping/internal/language/aliases';
import {otherTools} from '@documentation/mapping/internal/language/otherTools';
import {nameOfTypes} from '@documentation/base/internal/values/namesOfTypes';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import type {ObjectSchema} from '@documentation/base/internal/jsonSchema/schemas';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import type {
  IndexRow,
  NameInTool,
  NamesInTool,
} from '@documentation/reference/internal/pages/functionRows';
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
  [...listedFunctions, ...workflowFunctions].map((definition) => {
    const {tags} = definition;
    const names = 'equivalents' in definition ? (definition.equivalents ?? []) : [];
    return [
      qualifiedName(definition),
      [...new Set([...aliasesOf(definition), ...tags, ...names.map(({name}) => name)])],
    ];
  }),
);

/** What each tool calls our functions. */
export const namesInTools = Object.fromEntries(
  Object.keys(otherTools).map((tool): [string, NamesInTool] => {
    const names = listedFunctions.map((definition): [string, readonly NameInTool[]] => [
      qualifiedName(definition),
      (definition.equivalents ?? [])
        .filter((equivalent) => equivalent.tool === tool)
        .map(({name, differs}) => ({name, differs})),
    ]);
    return [tool, Object.fromEntries(names.filter(([, ofFunction]) => ofFunction.length > 0))];
  }),
);
