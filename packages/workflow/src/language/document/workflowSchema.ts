/** The JSON Schema (2020-12) for workflow documents, built from the language and the catalogue. */
import {DIALECT} from '@documentation/base/internal/jsonSchema/metaSchema';
import {oneOf, type Schema} from '@documentation/base/internal/jsonSchema/schemas';
import {functionRule, identifierOf, type FunctionFacts} from './functionRules';
import {onError, retry, timeoutSeconds, when} from './stepSettings';

const step: Schema = {$ref: '#/$defs/step'};
const branch = {type: 'array', items: step};
const filledBranch = {...branch, minItems: 1};

const id = {
  type: 'string',
  pattern: '^[a-z][A-Za-z0-9]*$',
  description:
    'the name that later steps use to refer to the output; must be unique in the document',
};

const expressions = {
  type: 'object',
  additionalProperties: {type: 'string'},
  description:
    'a mapping expression for each input, in which `$` contains the outputs of earlier steps by ID',
};

function functionNames(definitions: readonly FunctionFacts[]): Schema {
  return {
    type: 'string',
    enum: definitions.map(identifierOf),
    // Editors show these next to the names. Validators ignore them.
    enumDescriptions: definitions.map(({summary}) => summary),
    description: 'the category and name of the workflow function',
  };
}

function closed(properties: Readonly<Record<string, Schema>>, required: readonly string[]): Schema {
  return {type: 'object', properties, required, additionalProperties: false};
}

/** The steps that don't use a function. */
const choiceStep = closed(
  {
    id,
    choose: {
      type: 'string',
      description: 'an expression that returns the name of the branch to run',
    },
    branches: {
      type: 'object',
      additionalProperties: branch,
      minProperties: 1,
      description: 'the steps of each branch, by name (a Boolean chooses "true" or "false")',
    },
    otherwise: {
      ...branch,
      description: 'the steps that run if no branch has the name that `choose` returns',
    },
    when,
  },
  ['id', 'choose', 'branches'],
);

const endStep = closed(
  {
    id,
    end: {
      ...oneOf({succeeded: 'the run succeeds', failed: 'the run fails'}),
      description: 'ends the run',
    },
    message: {type: 'string', description: 'an expression that returns the reason as text'},
    when,
  },
  ['id', 'end'],
);

function functionStep(definitions: readonly FunctionFacts[]): Schema {
  return {
    ...closed(
      {
        id,
        function: functionNames(definitions),
        configuration: {
          type: 'object',
          description: 'the settings that are fixed when you build the workflow',
        },
        input: expressions,
        when,
        retry,
        timeoutSeconds,
        onError,
        errorBranch: {
          ...filledBranch,
          description: 'the steps that run if the step fails and `onError` is `branch`',
        },
        branch: {...filledBranch, description: 'the steps that run for each batch'},
      },
      ['id', 'function'],
    ),
    allOf: [
      {
        if: {properties: {onError: {const: 'branch'}}, required: ['onError']},
        then: {required: ['errorBranch']},
        else: {properties: {errorBranch: false}},
      },
      ...definitions.map(functionRule),
    ],
  };
}

/** Builds the schema. `address` is the URL where it is published. */
export function workflowSchema(definitions: readonly FunctionFacts[], address?: string): Schema {
  const triggers = definitions.filter(({kind}) => kind === 'trigger');
  const others = definitions.filter(({kind}) => kind !== 'trigger');
  const schema: Schema = {
    $schema: DIALECT,
    ...(address && {$id: address}),
    title: 'Workflow',
    description: 'A workflow: a trigger followed by steps',
    ...closed(
      {
        $schema: {type: 'string', description: 'the URL of this schema, for editors'},
        steps: {
          type: 'array',
          minItems: 1,
          prefixItems: [{$ref: '#/$defs/trigger'}],
          items: step,
          description: 'the trigger, followed by the steps in the order in which they run',
        },
      },
      ['steps'],
    ),
    $defs: {
      trigger: {
        ...closed({id, function: functionNames(triggers), configuration: {type: 'object'}}, [
          'id',
          'function',
        ]),
        allOf: triggers.map(functionRule),
      },
      step: {
        type: 'object',
        if: {required: ['choose']},
        then: {$ref: '#/$defs/choiceStep'},
        else: {
          if: {required: ['end']},
          then: {$ref: '#/$defs/endStep'},
          else: {$ref: '#/$defs/functionStep'},
        },
      },
      functionStep: functionStep(others),
      choiceStep,
      endStep,
    },
  };
  // A copy, because the validator adds fields to the schema, and parts of it belong to the definitions.
  return JSON.parse(JSON.stringify(schema)) as Schema;
}
