/** The part of the workflow schema that depends on the function of a step. */
import type {ObjectSchema, Schema} from '@documentation/base/internal/jsonSchema/schemas';
import type {WorkflowFunctionFacts} from '../types';
import {SPLIT_ITEMS} from './types';

export type FunctionFacts = Pick<
  WorkflowFunctionFacts,
  'category' | 'name' | 'summary' | 'kind' | 'configuration' | 'input' | 'output'
>;

export function identifierOf({category, name}: Pick<FunctionFacts, 'category' | 'name'>): string {
  return `${category}/${name}`;
}

/** Fields without a default that must be present. */
function requiredOf({required = [], properties}: ObjectSchema): readonly string[] {
  return required.filter((name) => properties[name]?.default === undefined);
}

/** The schema of `input`: an expression for each input field. SplitItems gets its outcomes from the platform. */
function inputSchema(definition: FunctionFacts): Schema {
  const fields = Object.entries(definition.input.properties).filter(
    ([name]) => identifierOf(definition) !== SPLIT_ITEMS || name !== 'outcomes',
  );
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, {description = 'the value'}]) => [
        name,
        {type: 'string', description: `an expression for ${description}`},
      ]),
    ),
    required: requiredOf(definition.input),
    additionalProperties: false,
  };
}

/** The settings that a step can't have: a guard ends before the run starts, and SplitItems itself has no timeout. */
function forbiddenSettings(definition: FunctionFacts): readonly string[] {
  if (definition.kind === 'guard') {
    return ['when', 'retry', 'onError', 'errorBranch', 'branch'];
  }
  return identifierOf(definition) === SPLIT_ITEMS ? ['retry', 'timeoutSeconds'] : ['branch'];
}

/** Applies the fields of one function to the steps that use it. */
export function functionRule(definition: FunctionFacts): Schema {
  const {kind, configuration, summary} = definition;
  const identifier = identifierOf(definition);
  const isTrigger = kind === 'trigger';
  const input = inputSchema(definition);
  return {
    if: {properties: {function: {const: identifier}}, required: ['function']},
    then: {
      properties: {
        configuration: {...configuration, description: summary},
        ...(!isTrigger && {
          input,
          ...Object.fromEntries(forbiddenSettings(definition).map((name) => [name, false])),
        }),
      },
      required: [
        ...(requiredOf(configuration).length > 0 ? ['configuration'] : []),
        ...(!isTrigger && requiredOf(definition.input).length > 0 ? ['input'] : []),
        ...(identifier === SPLIT_ITEMS ? ['branch'] : []),
      ],
    },
  };
}
