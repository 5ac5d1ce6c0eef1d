import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';

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
  summary: 'Checks a value against a JSON Schema, and says what is wrong and where.',
  kind: 'action',
  configuration: object(
    {
      schema: {
        anyOf: [{type: 'object'}, {type: 'boolean'}],
        description: 'a JSON Schema of the version 2020-12',
      },
      mode: {
        ...oneOf({
          stop: 'the step fails with `E_SCHEMA`',
          branch: 'the run goes on, and `valid` tells the next step',
        }),
        default: 'stop',
        description: 'what happens to a value that doesn’t fit',
      },
      allErrors: {
        type: 'boolean',
        default: true,
        description: 'whether to report every problem, or only the first',
      },
    },
    ['schema'],
  ),
  input: object({value: {description: 'the value to check'}}, ['value']),
  output: object(
    {
      valid: {type: 'boolean', description: 'whether the value fits'},
      errors: {
        type: 'array',
        description: 'the problems; empty when the value fits',
        items: object(
          {
            pointer: {
              type: 'string',
              description: 'where, as a JSON Pointer; `""` is the whole value',
            },
            keyword: {type: 'string', description: 'the keyword of the schema that isn’t met'},
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
    {code: 'E_SCHEMA', when: 'the value doesn’t fit and `mode` is `"stop"`'},
    {
      code: 'E_CONFIGURATION',
      when: 'the schema isn’t JSON Schema 2020-12, has a format that isn’t known, or refers to another document',
    },
  ],
  examples: [
    {
      title: 'An order that fits',
      configuration: {schema: orderSchema},
      input: {value: {id: '1001', email: 'ada@example.com', items: [{quantity: 2}]}},
      output: {valid: true, errors: []},
    },
    {
      title: 'All problems, for a branch of their own',
      note: 'The steps behind it can send the list of problems back to where the order came from.',
      configuration: {schema: orderSchema, mode: 'branch'},
      input: {value: {id: 1002, email: 'ada(at)example.com', items: [{quantity: 0}]}},
      output: {
        valid: false,
        errors: [
          {
            pointer: '/id',
            keyword: 'type',
            message: 'The value type "number" is invalid. Expected "string".',
          },
          {
            pointer: '/email',
            keyword: 'format',
            message: 'String does not match format "email".',
          },
          {
            pointer: '/items/0/quantity',
            keyword: 'minimum',
            message: '0 is less than 1.',
          },
        ],
      },
    },
    {
      title: 'The first problem is enough',
      configuration: {schema: orderSchema, mode: 'branch', allErrors: false},
      input: {value: {email: 'ada@example.com'}},
      output: {
        valid: false,
        errors: [
          {
            pointer: '',
            keyword: 'required',
            message: 'The value does not have required property "id".',
          },
        ],
      },
    },
    {
      title: 'A value that doesn’t fit stops the run',
      configuration: {schema: orderSchema},
      input: {value: {id: '1003', email: 'grace@example.com', items: []}},
      error: 'E_SCHEMA',
    },
    {
      title: 'A schema elsewhere isn’t fetched',
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
  mappingFunctions: ['JSON/HasPath', 'Types/IsType'],
  tags: ['workflow', 'json', 'validation', 'error-handling'],
  aliases: [
    'JSON Schema validator',
    'ajv',
    'Parse JSON action',
    'validate payload',
    'data contract',
    'required fields',
    'verify incoming data',
    'reject bad input',
    'malformed payload',
    'mandatory properties',
    'quality gate',
    'type mismatch',
    'sanity check',
    'valid email address',
    'check input format',
    'is payload correct',
    'verify structure',
    'contract test',
    'missing required field',
    'enforce format',
    'OpenAPI validation',
    'refuse wrong data',
    'zod',
  ],
  notes: [
    'Formats such as `"email"` and `"date-time"` are checked, not just noted. A format that isn’t known is refused, because nothing would check it.',
    'Nothing is fetched: `$ref` reaches what stands in the schema itself, best under `$defs`.',
  ],
  async run({configuration: {schema, mode, allErrors}, input: {value}}) {
    const [{checkSchema}, {schemaProblems}] = await Promise.all([
      import('./checkSchema'),
      import('../../workflow/schemaProblems'),
    ]);
    checkSchema(schema);
    let problems;
    try {
      problems = schemaProblems(structuredClone(schema), value);
    } catch (error) {
      if (error instanceof RangeError) {
        failStep('E_CONFIGURATION', 'The schema refers to itself without end.');
      }
      throw error;
    }
    const errors = allErrors ? problems : problems.slice(0, 1);
    if (errors.length > 0 && mode === 'stop') {
      const {pointer, message} = errors[0]!;
      const more = errors.length > 1 ? ` There are ${errors.length - 1} more problems.` : '';
      failStep('E_SCHEMA', `The value${pointer && ` at ${pointer}`}: ${message}${more}`);
    }
    return {valid: errors.length === 0, errors};
  },
});
