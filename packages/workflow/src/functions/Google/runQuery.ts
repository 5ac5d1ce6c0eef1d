import {failStep} from '../../language/stepErrors';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {Answer, Call} from '../../language/types';
import {grouped} from '@documentation/base/internal/limits/format';
import type {ServiceAccess} from '../../http/serviceAccess';
import {BIGQUERY} from './bigQueryFacts';
import {askGoogle} from './googleApi';
import {pollUntilDone} from './pollUntilDone';

const WAIT_MS = 10_000;

interface QueryResponse {
  readonly jobComplete: boolean;
  readonly jobReference: {readonly jobId: string; readonly location?: string};
  readonly schema?: JsonObject;
  readonly rows?: readonly JsonObject[];
  readonly totalRows?: string;
  readonly totalBytesProcessed?: string;
  readonly pageToken?: string;
}

interface Query {
  readonly project: string;
  /** The request fields that differ between queries. */
  readonly body: JsonObject;
  readonly maxRows: number;
  /** The timeout in seconds. */
  readonly timeout: number;
}

interface Result {
  readonly schema: JsonObject | undefined;
  readonly rows: readonly JsonObject[];
  readonly totalRows: number;
  readonly bytesProcessed: number;
}

/** Starts a query, waits until it is done, and fetches every page of the result. */
export function* runQuery(
  access: ServiceAccess,
  {project, body, maxRows, timeout}: Query,
): Generator<Call, Result, Answer> {
  const address = `${BIGQUERY}/${project}/queries`;
  const request: Json = {...body, useLegacySql: false, timeoutMs: WAIT_MS};
  const first = yield* askGoogle<QueryResponse>(access, 'POST', address, request);
  const {jobId, location} = first.jobReference;
  function* results(pageToken?: string): Generator<Call, QueryResponse, Answer> {
    const options = new URLSearchParams({
      timeoutMs: String(WAIT_MS),
      ...(location !== undefined && {location}),
      ...(pageToken !== undefined && {pageToken}),
    });
    const url = `${address}/${encodeURIComponent(jobId)}?${options.toString()}`;
    return yield* askGoogle<QueryResponse>(access, 'GET', url);
  }
  const done = yield* pollUntilDone({
    first,
    isDone: ({jobComplete}) => jobComplete,
    ask: results,
    timeout,
  });
  const totalRows = Number(done.totalRows ?? 0);
  if (totalRows > maxRows) {
    failStep(
      'E_LIMIT',
      `The result has ${grouped(totalRows)} rows, but \`maxRows\` is ${grouped(maxRows)}. Raise \`maxRows\`, or add a LIMIT to the query.`,
    );
  }
  const rows = [...(done.rows ?? [])];
  for (let token = done.pageToken; token !== undefined;) {
    const page = yield* results(token);
    rows.push(...(page.rows ?? []));
    token = page.pageToken;
  }
  return {
    schema: done.schema,
    rows,
    totalRows,
    bytesProcessed: Number(done.totalBytesProcessed ?? 0),
  };
}
