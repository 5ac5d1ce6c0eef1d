import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {SCHEMA_PROBLEMS, SCHEMA_VALUES} from '@documentation/base/internal/limits/values/documents';
import {SEARCH_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText, grouped} from '@documentation/base/internal/limits/format';

const orderSchema = {
  type: 'object',
  properties: {
    id: {type: 'string', pattern: '^A-[0-9]+$'},
    email: {type: 'string', format: 'email'},
    lines: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {sku: {type: 'string'}, quantity: {type: 'integer', minimum: 1}},
        required: ['sku', 'quantity'],
      },
    },
  },
  required: ['id', 'lines'],
};

export default defineMappingFunction({
  category: 'JSON',
  name: 'Validate',
  summary: 'Checks a value against a JSON Schema and lists the problems.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to check'},
    schema: {type: ['Object', 'Boolean'], description: 'the JSON Schema (version 2020-12)'},
  },
  returns: {
    type: 'List<Object>',
    description:
      'the problems, or an empty list if the value is valid; each has the location as a JSON Pointer in `pointer`, the keyword that isn’t satisfied in `keyword`, and an explanation in `message`',
  },
  nullPolicy: 'value',
  nullAndEmpty: 'Null is valid only if the schema allows it. A field that is null isn’t missing.',
  errors: [
    {
      code: 'E_FORMAT',
      when: 'the schema isn’t valid JSON Schema 2020-12, has an unknown format or an unsupported pattern, uses `$dynamicRef`, or refers to another document',
    },
    {code: 'E_ENCODING', when: 'a key contains a lone surrogate (half a character)'},
    {
      code: 'E_LIMIT',
      when: `the value has more than ${grouped(SCHEMA_PROBLEMS)} problems, or a limit below is exceeded`,
    },
  ],
  examples: [
    {
      title: 'An order with two problems',
      kind: 'typical',
      args: {
        value: {id: 'A-1001', email: 'ada(at)example.com', lines: [{sku: 'X1', quantity: 0}]},
        schema: orderSchema,
      },
      result: [
        {
          pointer: '/email',
          keyword: 'format',
          message: 'The text must be an email address such as "ada@example.com".',
        },
        {
          pointer: '/lines/0/quantity',
          keyword: 'minimum',
          message: 'The number is 0. It must be at least 1.',
        },
      ],
    },
    {
      title: 'A valid order',
      kind: 'typical',
      args: {
        value: {id: 'A-1002', lines: [{sku: 'X1', quantity: 2}]},
        schema: orderSchema,
      },
      result: [],
    },
    {
      title: 'A missing field and a wrong ID',
      kind: 'typical',
      args: {value: {id: '1003'}, schema: orderSchema},
      result: [
        {pointer: '', keyword: 'required', message: 'The required field "lines" is missing.'},
        {
          pointer: '/id',
          keyword: 'pattern',
          message: 'The text must match the pattern "^A-[0-9]+$".',
        },
      ],
    },
    {
      title: 'Only fields that the schema lists',
      kind: 'edge',
      args: {
        value: {city: 'Bern', zip: '3011'},
        schema: {properties: {city: {type: 'string'}}, additionalProperties: false},
      },
      result: [
        {
          pointer: '',
          keyword: 'additionalProperties',
          message: 'The field "zip" isn’t allowed. The only allowed field is "city".',
        },
      ],
    },
    {
      title: 'A reference inside the schema',
      kind: 'edge',
      args: {
        value: {net: 100, gross: '119'},
        schema: {
          $defs: {amount: {type: 'number'}},
          properties: {net: {$ref: '#/$defs/amount'}, gross: {$ref: '#/$defs/amount'}},
        },
      },
      result: [{pointer: '/gross', keyword: 'type', message: 'Expected a number, but found text.'}],
    },
    {
      title: 'The schema true allows everything',
      kind: 'edge',
      args: {value: [1, 'a'], schema: true},
      result: [],
    },
    {
      title: 'Null instead of text',
      kind: 'null',
      args: {value: {phone: null}, schema: {properties: {phone: {type: 'string'}}}},
      result: [{pointer: '/phone', keyword: 'type', message: 'Expected text, but found null.'}],
    },
    {
      title: 'A null value that is allowed',
      kind: 'null',
      args: {value: null, schema: {type: ['object', 'null']}},
      result: [],
    },
    {
      title: 'An unknown type in the schema',
      kind: 'error',
      args: {value: 1, schema: {type: 'text'}},
      error: 'E_FORMAT',
    },
    {
      title: 'A reference to another document',
      kind: 'error',
      args: {value: {}, schema: {$ref: 'https://schemas.example.com/order.json'}},
      error: 'E_FORMAT',
    },
    {
      title: 'A schema that refers to itself without end',
      kind: 'error',
      args: {value: 1, schema: {$ref: '#'}},
      error: 'E_LIMIT',
    },
    {
      title: 'Half an emoji as a key',
      kind: 'error',
      args: {value: expression('JSON.Parse("{\\"\\\\ud83d\\": 1}")'), schema: true},
      error: 'E_ENCODING',
    },
  ],
  related: [{function: 'JSON/HasPath', role: 'alternative'}],
  workflowFunctions: ['JSON/ValidateSchema'],
  equivalents: [
    {tool: 'bloblang', name: 'json_schema', differs: 'fails instead of listing the problems'},
  ],
  tags: ['mapping', 'json', 'validation', 'error-handling'],
  aliases:
    'JSON Schema, JSON_SCHEMA_VALID, jsonschema.validate, Ajv, Test-Json, IsValidJson, schema validation, check structure, check required fields, list of errors, validation errors, data quality, is the record valid, conform to schema, mandatory fields, invalid records, draft 2020-12',
  limits: [
    `The schema can have at most ${grouped(SCHEMA_VALUES)} values, counting everything inside it.`,
    `A validation that takes longer than ${durationText(SEARCH_SECONDS)} fails with \`E_LIMIT\`.`,
  ],
  notes: [
    'To keep only valid items, use a condition: `List.Filter($, Types.IsEmpty(JSON.Validate(@, {"required": ["id"]})))`.',
    'Formats such as `"email"` and `"date-time"` are checked. Patterns use RE2 syntax, as in `Text.MatchRegex`. Lookahead and backreferences aren’t supported.',
    '`"hostname"` doesn’t check the Unicode rules for names that start with `xn--`. `"uri"` and `"uri-reference"` accept some invalid user names, ports, brackets and quotation marks.',
    'Unknown keywords are ignored, except that an `$id` inside one counts. A `$ref` can’t lead into a list such as `examples`.',
    'Other documents aren’t fetched. A `$ref` can only refer to parts of the same schema, usually under `$defs`. It can use an `$id`, an `$anchor` or a `$dynamicAnchor`, but `$dynamicRef` isn’t supported.',
    'JSON has no bytes, so a file in `value` fails with `E_TYPE`. Read it first, for example with `Readers.JSON.ReadDocument`.',
  ],
  run: async ({value, schema}) => {
    const {validateBySchema} = await import('./validateBySchema');
    return (await validateBySchema(value, schema)).map((problem) => ({...problem}));
  },
});
