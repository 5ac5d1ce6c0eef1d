import {encodeBase64} from '../../base64';
import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object} from '../../schemas';
import {failStep} from '../../stepErrors';
import type {Value} from '../../types';
import type {
  Answer,
  Call,
  HttpRequest,
  Json,
  JsonObject,
  WorkflowExample,
} from '../../workflowTypes';
import {failingExample} from '../failingExamples';
import {
  BIGQUERY,
  bigQueryCredential,
  bigQueryError,
  bigQueryErrors,
  bigQueryFailures,
  jobsDenied,
  location,
  project,
} from './bigQueryFacts';
import {askGoogle, googleRequest} from './googleApi';
import {credential, getHeaders, postHeaders, secrets, waitingForGoogle} from './googleFacts';
import {pollUntilDone} from './pollUntilDone';
import {queryParameters} from './queryParameters';

interface QueryResponse {
  readonly jobComplete: boolean;
  readonly jobReference: {readonly jobId: string; readonly location?: string};
  readonly schema?: JsonObject;
  readonly rows?: readonly JsonObject[];
  readonly totalRows?: string;
  readonly totalBytesProcessed?: string;
  readonly pageToken?: string;
}

/** Files travel as base64 text, and so do BYTES in a row. */
function withoutBytes(value: Value): Json {
  if (value instanceof Uint8Array) {
    return encodeBase64(value);
  }
  if (Array.isArray(value)) {
    return (value as readonly Value[]).map(withoutBytes);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withoutBytes(item)]),
    );
  }
  return value;
}

/** The rows as objects, by the same rules as Readers/Google/BigQueryToObjects. */
async function objectsOf(
  schema: JsonObject | undefined,
  rows: readonly JsonObject[],
): Promise<JsonObject[]> {
  if (rows.length === 0) {
    return [];
  }
  const {fieldsOf, rowOf} = await import('../../mappingFunctions/Readers/Google/bigQueryRows');
  const fields = fieldsOf(schema ?? null);
  const objects: JsonObject[] = [];
  for (const row of rows) {
    objects.push(withoutBytes(await rowOf(row, fields)) as JsonObject);
  }
  return objects;
}

const sql =
  'SELECT customer, SUM(total) AS total FROM sales.orders WHERE day >= @since AND status IN UNNEST(@status) GROUP BY customer';

const schema = {
  fields: [
    {name: 'customer', type: 'STRING', mode: 'NULLABLE'},
    {name: 'total', type: 'NUMERIC', mode: 'NULLABLE'},
  ],
};

const address = 'https://bigquery.googleapis.com/bigquery/v2/projects/shop-data/queries';

const jobReference = {projectId: 'shop-data', jobId: 'job_Qx7aV2', location: 'EU'};

const asked: HttpRequest = {
  method: 'POST',
  url: address,
  headers: postHeaders,
  body: {
    query: sql,
    useLegacySql: false,
    timeoutMs: 10_000,
    parameterMode: 'NAMED',
    queryParameters: [
      {name: 'since', parameterType: {type: 'DATE'}, parameterValue: {value: '2024-04-01'}},
      {
        name: 'status',
        parameterType: {type: 'ARRAY', arrayType: {type: 'STRING'}},
        parameterValue: {arrayValues: [{value: 'paid'}, {value: 'sent'}]},
      },
    ],
    location: 'EU',
    maximumBytesBilled: '1000000000',
  },
};

const answered = {
  kind: 'bigquery#queryResponse',
  schema,
  jobReference,
  totalRows: '2',
  rows: [{f: [{v: 'Ada Lovelace'}, {v: '89.9'}]}, {f: [{v: 'Müller GmbH'}, {v: '1249.5'}]}],
  totalBytesProcessed: '20480',
  jobComplete: true,
  cacheHit: false,
};

const totals = [
  {customer: 'Ada Lovelace', total: 89.9},
  {customer: 'Müller GmbH', total: 1249.5},
];

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

const short = {
  configuration: {credential: 'google', project: 'shop-data', timeout: 1},
  input: {sql: 'SELECT COUNT(*) AS n FROM sales.returns'},
  given: {secrets},
  calls: [
    {
      request: {
        method: 'POST',
        url: address,
        headers: postHeaders,
        body: {
          query: 'SELECT COUNT(*) AS n FROM sales.returns',
          useLegacySql: false,
          timeoutMs: 10_000,
          parameterMode: 'NAMED',
          queryParameters: [],
        },
      },
      response: {status: 200},
    },
  ],
};

const unfinished = {
  kind: 'bigquery#queryResponse',
  jobReference,
  jobComplete: false,
};

const poll = {
  method: 'GET',
  url: `${address}/job_Qx7aV2?timeoutMs=10000&location=EU`,
  headers: getHeaders,
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
  ],
  mappingFunctions: ['Readers/Google/BigQueryToObjects'],
  tags: ['workflow', 'google', 'bigquery', 'sql'],
  aliases: ['jobs.query', 'run SQL', 'GoogleSQL', 'getQueryResults', 'data warehouse'],
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
    const {project: id, maxBytesBilled, maxRows, timeout} = configuration;
    const token = surroundings.secret(configuration.credential);
    let response = yield* askGoogle<QueryResponse>(
      googleRequest(token, 'POST', `${BIGQUERY}/${id}/queries`, {
        query,
        useLegacySql: false,
        timeoutMs: 10_000,
        parameterMode: 'NAMED',
        queryParameters: queryParameters(parameters),
        ...(configuration.location !== undefined && {location: configuration.location}),
        ...(maxBytesBilled !== undefined && {maximumBytesBilled: String(maxBytesBilled)}),
      }),
    );
    const {jobId, location: place} = response.jobReference;
    function* results(pageToken?: string): Generator<Call, QueryResponse, Answer> {
      const options = new URLSearchParams({
        timeoutMs: '10000',
        ...(place !== undefined && {location: place}),
        ...(pageToken !== undefined && {pageToken}),
      });
      const url = `${BIGQUERY}/${id}/queries/${encodeURIComponent(jobId)}?${options.toString()}`;
      return yield* askGoogle<QueryResponse>(googleRequest(token, 'GET', url));
    }
    response = yield* pollUntilDone({
      first: response,
      isDone: ({jobComplete}) => jobComplete,
      ask: results,
      timeout,
    });
    const {schema: columns, totalBytesProcessed} = response;
    const totalRows = Number(response.totalRows ?? 0);
    if (totalRows > maxRows) {
      failStep('E_LIMIT', `The result has ${totalRows} rows; ${maxRows} are allowed.`);
    }
    const rows = [...(response.rows ?? [])];
    while (response.pageToken !== undefined) {
      response = yield* results(response.pageToken);
      rows.push(...(response.rows ?? []));
    }
    return {
      rows: await objectsOf(columns, rows),
      totalRows,
      bytesProcessed: Number(totalBytesProcessed ?? 0),
    };
  },
});
