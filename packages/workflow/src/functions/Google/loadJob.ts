import {fileBytes} from '../../language/fileBytes';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {Answer, Call} from '../../language/types';
import {failService, jsonObject} from '../../http/serviceResponses';
import {requestWithRetries} from '../../http/requestWithRetries';
import type {ServiceAccess} from '../../http/serviceAccess';
import {BIGQUERY} from './bigQueryFacts';
import {askGoogle, checked, codeOfReason, googleRequest} from './googleApi';
import {pollUntilDone} from './pollUntilDone';

export interface LoadJob {
  readonly jobReference: {readonly jobId: string; readonly location?: string};
  readonly status: {
    readonly state: string;
    readonly errorResult?: {readonly reason: string; readonly message: string};
  };
  readonly statistics?: {readonly load?: {readonly outputRows?: string}};
}

const UPLOAD = 'https://bigquery.googleapis.com/upload/bigquery/v2/projects';

/** Starts a load job with a resumable upload: Google returns a URL, to which the raw bytes are then sent. */
export function* uploadJob(
  {token, now}: ServiceAccess,
  project: string,
  job: Json,
  file: string,
): Generator<Call, LoadJob, Answer> {
  const start = googleRequest(token, 'POST', `${UPLOAD}/${project}/jobs?uploadType=resumable`, job);
  const headers = {
    ...start.headers,
    'x-upload-content-type': 'application/octet-stream',
    'x-upload-content-length': String(fileBytes(file, 'file').length),
  };
  const started = checked(yield* requestWithRetries({...start, headers}, now));
  const url =
    started.headers?.location ??
    failStep('E_UPSTREAM', 'Google didn’t return an upload URL. Try again later.');
  const uploaded = yield* requestWithRetries(
    {method: 'PUT', url, headers: {'content-type': 'application/octet-stream'}, body: file},
    now,
  );
  return jsonObject<LoadJob>(checked(uploaded), 'Google');
}

/** Waits until a job is done, and fails if the job failed. */
export function* finishJob(
  access: ServiceAccess,
  project: string,
  first: LoadJob,
  timeout: number,
): Generator<Call, LoadJob, Answer> {
  const {jobId, location} = first.jobReference;
  const url = `${BIGQUERY}/${project}/jobs/${encodeURIComponent(jobId)}`;
  const last = yield* pollUntilDone({
    first,
    isDone: ({status}) => status.state === 'DONE',
    ask: () =>
      askGoogle<LoadJob>(
        access,
        'GET',
        location === undefined ? url : `${url}?location=${location}`,
      ),
    timeout,
  });
  const {errorResult} = last.status;
  if (errorResult) {
    failService(
      codeOfReason(errorResult.reason) ?? 'E_REFUSED',
      'BigQuery couldn’t load the data',
      errorResult.message,
    );
  }
  return last;
}
