import type {Json} from '@documentation/base/internal/values/json';
import type {Answer, Call, HttpRequest} from '../../language/types';
import {
  failService,
  jsonObject,
  successfulResponse,
  type ServiceErrorCode,
} from '../../http/serviceResponses';
import {requestWithRetries} from '../../http/requestWithRetries';
import type {ServiceAccess} from '../../http/serviceAccess';
import {shorten} from '@documentation/base/internal/values/quote';

const errorsByCode: readonly [RegExp, ServiceErrorCode][] = [
  [/auth|token|scope|account_inactive|access_denied/, 'E_CREDENTIAL'],
  [/not_found|not_in_channel|is_archived/, 'E_NOT_FOUND'],
  [/^rate_?limited$/, 'E_RATE_LIMIT'],
  [/^(?:internal_error|fatal_error|service_unavailable|request_timeout)$/, 'E_UPSTREAM'],
];

/** Returns a specific next step for an error, or undefined if there is none. */
function nextStepFor(error: string, scope: string | undefined): string | undefined {
  if (scope !== undefined) {
    return `Add the ${shorten(scope)} scope to your Slack app, and reinstall the app.`;
  }
  return error.includes('channel')
    ? 'Check the channel ID, and make sure that the bot is in the channel.'
    : undefined;
}

/** Fails unless `ok` is true. Slack responds with 200 even when it rejects a request. */
function checked<T>(body: {ok?: boolean; error?: string; needed?: string}): T {
  if (body.ok === true) {
    return body as T;
  }
  const {error = '', needed} = body;
  const code = errorsByCode.find(([pattern]) => pattern.test(error))?.[1] ?? 'E_REFUSED';
  failService(code, 'Slack rejected the request', error, nextStepFor(error, needed));
}

function* ask<T>(request: HttpRequest, now: string): Generator<Call, T, Answer> {
  return checked(
    jsonObject(successfulResponse(yield* requestWithRetries(request, now), 'Slack'), 'Slack'),
  );
}

/** Calls a Slack method that writes data. These methods accept JSON. */
export function* postToSlack<T>({token, now}: ServiceAccess, method: string, body: Json) {
  const request = {
    method: 'POST',
    url: `https://slack.com/api/${method}`,
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8'},
    body,
  };
  return yield* ask<T>(request, now);
}

/** Calls a Slack method that reads data. These methods expect their arguments in the URL. */
export function* getFromSlack<T>(
  {token, now}: ServiceAccess,
  method: string,
  query: Record<string, string>,
) {
  const request = {
    method: 'GET',
    url: `https://slack.com/api/${method}?${new URLSearchParams(query).toString()}`,
    headers: {authorization: `Bearer ${token}`},
  };
  return yield* ask<T>(request, now);
}
