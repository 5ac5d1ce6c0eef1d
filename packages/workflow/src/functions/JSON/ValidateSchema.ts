import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {isStackOverflow} from '@documentation/base/internal/values/stackOverflow';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {shorten} from '@documentation/base/internal/values/quote';

const orderSchema = {
  type: 'object',
  properties: {
    id: {type: 'string'},
    email: {type: 'string', format: 'email'},
    items: {
      type: 'array',
      minItems: 1,
      items: {type: 'object', properties: {quantity: {type: 'integer', minimum: 1}}},
    },
  },
  required: ['id', 'email', 'items'],
};

export default defineWorkflowFunction({
  category: 'JSON',
  name: 'ValidateSchema',
  summary: 'Validates a value against a JSON Schema and reports what is wrong and where.',
  kind: 'action',
  configuration: object(
    {
      schema: {
        anyOf: [{type: 'object'}, {type: 'boolean'}],
        description: 'the JSON Schema (version 2020-12)',
      },
      mode: {
        ...oneOf({
          stop: 'the step fails with `E_SCHEMA`',
          branch: 'the run continues, and a later step can branch on `valid`',
        }),
        default: 'stop',
        description: 'what happens if the value isn’t valid',
      },
      allErrors: {
        type: 'boolean',
        default: true,
        description: 'whether to report all problems or only the first',
      },
    },
    ['schema'],
  ),
  input: object({value: {description: 'the value to check'}}, ['value']),
  output: object(
    {
      valid: {type: 'boolean', description: 'whether the value is valid'},
      errors: {
        type: 'array',
        description: 'the problems; empty if the value is valid',
        items: object(
          {
            pointer: {
              type: 'string',
              description: 'the location as a JSON Pointer; `""` is the whole value',
            },
            keyword: {type: 'string', description: 'the schema keyword that isn’t satisfied'},
            message: {type: 'string', description: 'what is wrong'},
          },
          ['pointer', 'keyword', 'message'],
        ),
      },
    },
    ['valid', 'errors'],
  ),
  credentials: [],
  errors: [
    {code: 'E_SCHEMA', when: 'the value isn’t valid and `mode` is `"stop"`'},
    {
      code: 'E_CONFIGURATION',
      when: 'the schema isn’t valid JSON Schema 2020-12, has an unknown format, or refers to another document',
    },
  ],
  examples: [
    {
      title: 'A valid order',
      configuration: {schema: orderSchema},
      input: {value: {id: '1001', email: 'ada@example.com', items: [{quantity: 2}]}},
      output: {valid: true, errors: []},
    },
    {
      title: 'All problems in an invalid order',
      note: 'A later step can return the list of problems to the sender.',
      configuration: {schema: orderSchema, mode: 'branch'},
      input: {value: {id: 1002, email: 'ada(at)example.com', items: [{quantity: 0}]}},
      output: {
        valid: false,
        errors: [
          {
            pointer: '/id',
            keyword: 'type',
            message: 'Expected text, but found a number.',
          },
          {
            pointer: '/email',
            keyword: 'format',
            message: 'The text must be an email address such as "ada@example.com".',
          },
          {
            pointer: '/items/0/quantity',
            keyword: 'minimum',
            message: 'The number is 0. It must be at least 1.',
          },
        ],
      },
    },
    {
      title: 'Only the first problem',
      configuration: {schema: orderSchema, mode: 'branch', allErrors: false},
      input: {value: {email: 'ada@example.com'}},
      output: {
        valid: false,
        errors: [
          {
            pointer: '',
            keyword: 'required',
            message: 'The required field "id" is missing.',
          },
        ],
      },
    },
    {
      title: 'An invalid order that stops the run',
      configuration: {schema: orderSchema},
      input: {value: {id: '1003', email: 'grace@example.com', items: []}},
      error: 'E_SCHEMA',
    },
    {
      title: 'A reference to another document',
      configuration: {schema: {$ref: 'https://schemas.example.com/order.json'}},
      input: {value: {}},
      error: 'E_CONFIGURATION',
    },
  ],
  related: [
    {function: 'JSON/RunMapping', role: 'often used with'},
    {function: 'JSON/SplitItems', role: 'often used with'},
    {function: 'AI/ExtractData', role: 'often used with'},
    {function: 'HTTPServer/WebHandler', role: 'often used with'},
    {function: 'HTTPClient/SendJson', role: 'often used with'},
  ],
  mappingFunctions: ['JSON/Validate', 'JSON/HasPath', 'Types/IsType'],
  tags: ['workflow', 'json', 'validation', 'error-handling'],
  aliases:
    'JSON Schema validator, ajv, Parse JSON action, validate payload, data contract, required fields, verify incoming data, reject bad input, malformed payload, mandatory properties, quality gate, type mismatch, sanity check, valid email address, check input format, is payload correct, verify structure, contract test, missing required field, enforce format, OpenAPI validation, refuse wrong data, zod, check a value, data that doesn’t fit',
  notes: [
    'The step validates formats such as `"email"` and `"date-time"`. It rejects schemas with formats that it can’t check.',
    'Other documents aren’t fetched. A `$ref` can only refer to parts of the same schema, usually under `$defs`. It can use an `$id`, an `$anchor` or a `$dynamicAnchor`, but `$dynamicRef` isn’t supported.',
  ],
  async run({configuration: {schema, mode, allErrors}, input: {value}}) {
    const [{checkSchema}, {schemaProblems}] = await Promise.all([
      import('@documentation/base/internal/jsonSchema/checkSchema'),
      import('@documentation/base/internal/jsonSchema/schemaProblems'),
    ]);
    checkSchema(schema, (problem) => failStep('E_CONFIGURATION', `The schema ${problem}`));
    let problems;
    try {
      problems = schemaProblems(structuredClone(schema), value);
    } catch (error) {
      if (isStackOverflow(error)) {
        failStep(
          'E_CONFIGURATION',
          'The schema has a `$ref` cycle that never ends. Remove the cycle.',
        );
      }
      throw error;
    }
    const errors = allErrors ? problems : problems.slice(0, 1);
    if (errors.length > 0 && mode === 'stop') {
      const {pointer, message} = errors[0]!;
      const more =
        errors.length > 1
          ? ` There are ${errors.length.toLocaleString('en')} problems in total.`
          : '';
      failStep(
        'E_SCHEMA',
        `The value${pointer && ` at ${shorten(pointer, 200)}`} isn’t valid. ${message}${more}`,
      );
    }
    return {valid: errors.length === 0, errors};
  },
});
