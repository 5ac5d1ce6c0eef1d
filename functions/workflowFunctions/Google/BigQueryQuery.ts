import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object} from '../../workflow/schemas';
import type {WorkflowExample} from '../../workflow/types';
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
  configuration: object(
    {
      credential,
      project,
      location,
      maxBytesBilled: {
        type: 'integer',
        minimum: 1,
        description: 'a query that would read more bytes fails and costs nothing',
      },
      maxRows: {
        type: 'integer',
        default: 10_000,
        minimum: 1,
        maximum: 100_000,
        description: 'a result with more rows fails, instead of coming in part',
      },
      timeout: {
        type: 'integer',
        default: 300,
        minimum: 1,
        maximum: 3600,
        description: 'how many seconds to wait for a long query',
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
        description: 'the query in GoogleSQL, with `@name` where a value goes',
      },
      parameters: {
        type: 'object',
        additionalProperties: true,
        default: {},
        description:
          'the values by name: text, numbers, Booleans, lists of them, or `{"type": "DATE", "value": "2024-05-01"}` for other types and null',
      },
    },
    ['sql'],
  ),
  output: object(
    {
      rows: {
        type: 'array',
        items: {type: 'object', additionalProperties: true},
        description: 'an object for each row',
      },
      totalRows: {type: 'integer', description: 'how many rows there are'},
      bytesProcessed: {type: 'integer', description: 'how much BigQuery read'},
    },
    ['rows', 'totalRows', 'bytesProcessed'],
  ),
  credentials: [bigQueryCredential('the roles BigQuery Job User and BigQuery Data Viewer')],
  errors: [
    ...bigQueryErrors,
    {code: 'E_REFUSED', when: 'BigQuery refuses the query, for example an error in the SQL'},
    {code: 'E_LIMIT', when: 'the result has more rows than `maxRows`'},
  ],
  examples: [
    typical,
    {
      title: 'A long query, in two pages',
      note: 'The step asks again with growing pauses until `jobComplete` is true, then fetches every page.',
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
      note: 'Null could be anything. Say what it is: `{"type": "DATE", "value": null}`.',
      configuration: {credential: 'google', project: 'shop-data'},
      input: {sql: 'SELECT @since', parameters: {since: null}},
      given: {secrets},
      error: 'E_INPUT',
    },
    {
      title: 'More rows than wanted',
      configuration: {...typical.configuration, maxRows: 1},
      input: typical.input,
      given: {secrets},
      calls: [{request: asked, response: {status: 200, body: answered}}],
      error: 'E_LIMIT',
    },
    {
      title: 'Longer than the step waits',
      note: 'The query goes on in BigQuery. Only this step stops waiting for it.',
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
        title: 'A mistake in the SQL',
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
  aliases: [
    'jobs.query',
    'run SQL',
    'GoogleSQL',
    'getQueryResults',
    'data warehouse',
    'select from BigQuery',
    'analytics query',
    'read from warehouse',
    'GCP',
    'reporting data',
    'business intelligence',
    'usage statistics',
    'limit query cost',
    'query a dataset',
    'SQL in the cloud',
    'Snowflake',
    'Redshift',
    'aggregate large data',
    'read big table',
    'execute SELECT',
  ],
  limits: [
    'A result has at most 100,000 rows. For more, let BigQuery write a table and export it.',
    'The step waits at most an hour for a query.',
    waitingForGoogle,
  ],
  notes: [
    'Values belong into `parameters`, never into the text of the query: BigQuery then can’t mistake them for SQL.',
    'Whole numbers go as `INT64`, others as `FLOAT64`. For exact decimals give the type: `{"type": "NUMERIC", "value": "89.90"}`.',
    'Rows come as objects by the rules of `BigQueryToObjects`: a number that would lose digits stays text.',
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
