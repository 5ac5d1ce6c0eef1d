import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {file, object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {WorkflowExample} from '../../workflow/types';
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

const sourceFormats = {csv: 'CSV', json: 'NEWLINE_DELIMITED_JSON', parquet: 'PARQUET'} as const;
const dispositions = {append: 'WRITE_APPEND', truncate: 'WRITE_TRUNCATE'} as const;

const typical: WorkflowExample = {
  title: 'Add a CSV file to a table',
  note: 'Google says where to put the file, takes its bytes (here in base64), and loads it. The step waits for the end.',
  configuration: target,
  input: {file: 'aWQsdG90YWwKMTA0Miw4OS45CjEwNDMsMTI0OS41Cg=='},
  given: {secrets},
  calls: [started, sent, {wait: 1}, {request: polled, response: {status: 200, body: done}}],
  output: {jobId: 'job_L0adX9', outputRows: 2},
};

export default defineWorkflowFunction({
  category: 'Google',
  name: 'BigQueryLoadFile',
  summary:
    'Loads a file, or files of Cloud Storage, into a table of BigQuery: all of it or nothing.',
  kind: 'action',
  configuration: object(
    {
      credential,
      project,
      dataset,
      table: {...table, description: 'the table; with `autodetect` it may be new'},
      location,
      format: {
        ...oneOf({
          csv: 'CSV in UTF-8',
          json: 'JSON Lines: an object on each line',
          parquet: 'Parquet',
        }),
        default: 'csv',
        description: 'what the file is',
      },
      headerRows: {
        type: 'integer',
        default: 1,
        minimum: 0,
        maximum: 100,
        description: 'how many rows to skip at the start of a CSV file',
      },
      autodetect: {
        type: 'boolean',
        default: false,
        description: 'whether BigQuery guesses names and types of columns from CSV or JSON',
      },
      write: {
        ...oneOf({
          append: 'the rows are added',
          truncate: 'the rows replace what the table held',
        }),
        default: 'append',
        description: 'what happens to the rows in the table',
      },
      timeout: {
        type: 'integer',
        default: 600,
        minimum: 1,
        maximum: 3600,
        description: 'how many seconds to wait for the end of the load',
      },
    },
    ['credential', 'project', 'dataset', 'table'],
  ),
  input: object({
    file: {...file, description: 'the file; either this or `uris`'},
    uris: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: {type: 'string', pattern: '^gs://'},
      description: 'files of Cloud Storage, such as `gs://bucket/orders-*.csv`, for large data',
    },
  }),
  output: object(
    {
      jobId: {type: 'string', description: 'the id of the job in BigQuery'},
      outputRows: {type: 'integer', description: 'how many rows were loaded'},
    },
    ['jobId', 'outputRows'],
  ),
  credentials: [
    bigQueryCredential(
      'the roles BigQuery Job User and BigQuery Data Editor, and Storage Object Viewer for files of Cloud Storage',
    ),
  ],
  errors: [
    ...bigQueryErrors,
    {code: 'E_REFUSED', when: 'BigQuery refuses the job, or can’t read the file'},
  ],
  examples: [
    typical,
    {
      title: 'Replace a table by Parquet files of Cloud Storage',
      ...fromStorage,
      output: {jobId: 'job_L0adX9', outputRows: 118204},
    },
    {
      title: 'A row that doesn’t fit',
      note: 'The job ends with an error, and the table stays as it was.',
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
      title: 'Neither a file nor an address',
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
  aliases: [
    'load job',
    'jobs.insert',
    'import CSV',
    'bq load',
    'ETL',
    'Cloud Storage',
    'upload csv to BigQuery',
    'bulk load',
    'replace whole table',
    'GCP',
    'GCS bucket',
    'Parquet',
    'batch ingestion',
    'truncate and reload',
    'data pipeline',
    'nightly import',
    'import file to warehouse',
    'copy into',
    'Snowflake COPY',
    'Avro',
    'newline JSON load',
    'full refresh',
  ],
  limits: ['The step waits at most an hour for the end of the load.', waitingForGoogle],
  notes: [
    'A load is atomic: when one row is wrong, none is loaded. It costs nothing but storage, unlike streaming.',
    'With `append` a second run adds the rows a second time. `truncate` can be repeated.',
  ],
  *converse({configuration, input, surroundings}) {
    const {project: id, format, timeout} = configuration;
    if ((input.file === undefined) === (input.uris === undefined)) {
      failStep('E_INPUT', 'Give either a file or uris.');
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
