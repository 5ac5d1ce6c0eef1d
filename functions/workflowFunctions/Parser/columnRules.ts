import {object} from '../../workflow/schemas';

const type = {type: 'string', enum: ['Text', 'Number', 'Integer', 'Boolean', 'Date']} as const;

/** What to do with columns, as the readers of the mapping functions take it. */
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
