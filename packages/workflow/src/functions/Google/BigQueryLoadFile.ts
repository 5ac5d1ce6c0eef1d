import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {file, object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {
  BIGQUERY,
  bigQueryCredential,
  bigQueryErrors,
  bigQueryFailures,
  dataset,
  jobsDenied,
  location,
  project,
  table,
} from './bigQueryFacts';
import {askGoogle} from './googleApi';
import {credential, secrets, waitingForGoogle} from './googleFacts';
import {finishJob, uploadJob, type LoadJob} from './loadJob';
import {done, fromStorage, jobReference, polled, sent, started, target} from './loadRecordings';
import {SERVICE_JOB_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText} from '@documentation/base/internal/limits/format';

const sourceFormats = {csv: 'CSV', json: 'NEWLINE_DELIMITED_JSON', parquet: 'PARQUET'} as const;
const dispositions = {append: 'WRITE_APPEND', truncate: 'WRITE_TRUNCATE'} as const;

const typical: WorkflowExample = {
  title: 'A CSV file loaded into a table',
  note: 'Google returns an upload URL, receives the file (shown here as Base64) and loads it. The step waits until the load is done.',
  configuration: target,
  input: {file: 'aWQsdG90YWwKMTA0Miw4OS45CjEwNDMsMTI0OS41Cg=='},
  given: {secrets},
  calls: [started, sent, {wait: 1}, {request: polled, response: {status: 200, body: done}}],
  output: {jobId: 'job_L0adX9', outputRows: 2},
};

export default defineWorkflowFunction({
  category: 'Google',
  name: 'BigQueryLoadFile',
  summary: 'Loads a file or Cloud Storage files into a BigQuery table, either all rows or none.',
  kind: 'action',
  pausesRun: true,
  configuration: object(
    {
      credential,
      project,
      dataset,
      table: {
        ...table,
        description:
          'the table name; with `autodetect` or Parquet files, BigQuery creates the table if it doesn’t exist',
      },
      location,
      format: {
        ...oneOf({
          csv: 'CSV in UTF-8',
          json: 'JSON Lines, with one object per line',
          parquet: 'Parquet',
        }),
        default: 'csv',
        description: 'the file format',
      },
      headerRows: {
        type: 'integer',
        default: 1,
        minimum: 0,
        maximum: 100,
        description: 'how many rows to skip at the start of each CSV file',
      },
      autodetect: {
        type: 'boolean',
        default: false,
        description: 'whether BigQuery detects the column names and types of CSV or JSON files',
      },
      write: {
        ...oneOf({
          append: 'keeps the existing rows and adds the new ones',
          truncate: 'replaces the existing rows with the new ones',
        }),
        default: 'append',
        description: 'what to do with rows that are already in the table',
      },
      timeout: {
        type: 'integer',
        default: 600,
        minimum: 1,
        maximum: SERVICE_JOB_SECONDS,
        description: 'how many seconds to wait for the load',
      },
    },
    ['credential', 'project', 'dataset', 'table'],
  ),
  input: object({
    file: {...file, description: 'the file to load; set either `file` or `uris`'},
    uris: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: {type: 'string', pattern: '^gs://'},
      description:
        'the URIs of Cloud Storage files, such as `gs://bucket/orders-*.csv`; best for large amounts of data',
    },
  }),
  output: object(
    {
      jobId: {type: 'string', description: 'the BigQuery job ID'},
      outputRows: {type: 'integer', description: 'how many rows were loaded'},
    },
    ['jobId', 'outputRows'],
  ),
  credentials: [
    bigQueryCredential(
      'the BigQuery Job User and BigQuery Data Editor roles (and Storage Object Viewer for Cloud Storage files)',
    ),
  ],
  errors: [
    ...bigQueryErrors,
    {code: 'E_REFUSED', when: 'BigQuery rejects the job or can’t read the file'},
  ],
  examples: [
    typical,
    {
      title: 'A table replaced with Parquet files from Cloud Storage',
      ...fromStorage,
      output: {jobId: 'job_L0adX9', outputRows: 118204},
    },
    {
      title: 'An invalid row',
      note: 'The job fails, and the table doesn’t change.',
      configuration: target,
      input: typical.input,
      given: {secrets},
      calls: [
        started,
        sent,
        {wait: 1},
        {
          request: polled,
          response: {
            status: 200,
            body: {
              kind: 'bigquery#job',
              id: 'shop-data:EU.job_L0adX9',
              jobReference,
              status: {
                state: 'DONE',
                errorResult: {
                  reason: 'invalid',
                  message:
                    'Error while reading data, error message: CSV table encountered too many errors, giving up. Rows: 1; errors: 1. Please look into the errors[] collection for more details.',
                },
              },
            },
          },
        },
      ],
      error: 'E_REFUSED',
    },
    {
      title: 'Neither a file nor a URI',
      configuration: target,
      input: {},
      given: {secrets},
      error: 'E_INPUT',
    },
    ...bigQueryFailures(fromStorage, {
      table: 'shop-data:sales.orders',
      denied: jobsDenied,
    }),
  ],
  related: [
    {function: 'Google/BigQueryInsert', role: 'alternative'},
    {function: 'Google/BigQueryQuery', role: 'often used with'},
    {function: 'Store/GetBlob', role: 'often used with'},
  ],
  mappingFunctions: ['Writers/CSV/WriteObjects', 'Writers/JSON/WriteLines'],
  tags: ['workflow', 'google', 'bigquery', 'sql', 'file', 'upload'],
  aliases:
    'load job, jobs.insert, import CSV, bq load, ETL, Cloud Storage, upload csv to BigQuery, bulk load, replace whole table, GCP, GCS bucket, Parquet, batch ingestion, truncate and reload, data pipeline, nightly import, import file to warehouse, copy into, Snowflake COPY, Avro, newline JSON load, full refresh',
  limits: [
    `The step can wait up to ${durationText(SERVICE_JOB_SECONDS)} for a load.`,
    waitingForGoogle,
  ],
  notes: [
    'A load is atomic: if one row is invalid, no rows are loaded. Unlike streaming, loading is free. You pay only for storage.',
    'With `append`, a second run adds the rows again. With `truncate`, the step is idempotent.',
  ],
  *converse({configuration, input, surroundings}) {
    const {project: id, format, timeout} = configuration;
    if ((input.file === undefined) === (input.uris === undefined)) {
      failStep('E_INPUT', 'The input needs either `file` or `uris`. Set one of them, not both.');
    }
    const access = accessFor(surroundings, configuration.credential);
    const job = {
      ...(configuration.location !== undefined && {
        jobReference: {projectId: id, location: configuration.location},
      }),
      configuration: {
        load: {
          destinationTable: {
            projectId: id,
            datasetId: configuration.dataset,
            tableId: configuration.table,
          },
          sourceFormat: sourceFormats[format],
          writeDisposition: dispositions[configuration.write],
          ...(format === 'csv' && {skipLeadingRows: configuration.headerRows}),
          ...(configuration.autodetect && {autodetect: true}),
          ...(input.uris && {sourceUris: input.uris}),
        },
      },
    };
    const first = yield* input.file === undefined
      ? askGoogle<LoadJob>(access, 'POST', `${BIGQUERY}/${id}/jobs`, job)
      : uploadJob(access, id, job, input.file);
    const last = yield* finishJob(access, id, first, timeout);
    return {
      jobId: first.jobReference.jobId,
      outputRows: Number(last.statistics?.load?.outputRows ?? 0),
    };
  },
});
