import {
  BATCH_STATEMENTS,
  CLASSIFIED_CHARACTERS,
  EMBEDDED_TEXTS,
  EXTRACTED_CHARACTERS,
  FETCHED_PAGES,
  HUBSPOT_RECORDS,
  INSERTED_ROWS,
  LABELS,
  PUBLISHED_RECORDS,
  QDRANT_POINTS,
  QUERIED_ROWS,
  STATEMENT_CHARACTERS,
  SUMMARIZED_CHARACTERS,
} from '../values/steps';
import type {Limits} from './types';

const batches = 'Split the list into batches with `JSON.SplitItems`.';

/** How much one step of a workflow can process. */
export const steps: Limits = {
  extractedText: {
    value: EXTRACTED_CHARACTERS,
    unit: 'characters',
    what: 'text in `AI.ExtractData`',
    advice: 'Split the text with `AI.SplitText`, and extract the data from each part.',
  },
  classifiedText: {
    value: CLASSIFIED_CHARACTERS,
    unit: 'characters',
    what: 'text in `AI.Classify`',
    advice: 'Summarize the text first with `AI.Summarize`.',
  },
  labels: {
    value: LABELS,
    unit: 'labels',
    what: '`AI.Classify`',
    advice: 'Classify in two steps: first by group, then within the group.',
  },
  summarizedText: {
    value: SUMMARIZED_CHARACTERS,
    unit: 'characters',
    what: 'text in `AI.Summarize` or `AI.SplitText`',
    advice: 'Pass one chapter or document at a time.',
  },
  embeddedTexts: {
    value: EMBEDDED_TEXTS,
    unit: 'texts',
    what: '`AI.MistralEmbeddings`',
    advice: batches,
  },
  hubSpotRecords: {
    value: HUBSPOT_RECORDS,
    unit: 'records',
    what: '`CRM.HubSpotUpsert`, or pairs in `CRM.HubSpotAssociate`',
    advice: batches,
  },
  insertedRows: {
    value: INSERTED_ROWS,
    unit: 'rows',
    what: '`Google.BigQueryInsert` and `Writers.Google.ToBigQueryRows`',
    advice: 'Load a file with `Google.BigQueryLoadFile`.',
  },
  queriedRows: {
    value: QUERIED_ROWS,
    unit: 'rows',
    what: 'result of `Google.BigQueryQuery` or `Store.SqlQuery`',
    advice: 'Read the rows in pages, ordered by a key, or aggregate them in the query.',
  },
  statement: {
    value: STATEMENT_CHARACTERS,
    unit: 'characters',
    what: 'statement in `Store.SqlQuery` or `Store.SqlExecute`',
    advice: 'Pass the values as parameters, or use several steps.',
  },
  batchStatements: {
    value: BATCH_STATEMENTS,
    unit: 'sets of values',
    what: 'batch in `Store.SqlExecute`',
    advice: batches,
  },
  qdrantPoints: {
    value: QDRANT_POINTS,
    unit: 'points',
    what: '`Store.QdrantUpsert`',
    advice: batches,
  },
  publishedRecords: {
    value: PUBLISHED_RECORDS,
    unit: 'records',
    what: '`Retail.PublishProducts`, `Retail.PublishPrices` and `Retail.PublishStock`',
    advice: batches,
  },
  fetchedPages: {
    value: FETCHED_PAGES,
    unit: 'pages',
    what: '`HTTPClient.Paginate`',
    advice: 'Request larger pages, or filter by date and start a run for each period.',
  },
};
