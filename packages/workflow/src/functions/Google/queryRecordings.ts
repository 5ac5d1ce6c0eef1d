/** Recorded requests and responses for the BigQueryQuery examples. */
import type {HttpRequest} from '../../language/types';
import {getHeaders, postHeaders, secrets} from './googleFacts';

export const sql =
  'SELECT customer, SUM(total) AS total FROM sales.orders WHERE day >= @since AND status IN UNNEST(@status) GROUP BY customer';

export const schema = {
  fields: [
    {name: 'customer', type: 'STRING', mode: 'NULLABLE'},
    {name: 'total', type: 'NUMERIC', mode: 'NULLABLE'},
  ],
};

const address = 'https://bigquery.googleapis.com/bigquery/v2/projects/shop-data/queries';

export const jobReference = {projectId: 'shop-data', jobId: 'job_Qx7aV2', location: 'EU'};

export const asked: HttpRequest = {
  method: 'POST',
  url: address,
  headers: postHeaders,
  body: {
    query: sql,
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
    useLegacySql: false,
    timeoutMs: 10_000,
  },
};

export const answered = {
  kind: 'bigquery#queryResponse',
  schema,
  jobReference,
  totalRows: '2',
  rows: [{f: [{v: 'Ada Lovelace'}, {v: '89.9'}]}, {f: [{v: 'Müller GmbH'}, {v: '1249.5'}]}],
  totalBytesProcessed: '20480',
  jobComplete: true,
  cacheHit: false,
};

export const totals = [
  {customer: 'Ada Lovelace', total: 89.9},
  {customer: 'Müller GmbH', total: 1249.5},
];

export const short = {
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
          parameterMode: 'NAMED',
          queryParameters: [],
          useLegacySql: false,
          timeoutMs: 10_000,
        },
      },
      response: {status: 200},
    },
  ],
};

export const unfinished = {
  kind: 'bigquery#queryResponse',
  jobReference,
  jobComplete: false,
};

export const poll = {
  method: 'GET',
  url: `${address}/job_Qx7aV2?timeoutMs=10000&location=EU`,
  headers: getHeaders,
};
