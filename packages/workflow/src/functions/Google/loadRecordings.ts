/** Recorded requests and responses for the BigQueryLoadFile examples. */
import {getHeaders, postHeaders, secrets} from './googleFacts';

export const target = {
  credential: 'google',
  project: 'shop-data',
  dataset: 'sales',
  table: 'orders',
};
const jobs = 'https://bigquery.googleapis.com/bigquery/v2/projects/shop-data/jobs';
const session =
  'https://bigquery.googleapis.com/upload/bigquery/v2/projects/shop-data/jobs?uploadType=resumable&upload_id=ABPnzm7Qk2';

const load = {
  destinationTable: {projectId: 'shop-data', datasetId: 'sales', tableId: 'orders'},
  sourceFormat: 'CSV',
  writeDisposition: 'WRITE_APPEND',
  skipLeadingRows: 1,
};

export const jobReference = {projectId: 'shop-data', jobId: 'job_L0adX9', location: 'EU'};

export const started = {
  request: {
    method: 'POST',
    url: 'https://bigquery.googleapis.com/upload/bigquery/v2/projects/shop-data/jobs?uploadType=resumable',
    headers: {
      ...postHeaders,
      'x-upload-content-type': 'application/octet-stream',
      'x-upload-content-length': '31',
    },
    body: {configuration: {load}},
  },
  response: {status: 200, headers: {location: session}},
};

export const sent = {
  request: {
    method: 'PUT',
    url: session,
    headers: {'content-type': 'application/octet-stream'},
    body: 'aWQsdG90YWwKMTA0Miw4OS45CjEwNDMsMTI0OS41Cg==',
  },
  response: {
    status: 200,
    body: {
      kind: 'bigquery#job',
      id: 'shop-data:EU.job_L0adX9',
      jobReference,
      configuration: {jobType: 'LOAD', load},
      status: {state: 'RUNNING'},
    },
  },
};

export const polled = {
  method: 'GET',
  url: `${jobs}/job_L0adX9?location=EU`,
  headers: getHeaders,
};

export const done = {
  kind: 'bigquery#job',
  id: 'shop-data:EU.job_L0adX9',
  jobReference,
  configuration: {jobType: 'LOAD', load},
  status: {state: 'DONE'},
  statistics: {load: {inputFiles: '1', inputFileBytes: '31', outputRows: '2', outputBytes: '32'}},
};

export const fromStorage = {
  configuration: {...target, location: 'EU', format: 'parquet', write: 'truncate'},
  input: {uris: ['gs://shop-exports/orders-*.parquet']},
  given: {secrets},
  calls: [
    {
      request: {
        method: 'POST',
        url: jobs,
        headers: postHeaders,
        body: {
          jobReference: {projectId: 'shop-data', location: 'EU'},
          configuration: {
            load: {
              destinationTable: load.destinationTable,
              sourceFormat: 'PARQUET',
              writeDisposition: 'WRITE_TRUNCATE',
              sourceUris: ['gs://shop-exports/orders-*.parquet'],
            },
          },
        },
      },
      response: {
        status: 200,
        body: {
          kind: 'bigquery#job',
          id: 'shop-data:EU.job_L0adX9',
          jobReference,
          status: {state: 'DONE'},
          statistics: {load: {inputFiles: '3', outputRows: '118204'}},
        },
      },
    },
  ],
};
