import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {failingExample} from '../../examples/failingExample';
import {
  BIGQUERY,
  bigQueryCredential,
  bigQueryErrors,
  bigQueryFailures,
  dataset,
  project,
  table,
} from './bigQueryFacts';
import {askGoogle} from './googleApi';
import {credential, postHeaders, secrets, waitingForGoogle} from './googleFacts';
import {INSERTED_ROWS} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

const BATCH_SIZE = 500;

interface InsertError {
  readonly index: number;
  readonly errors: readonly {
    readonly reason: string;
    readonly location?: string;
    readonly message?: string;
  }[];
}

interface RowError {
  readonly index: number;
  readonly reason: string;
  readonly field: string;
  readonly message: string;
}

function insertIdOf(row: JsonObject, field: string, index: number): string {
  const id = row[field];
  return (typeof id === 'string' && id !== '') || typeof id === 'number'
    ? String(id)
    : failStep(
        'E_INPUT',
        `The row at index ${index} has no text or number in ${quote(field)}. Add one, or remove \`insertIdFrom\`.`,
      );
}

/** Returns the errors from one request. Converts row positions in the request to positions in the whole list. */
function errorsOf(insertErrors: readonly InsertError[], offset: number): RowError[] {
  return insertErrors.flatMap(({index, errors}) =>
    errors.map(({reason, location = '', message = ''}) => ({
      index: offset + index,
      reason,
      field: location,
      message,
    })),
  );
}

const target = {credential: 'google', project: 'shop-data', dataset: 'sales', table: 'orders'};
const address =
  'https://bigquery.googleapis.com/bigquery/v2/projects/shop-data/datasets/sales/tables/orders/insertAll';

const typical: WorkflowExample = {
  title: 'Two orders, deduplicated by ID',
  configuration: {...target, insertIdFrom: 'id'},
  input: {
    rows: [
      {id: 1042, customer: 'Ada Lovelace', total: 89.9},
      {id: 1043, customer: 'Müller GmbH', total: 1249.5},
    ],
  },
  given: {secrets},
  calls: [
    {
      request: {
        method: 'POST',
        url: address,
        headers: postHeaders,
        body: {
          skipInvalidRows: false,
          ignoreUnknownValues: false,
          rows: [
            {insertId: '1042', json: {id: 1042, customer: 'Ada Lovelace', total: 89.9}},
            {insertId: '1043', json: {id: 1043, customer: 'Müller GmbH', total: 1249.5}},
          ],
        },
      },
      response: {status: 200, body: {kind: 'bigquery#tableDataInsertAllResponse'}},
    },
  ],
  output: {inserted: 2, errors: []},
};

/** Builds an example with one invalid row, in which either no row or only the valid one is inserted. */
function oneWrong(skipInvalid: boolean): WorkflowExample {
  const wrong = {
    index: 0,
    errors: [
      {
        reason: 'invalid',
        location: 'total',
        debugInfo: '',
        message: 'Cannot convert value to floating point (bad value): 89,90',
      },
    ],
  };
  const stopped = {
    index: 1,
    errors: [{reason: 'stopped', location: '', debugInfo: '', message: ''}],
  };
  const wrongOut = {
    index: 0,
    reason: 'invalid',
    field: 'total',
    message: 'Cannot convert value to floating point (bad value): 89,90',
  };
  const rows = [
    {id: 1042, total: '89,90'},
    {id: 1043, total: 1249.5},
  ];
  return {
    title: skipInvalid ? 'One invalid row, the other inserted' : 'One invalid row, none inserted',
    configuration: {...target, skipInvalid},
    input: {rows},
    given: {secrets},
    calls: [
      {
        request: {
          method: 'POST',
          url: address,
          headers: postHeaders,
          body: {
            skipInvalidRows: skipInvalid,
            ignoreUnknownValues: false,
            rows: [{json: rows[0]!}, {json: rows[1]!}],
          },
        },
        response: {
          status: 200,
          body: {
            kind: 'bigquery#tableDataInsertAllResponse',
            insertErrors: skipInvalid ? [wrong] : [wrong, stopped],
          },
        },
      },
    ],
    output: skipInvalid
      ? {inserted: 1, errors: [wrongOut]}
      : {
          inserted: 0,
          errors: [wrongOut, {index: 1, reason: 'stopped', field: '', message: ''}],
        },
  };
}

export default defineWorkflowFunction({
  category: 'Google',
  name: 'BigQueryInsert',
  summary: 'Streams rows into a BigQuery table, where you can query them within seconds.',
  kind: 'action',
  configuration: object(
    {
      credential,
      project,
      dataset,
      table,
      insertIdFrom: {
        type: 'string',
        minLength: 1,
        description: 'the field that BigQuery uses to deduplicate rows, such as `id`',
      },
      skipInvalid: {
        type: 'boolean',
        default: false,
        description: 'whether to insert valid rows even if others in the same request are invalid',
      },
      ignoreUnknown: {
        type: 'boolean',
        default: false,
        description:
          'whether to drop fields that the table doesn’t have, instead of reporting an error',
      },
    },
    ['credential', 'project', 'dataset', 'table'],
  ),
  input: object(
    {
      rows: {
        type: 'array',
        maxItems: INSERTED_ROWS,
        items: {type: 'object', additionalProperties: true},
        description: 'the rows as objects, with column names as field names',
      },
    },
    ['rows'],
  ),
  output: object(
    {
      inserted: {type: 'integer', description: 'how many rows were inserted'},
      errors: {
        type: 'array',
        items: object(
          {
            index: {type: 'integer', description: 'the position of the row in the input, from 0'},
            reason: {
              type: 'string',
              description: 'the reason, such as `invalid`, or `stopped` if another row was invalid',
            },
            field: {type: 'string', description: 'the column name; can be empty'},
            message: {type: 'string', description: 'BigQuery’s message; can be empty'},
          },
          ['index', 'reason', 'field', 'message'],
        ),
        description: 'the errors, at least one for each row that wasn’t inserted',
      },
    },
    ['inserted', 'errors'],
  ),
  credentials: [bigQueryCredential('the BigQuery Data Editor role')],
  errors: [
    ...bigQueryErrors,
    {
      code: 'E_REFUSED',
      when: 'BigQuery rejects the whole request, for example because it is too large',
    },
  ],
  examples: [
    typical,
    {
      ...oneWrong(false),
      note: 'The step doesn’t fail. `errors` lists each row that BigQuery didn’t insert, with the reason.',
    },
    oneWrong(true),
    {
      title: 'A row without an ID',
      configuration: {...target, insertIdFrom: 'id'},
      input: {rows: [{customer: 'Ada Lovelace'}]},
      given: {secrets},
      error: 'E_INPUT',
    },
    failingExample(typical, {
      title: 'A request that is too large',
      response: {
        status: 413,
        body: '<!DOCTYPE html><title>Error 413 (Request Entity Too Large)!!1</title>',
      },
      error: 'E_REFUSED',
    }),
    ...bigQueryFailures(typical, {
      table: 'shop-data:sales.orders',
      denied:
        'Access Denied: Table shop-data:sales.orders: Permission bigquery.tables.updateData denied on table shop-data:sales.orders (or it may not exist).',
    }),
  ],
  related: [
    {function: 'Google/BigQueryQuery', role: 'often used with'},
    {function: 'Google/BigQueryLoadFile', role: 'alternative'},
    {function: 'Store/SqlExecute', role: 'alternative'},
  ],
  mappingFunctions: ['Writers/Google/ToBigQueryRows', 'JSON/RenameKeys'],
  tags: ['workflow', 'google', 'bigquery', 'sql', 'batch', 'idempotency'],
  aliases:
    'tabledata.insertAll, streaming insert, insert rows, insertId, insert_rows_json, write to warehouse, log events to table, append records, GCP, telemetry data, click tracking, real-time ingestion, put data into dataset, add rows to dataset, Snowflake insert, sensor data',
  limits: [
    `The step sends up to ${BATCH_SIZE} rows per request, as Google recommends. A request can’t be larger than 10\u00A0MB.`,
    `A step accepts up to ${grouped(INSERTED_ROWS)} rows. To add more rows, use \`Google.BigQueryLoadFile\`.`,
    waitingForGoogle,
  ],
  notes: [
    'With `insertIdFrom`, BigQuery drops a row if it has seen the same ID in the last minute or so. BigQuery doesn’t guarantee that it drops every duplicate, so don’t rely on `insertIdFrom` where duplicates cost money.',
    `Each request of up to ${BATCH_SIZE} rows is independent. If BigQuery rejects a request, the rows from earlier requests are already in the table.`,
    'You can’t change or delete rows for a while after you stream them.',
  ],
  *converse({configuration, input: {rows}, surroundings}) {
    const {project: id, insertIdFrom, skipInvalid, ignoreUnknown} = configuration;
    const access = accessFor(surroundings, configuration.credential);
    const url = `${BIGQUERY}/${id}/datasets/${configuration.dataset}/tables/${encodeURIComponent(configuration.table)}/insertAll`;
    const shaped = rows.map((json, index) => ({
      ...(insertIdFrom !== undefined && {insertId: insertIdOf(json, insertIdFrom, index)}),
      json,
    }));
    const errors: RowError[] = [];
    for (let start = 0; start < shaped.length; start += BATCH_SIZE) {
      const {insertErrors = []} = yield* askGoogle<{insertErrors?: readonly InsertError[]}>(
        access,
        'POST',
        url,
        {
          skipInvalidRows: skipInvalid,
          ignoreUnknownValues: ignoreUnknown,
          rows: shaped.slice(start, start + BATCH_SIZE),
        },
      );
      errors.push(...errorsOf(insertErrors, start));
    }
    const refused = new Set(errors.map(({index}) => index));
    return {inserted: rows.length - refused.size, errors};
  },
});
