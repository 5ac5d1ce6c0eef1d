/** What the caller gets. */
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {HttpResponse} from '../types';
import {record, type Place} from './run';
import type {RunEnd, RunError} from './types';
import {quote} from '@documentation/base/internal/values/quote';

const PROBLEM_TYPE = 'application/problem+json';

/** The statuses of rejected requests by error code. A message can start with a more specific one: '405: …' */
const statusByCode: Readonly<Record<string, number>> = {
  E_UNAUTHORIZED: 401,
  E_FORBIDDEN: 403,
  E_RATE_LIMIT: 429,
  E_NOT_FOUND: 404,
  E_LIMIT: 413,
  E_PARSE: 400,
  E_INPUT: 400,
};

const titleByStatus: Readonly<Record<number, string>> = {
  400: 'The request is invalid',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'The body is too large',
  415: 'Unsupported media type',
  422: 'A workflow step failed',
  429: 'Too many requests',
  500: 'Internal error',
  502: 'Another system failed',
  504: 'The result took too long',
};

/** The status that a caller gets if the trigger or a guard rejects the request. */
export function rejectionStatus({code, message}: RunError): number {
  const [, status] = /^(\d{3}): /.exec(message) ?? [];
  return status === undefined ? (statusByCode[code] ?? 500) : Number(status);
}

function failureStatus({code}: RunError): number {
  if (code === 'E_TIMEOUT') {
    return 504;
  }
  return code === 'E_UPSTREAM' || code === 'E_RATE_LIMIT' ? 502 : 422;
}

/** The problem codes of failed runs, as in the API. */
const codeByStatus: Readonly<Record<number, string>> = {
  422: 'workflow-failed',
  502: 'upstream-failed',
  504: 'timeout',
};

function problem(status: number, detail: string): HttpResponse {
  const code = codeByStatus[status];
  return {
    status,
    headers: {'content-type': PROBLEM_TYPE},
    body: {
      title: titleByStatus[status] ?? 'Rejected',
      status,
      detail,
      ...(code !== undefined && {code}),
    },
  };
}

/** Sends the first response. Later ones are discarded, and a step that only sets headers adds them to the next one. */
export function respond(place: Place, step: string, output: JsonObject): void {
  const {caller} = place.run;
  const headers = {...caller.headers, ...(output.headers as Record<string, string>)};
  if (!('status' in output)) {
    caller.headers = headers;
    return;
  }
  if (caller.isWaiting) {
    send(place, step, {status: output.status as number, headers, body: output.body});
  }
}

export function send(place: Place, step: string, response: HttpResponse): void {
  tell(place, response);
  record(place, step, {type: 'responded', response});
}

function tell({run: {caller}}: Place, response: HttpResponse): void {
  caller.isWaiting = false;
  caller.response = response;
}

/** Sends a response to a caller who is still waiting when the run ends, and attributes it to the last event's step. */
export function sendFinal(place: Place, end: RunEnd): void {
  const {caller, events} = place.run;
  const response = finalResponse(end);
  const last = events.at(-1);
  if (!caller.isWaiting || !response || !last) {
    return;
  }
  const whole = {...response, headers: {...caller.headers, ...response.headers}};
  tell(place, whole);
  events.push({
    type: 'responded',
    response: whole,
    isFinal: true,
    step: last.step,
    at: place.clock.now(),
    ...(last.batch !== undefined && {batch: last.batch}),
  });
}

function finalResponse(end: RunEnd): HttpResponse | undefined {
  switch (end.type) {
    case 'succeeded':
      return {status: 204, headers: {}};
    case 'failed': {
      const {step, error} = end;
      return problem(
        failureStatus(error),
        `The step ${quote(step)} failed with ${error.code}: ${error.message}`,
      );
    }
    case 'rejected':
      return problem(end.status, end.error.message.replace(/^\d{3}: /, ''));
    case 'notStarted':
      return undefined;
  }
}
