import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import type {WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {failingExample} from '../../examples/failingExample';
import {
  bigQueryCredential,
  bigQueryError,
  bigQueryErrors,
  bigQueryFailures,
  jobsDenied,
  location,
  project,
} from './bigQueryFacts';
import {credential, secrets, waitingForGoogle} from './googleFacts';
import {queryParameters} from './queryParameters';
import {
  answered,
  asked,
  jobReference,
  poll,
  schema,
  short,
  sql,
  totals,
  unfinished,
} from './queryRecordings';
import {rowObjects} from './rowObjects';
import {runQuery} from './runQuery';
import {QUERIED_ROWS, QUERIED_ROWS_DEFAULT} from '@documentation/base/internal/limits/values/steps';
import {SERVICE_JOB_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText, grouped} from '@documentation/base/internal/limits/format';

const typical: WorkflowExample = {
  title: 'Sales by customer',
  configuration: {
    credential: 'google',
    project: 'shop-data',
    location: 'EU',
    maxBytesBilled: 1_000_000_000,
  },
  input: {
    sql,
    parameters: {since: {type: 'DATE', value: '2024-04-01'}, status: ['paid', 'sent']},
  },
  given: {secrets},
  calls: [{request: asked, response: {status: 200, body: answered}}],
  output: {rows: totals, totalRows: 2, bytesProcessed: 20480},
};

export default defineWorkflowFunction({
  category: 'Google',
  name: 'BigQueryQuery',
  summary: 'Runs a query in BigQuery and returns the rows as objects.',
  kind: 'action',
  pausesRun: true,
  configuration: object(
    {
      credential,
      project: {
        ...project,
        description: 'the ID of the Google Cloud project to bill for the query',
      },
      location,
      maxBytesBilled: {
        type: 'integer',
        minimum: 1,
        description:
          'the maximum number of bytes to read; a query that would read more fails and costs nothing',
      },
      maxRows: {
        type: 'integer',
        default: QUERIED_ROWS_DEFAULT,
        minimum: 1,
        maximum: QUERIED_ROWS,
        description:
          'the maximum number of rows in the result; if there are more, the step fails instead of truncating the result',
      },
      timeout: {
        type: 'integer',
        default: 300,
        minimum: 1,
        maximum: SERVICE_JOB_SECONDS,
        description: 'how many seconds to wait for the query',
      },
    },
    ['credential', 'project'],
  ),
  input: object(
    {
      sql: {
        type: 'string',
        minLength: 1,
        maxLength: 1_000_000,
        description: 'the query in GoogleSQL, with placeholders such as `@name` for values',
      },
      parameters: {
        type: 'object',
        additionalProperties: true,
        default: {},
        description:
          'the values by name: text, numbers, Booleans or lists of them; for null and other types, use an object such as `{"type": "DATE", "value": "2024-05-01"}`',
      },
    },
    ['sql'],
  ),
  output: object(
    {
      rows: {
        type: 'array',
        items: {type: 'object', additionalProperties: true},
        description: 'one object per row',
      },
      totalRows: {type: 'integer', description: 'how many rows the result has'},
      bytesProcessed: {type: 'integer', description: 'how many bytes BigQuery read'},
    },
    ['rows', 'totalRows', 'bytesProcessed'],
  ),
  credentials: [bigQueryCredential('the BigQuery Job User and BigQuery Data Viewer roles')],
  errors: [
    ...bigQueryErrors,
    {code: 'E_REFUSED', when: 'BigQuery rejects the query, for example because of a syntax error'},
    {code: 'E_LIMIT', when: 'the result has more rows than `maxRows`'},
  ],
  examples: [
    typical,
    {
      title: 'A slow query with two pages of results',
      note: 'The step polls with exponential backoff until `jobComplete` is true, then fetches every page.',
      configuration: {
        credential: 'google',
        project: 'shop-data',
        location: 'EU',
        maxBytesBilled: 1_000_000_000,
      },
      input: typical.input,
      given: {secrets},
      calls: [
        {request: asked, response: {status: 200, body: unfinished}},
        {wait: 1},
        {
          request: poll,
          response: {
            status: 200,
            body: {kind: 'bigquery#getQueryResultsResponse', jobReference, jobComplete: false},
          },
        },
        {wait: 2},
        {
          request: poll,
          response: {
            status: 200,
            body: {
              kind: 'bigquery#getQueryResultsResponse',
              schema,
              jobReference,
              totalRows: '2',
              pageToken: 'CiAKGjBpNDd2Nmp2Zml2',
              rows: [{f: [{v: 'Ada Lovelace'}, {v: '89.9'}]}],
              totalBytesProcessed: '20480',
              jobComplete: true,
              cacheHit: false,
            },
          },
        },
        {
          request: {...poll, url: `${poll.url}&pageToken=CiAKGjBpNDd2Nmp2Zml2`},
          response: {
            status: 200,
            body: {
              kind: 'bigquery#getQueryResultsResponse',
              schema,
              jobReference,
              totalRows: '2',
              rows: [{f: [{v: 'Müller GmbH'}, {v: '1249.5'}]}],
              totalBytesProcessed: '20480',
              jobComplete: true,
              cacheHit: false,
            },
          },
        },
      ],
      output: {rows: totals, totalRows: 2, bytesProcessed: 20480},
    },
    {
      title: 'A parameter without a type',
      note: 'Null has no type of its own, so state one: `{"type": "DATE", "value": null}`.',
      configuration: {credential: 'google', project: 'shop-data'},
      input: {sql: 'SELECT @since', parameters: {since: null}},
      given: {secrets},
      error: 'E_INPUT',
    },
    {
      title: 'More rows than allowed',
      configuration: {...typical.configuration, maxRows: 1},
      input: typical.input,
      given: {secrets},
      calls: [{request: asked, response: {status: 200, body: answered}}],
      error: 'E_LIMIT',
    },
    {
      title: 'A query that takes too long',
      note: 'The step stops waiting, but the query continues to run in BigQuery.',
      ...short,
      calls: [
        {request: short.calls[0]!.request, response: {status: 200, body: unfinished}},
        {wait: 1},
        {request: poll, response: {status: 200, body: unfinished}},
      ],
      error: 'E_TIMEOUT',
    },
    failingExample(
      {
        ...short,
        input: {sql: 'SELECT * FORM sales.orders'},
        calls: [
          {
            request: {
              ...short.calls[0]!.request,
              body: {...short.calls[0]!.request.body, query: 'SELECT * FORM sales.orders'},
            },
            response: {status: 400},
          },
        ],
      },
      {
        title: 'A syntax error in the SQL',
        response: bigQueryError(
          400,
          'INVALID_ARGUMENT',
          'invalidQuery',
          'Syntax error: Expected end of input but got identifier "FORM" at [1:10]',
        ),
        error: 'E_REFUSED',
      },
    ),
    ...bigQueryFailures(short, {table: 'shop-data:sales.returns', denied: jobsDenied}),
  ],
  related: [
    {function: 'Google/BigQueryInsert', role: 'often used with'},
    {function: 'Google/BigQueryLoadFile', role: 'often used with'},
    {function: 'Store/SqlQuery', role: 'alternative'},
  ],
  mappingFunctions: ['Readers/Google/BigQueryToObjects'],
  tags: ['workflow', 'google', 'bigquery', 'sql'],
  aliases:
    'jobs.query, run SQL, GoogleSQL, getQueryResults, data warehouse, select from BigQuery, analytics query, read from warehouse, GCP, reporting data, business intelligence, usage statistics, limit query cost, query a dataset, SQL in the cloud, Snowflake, Redshift, aggregate large data, read big table, execute SELECT',
  limits: [
    `A result can have up to ${grouped(QUERIED_ROWS)} rows. If you need more rows, write the result to a BigQuery table and export the table.`,
    `The step can wait up to ${durationText(SERVICE_JOB_SECONDS)} for a query.`,
    waitingForGoogle,
  ],
  notes: [
    'To prevent SQL injection, pass values in `parameters`, never in the query text.',
    'Whole numbers are sent as `INT64`, other numbers as `FLOAT64`. For exact decimals, state the type: `{"type": "NUMERIC", "value": "89.90"}`.',
    'The step turns rows into objects in the same way as `Readers.Google.BigQueryToObjects`. Numbers that would lose digits are returned as text.',
  ],
  async *converse({configuration, input: {sql: query, parameters}, surroundings}) {
    const {project: id, location: place, maxBytesBilled, maxRows, timeout} = configuration;
    const {
      schema: columns,
      rows,
      ...counts
    } = yield* runQuery(accessFor(surroundings, configuration.credential), {
      project: id,
      body: {
        query,
        parameterMode: 'NAMED',
        queryParameters: queryParameters(parameters),
        ...(place !== undefined && {location: place}),
        ...(maxBytesBilled !== undefined && {maximumBytesBilled: String(maxBytesBilled)}),
      },
      maxRows,
      timeout,
    });
    return {rows: await rowObjects(columns, rows), ...counts};
  },
});
