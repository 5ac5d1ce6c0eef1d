import {EXAMPLE_NOW} from '@documentation/workflow/internal/language/recordedCalls';
import type {ObjectSchema} from '@documentation/base/internal/jsonSchema/schemas';
import type {WorkflowFunctionFacts} from '@documentation/workflow/internal/language/types';

/** The platform state when a step starts. */
const properties = {
  now: {
    type: 'string',
    format: 'date-time',
    default: EXAMPLE_NOW,
    description: 'the time when the step runs',
  },
  secrets: {
    type: 'object',
    description: 'the secret values by name; never saved in links or in the history',
  },
  store: {type: 'object', description: 'the contents of the platform’s store before the step'},
  mappings: {type: 'object', description: 'the versions of each saved mapping, oldest first'},
} as const;

/** Returns the schema of the platform state that a function uses: only the parts that its examples set. */
export function givenSchema({examples}: WorkflowFunctionFacts): ObjectSchema {
  const given = new Set(examples.flatMap((example) => Object.keys(example.given ?? {})));
  const used = Object.entries(properties).filter(([name]) => given.has(name));
  return {type: 'object', properties: Object.fromEntries(used)};
}
