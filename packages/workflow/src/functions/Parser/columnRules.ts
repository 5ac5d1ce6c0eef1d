import {object} from '@documentation/base/internal/jsonSchema/schemas';

const type = {type: 'string', enum: ['Text', 'Number', 'Integer', 'Boolean', 'Date']} as const;

/** The schema of `columns`, in the form that mapping readers accept. */
export const columnRules = {
  type: 'object',
  additionalProperties: {
    anyOf: [
      type,
      object({
        type,
        name: {type: 'string', minLength: 1},
        decimal: {type: 'string', enum: ['.', ',']},
      }),
    ],
  },
} as const;
