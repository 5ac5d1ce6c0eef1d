import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {MappingError} from '@documentation/base/internal/values/errors';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {toJson} from '../../language/toJson';
import {BASE64_FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {MAPPING_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText, sizeText} from '@documentation/base/internal/limits/format';
import {quote, shorten} from '@documentation/base/internal/values/quote';

const orderMapping =
  '{"id": $.order, "customer": Text.Trim($.customer), "total": Number.Parse($.total, locale: "de")}';

/** Turns an error in a mapping into a step error that names the mapping, the function and the argument. */
function explain(error: unknown, mapping: string): never {
  if (error instanceof MappingError) {
    const {functionName, parameter, code, message} = error;
    const argument = parameter === undefined ? '' : `, argument ${shorten(parameter)}`;
    const place = functionName && ` ${functionName}${argument}:`;
    failStep(code, `The mapping ${quote(mapping)} failed with ${code}.${place} ${message}`);
  }
  if (error instanceof Error && error.name === 'NotationError') {
    failStep('E_CONFIGURATION', `The mapping ${quote(mapping)} isn’t valid. ${error.message}`);
  }
  throw error;
}

export default defineWorkflowFunction({
  category: 'JSON',
  name: 'RunMapping',
  summary: 'Runs a published mapping on a value, using the latest version or a pinned one.',
  kind: 'action',
  configuration: object(
    {
      mapping: {type: 'string', minLength: 1, description: 'the name of the mapping'},
      version: {
        anyOf: [
          {type: 'integer', minimum: 1},
          {type: 'string', enum: ['latest']},
        ],
        default: 'latest',
        description:
          'the version to run: `"latest"` for the newest published version, or a number to pin the step to that version',
      },
    },
    ['mapping'],
  ),
  input: object(
    {
      input: {
        description: 'the input document, which is `$` in the mapping; a file is Base64 text',
      },
    },
    ['input'],
  ),
  output: object(
    {
      output: {description: 'the mapping’s result, with binary data as Base64 text'},
      version: {type: 'integer', description: 'the version that ran'},
      warnings: {
        type: 'array',
        items: {type: 'string'},
        description: 'warnings, for example that a newer version exists',
      },
    },
    ['output', 'version', 'warnings'],
  ),
  credentials: [],
  errors: [
    {code: 'E_NOT_FOUND', when: 'the mapping or the version doesn’t exist'},
    {
      code: 'E_PARSE',
      when: 'a function in the mapping can’t read its input; other error codes from mapping functions are also passed on',
    },
  ],
  examples: [
    {
      title: 'An order converted for a shop',
      configuration: {mapping: 'order-to-shop'},
      input: {input: {order: '1001', customer: ' Müller GmbH ', total: '1.249,50'}},
      given: {mappings: {'order-to-shop': [orderMapping]}},
      output: {
        output: {id: '1001', customer: 'Müller GmbH', total: 1249.5},
        version: 1,
        warnings: [],
      },
    },
    {
      title: 'A pinned version',
      note: 'Version 2 of the mapping renames the field `name`. The step is pinned to version 1, so later steps still receive `name`.',
      configuration: {mapping: 'customer-name', version: 1},
      input: {input: {first: 'Ada', last: 'Lovelace'}},
      given: {
        mappings: {
          'customer-name': [
            '{"name": Text.Join([$.first, $.last], separator: " ")}',
            '{"fullName": Text.Join([$.first, $.last], separator: " ")}',
          ],
        },
      },
      output: {
        output: {name: 'Ada Lovelace'},
        version: 1,
        warnings: ['The step is pinned to version 1. The latest is version 2.'],
      },
    },
    {
      title: 'A downloaded CSV file',
      note: '`HTTPClient.DownloadFile` returns the file as Base64 text. The mapping decodes it with `Types.ToBinary` before it reads the rows.',
      configuration: {mapping: 'import-orders'},
      input: {input: 'aWQsdG90YWwKMSw5LjkwCjIsMTkuOTAK'},
      given: {
        mappings: {
          'import-orders': [
            'Readers.CSV.ReadObjects(Types.ToBinary($, encoding: "base64"), columns: {"total": "Number"})',
          ],
        },
      },
      output: {
        output: [
          {id: '1', total: 9.9},
          {id: '2', total: 19.9},
        ],
        version: 1,
        warnings: [],
      },
    },
    {
      title: 'A mapping function that fails',
      note: 'The message names the function, `Number.Parse`, and its argument, `text`.',
      configuration: {mapping: 'order-to-shop'},
      input: {input: {order: '1002', customer: 'Ada Lovelace', total: 'on request'}},
      given: {mappings: {'order-to-shop': [orderMapping]}},
      error: 'E_PARSE',
    },
    {
      title: 'A version that doesn’t exist',
      configuration: {mapping: 'order-to-shop', version: 3},
      input: {input: {}},
      given: {mappings: {'order-to-shop': [orderMapping]}},
      error: 'E_NOT_FOUND',
    },
  ],
  related: [
    {function: 'JSON/ValidateSchema', role: 'often used with'},
    {function: 'JSON/SplitItems', role: 'often used with'},
    {function: 'HTTPClient/SendJson', role: 'often used with'},
    {function: 'HTTPServer/Respond', role: 'often used with'},
    {function: 'Parser/ParseCsv', role: 'often used with'},
  ],
  mappingFunctions: ['JSON/PickKeys', 'JSON/RenameKeys', 'List/Map', 'Types/ToBinary'],
  tags: ['workflow', 'json', 'mapping', 'conversion', 'versioning'],
  aliases:
    'transform, Set node, Edit Fields, Data Operations Compose, map fields, ETL, call a mapping, apply transformation, convert data, translate between formats, reuse transformation, DataWeave, change structure, order to invoice, use template, use mapping in workflow, execute mapping, transform data in a step, reshape payload, Transform Message, tMap, converter step, apply schema mapping, Select action, XSLT step, invoke mapping, mapping reads no rows from file, file in a mapping step',
  limits: [
    `A mapping that takes longer than ${durationText(MAPPING_SECONDS)} fails with \`E_LIMIT\`.`,
    `A file in \`input\` is Base64 text, so it can be at most ${sizeText(BASE64_FILE_BYTES)}. To read a larger file, use a step such as \`Parser.ParseCsv\`.`,
  ],
  notes: [
    'A file from another step is Base64 text. Decode it in the mapping before you read it: `Readers.CSV.ReadObjects(Types.ToBinary($, encoding: "base64"))`. Without `Types.ToBinary`, a reader that accepts text, such as `Readers.CSV.ReadObjects`, takes the Base64 text for the file and usually returns no rows.',
    'Pin the version in workflows that others rely on. New versions of the mapping then have no effect until you change `version`.',
  ],
  async run({configuration: {mapping, version}, input: {input}, surroundings}) {
    const versions = surroundings.mappingVersions(mapping);
    const number = version === 'latest' ? versions.length : version;
    const notation =
      versions[number - 1] ??
      failStep(
        'E_NOT_FOUND',
        `The mapping ${quote(mapping)} has no version ${number}. The latest is version ${versions.length}. Change \`version\`.`,
      );
    const output = await surroundings
      .evaluate(notation, input)
      .catch((error: unknown) => explain(error, mapping));
    const warnings =
      number < versions.length
        ? [`The step is pinned to version ${number}. The latest is version ${versions.length}.`]
        : [];
    return {output: toJson(output), version: number, warnings};
  },
});
