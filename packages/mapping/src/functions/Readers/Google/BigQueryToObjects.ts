import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {depthLimit} from '../../../formats/json/parseJson';
import {fail} from '@documentation/base/internal/values/errors';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {Value} from '@documentation/base/internal/values/types';
import {fieldsOf, rowOf} from './bigQueryRows';

export default defineMappingFunction({
  category: 'Readers/Google',
  name: 'BigQueryToObjects',
  summary: 'Converts a BigQuery response to objects, using the types in its schema.',
  parameters: {
    response: {
      type: 'Object',
      data: true,
      description: 'the `jobs.query` or `jobs.getQueryResults` response',
    },
  },
  returns: {type: 'List<Object>', description: 'one object per row, with the field names as keys'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'A response without `rows` becomes an empty list. NULL in BigQuery becomes null. A repeated field without values becomes an empty list.',
  errors: [
    {
      code: 'E_TYPE',
      when: 'the query isn’t finished, or the response isn’t a valid BigQuery response',
    },
    {code: 'E_PARSE', when: 'a JSON field contains invalid JSON'},
    {
      code: 'E_DUPLICATE',
      when: 'a JSON field contains an object that has a duplicate key with different values',
    },
    {code: 'E_LIMIT', when: 'the JSON in a field is nested too deeply'},
  ],
  examples: [
    {
      title: 'Fields of different types',
      kind: 'typical',
      input: {
        jobComplete: true,
        schema: {
          fields: [
            {name: 'sku', type: 'STRING'},
            {name: 'stock', type: 'INTEGER'},
            {name: 'price', type: 'NUMERIC'},
            {name: 'active', type: 'BOOLEAN'},
            {name: 'changed', type: 'TIMESTAMP'},
          ],
        },
        rows: [{f: [{v: '0042'}, {v: '7'}, {v: '12.50'}, {v: 'true'}, {v: '1.709199E9'}]}],
      },
      args: {response: expression('$')},
      result: [{sku: '0042', stock: 7, price: 12.5, active: true, changed: '2024-02-29T09:30:00Z'}],
    },
    {
      title: 'Lists and records',
      kind: 'typical',
      input: {
        schema: {
          fields: [
            {name: 'order', type: 'INTEGER'},
            {name: 'tags', type: 'STRING', mode: 'REPEATED'},
            {
              name: 'items',
              type: 'RECORD',
              mode: 'REPEATED',
              fields: [
                {name: 'sku', type: 'STRING'},
                {name: 'quantity', type: 'INTEGER'},
              ],
            },
          ],
        },
        rows: [
          {
            f: [
              {v: '1001'},
              {v: [{v: 'gift'}, {v: 'express'}]},
              {v: [{v: {f: [{v: '0042'}, {v: '2'}]}}]},
            ],
          },
        ],
      },
      args: {response: expression('$')},
      result: [{order: 1001, tags: ['gift', 'express'], items: [{sku: '0042', quantity: 2}]}],
    },
    {
      title: 'Numbers with too many digits',
      kind: 'edge',
      input: {
        schema: {
          fields: [
            {name: 'id', type: 'INTEGER'},
            {name: 'rate', type: 'NUMERIC'},
          ],
        },
        rows: [{f: [{v: '9007199254740993'}, {v: '0.12345678901234567'}]}],
      },
      args: {response: expression('$')},
      result: [{id: '9007199254740993', rate: '0.12345678901234567'}],
    },
    {
      title: 'No rows',
      kind: 'edge',
      args: {response: {schema: {fields: [{name: 'id', type: 'INTEGER'}]}, totalRows: '0'}},
      result: [],
    },
    {
      title: 'NULL in a field',
      kind: 'null',
      args: {
        response: {schema: {fields: [{name: 'note', type: 'STRING'}]}, rows: [{f: [{v: null}]}]},
      },
      result: [{note: null}],
    },
    {title: 'Null', kind: 'null', args: {response: null}, result: null},
    {
      title: 'An unfinished query',
      kind: 'error',
      args: {response: {jobComplete: false, jobReference: {jobId: 'job_117'}}},
      error: 'E_TYPE',
    },
    {
      title: 'Invalid JSON in a field',
      kind: 'error',
      args: {
        response: {schema: {fields: [{name: 'data', type: 'JSON'}]}, rows: [{f: [{v: '{"a":'}]}]},
      },
      error: 'E_PARSE',
    },
    {
      title: 'A duplicate key in a field',
      kind: 'error',
      args: {
        response: {
          schema: {fields: [{name: 'data', type: 'JSON'}]},
          rows: [{f: [{v: '{"a": 1, "a": 2}'}]}],
        },
      },
      error: 'E_DUPLICATE',
    },
    {
      title: 'JSON nested 501 levels deep',
      kind: 'error',
      input: {schema: {fields: [{name: 'data', type: 'JSON'}]}},
      args: {
        response: expression(
          '{"schema": $.schema, "rows": [{"f": [{"v": Text.Pad("", 501, "[")}]}]}',
        ),
      },
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'Writers/Google/ToBigQueryRows', role: 'inverse'}],
  workflowFunctions: ['Google/BigQueryQuery'],
  tags: ['mapping', 'reader', 'google', 'bigquery', 'sql', 'table', 'conversion'],
  aliases:
    'jobs.query, getQueryResults, BigQuery rows to JSON, f v format, TableRow, convert query result, warehouse rows, numbers come as strings, SQL result, nested records, dataset output, convert BigQuery response',
  limits: [depthLimit],
  notes: [
    'BigQuery returns each scalar value as text, and the schema specifies its type. Numbers and Booleans are converted, `TIMESTAMP` becomes a DateTime in UTC, `BYTES` becomes Binary, and `JSON` is parsed. Other scalar types stay text.',
    'Integers and decimals that would lose digits as numbers stay text, so long IDs remain exact.',
    'A response with a `pageToken` contains only some of the rows. Fetch the remaining pages, and convert each response.',
  ],
  run: async ({response}) => {
    if (response.jobComplete === false) {
      fail(
        'E_TYPE',
        'The query isn’t finished: `jobComplete` is false. Fetch the result again later.',
        'response',
      );
    }
    const fields = fieldsOf(response.schema ?? null);
    const rows = response.rows ?? [];
    if (!hasType(rows, 'List<Object>')) {
      return fail(
        'E_TYPE',
        '`rows` isn’t a list of objects. Pass the whole BigQuery response.',
        'response',
      );
    }
    const objects: Value[] = [];
    for (const row of rows as readonly Value[]) {
      objects.push(await rowOf(row, fields));
    }
    return objects;
  },
});
