import {failStep} from '../../workflow/stepErrors';
import type {Answer, Call, HttpRequest, Json, WorkflowErrorCode} from '../../workflow/types';
import {jsonObject, successfulResponse} from '../../http/serviceResponses';
import {requestWithRetries} from '../../http/requestWithRetries';
import type {ServiceAccess} from '../../http/serviceAccess';

const errorsByCode: readonly [RegExp, WorkflowErrorCode][] = [
  [/auth|token|scope|account_inactive|access_denied/, 'E_CREDENTIAL'],
  [/not_found|not_in_channel|is_archived/, 'E_NOT_FOUND'],
  [/^rate_?limited$/, 'E_RATE_LIMIT'],
  [/^(?:internal_error|fatal_error|service_unavailable|request_timeout)$/, 'E_UPSTREAM'],
];

/** Slack responds with 200 even when it rejects a request, so `ok` decides. */
function checked<T>(body: {ok?: boolean; error?: string; needed?: string}): T {
  if (body.ok === true) {
    return body as T;
  }
  const {error = 'no reason given', needed} = body;
  const fix =
    needed === undefined ? '' : ` Add the scope ${needed} to your Slack app, and reinstall it.`;
  const code = errorsByCode.find(([pattern]) => pattern.test(error))?.[1] ?? 'E_REFUSED';
  failStep(code, `Slack rejected the request: ${error}.${fix}`);
}

function* ask<T>(request: HttpRequest, now: string): Generator<Call, T, Answer> {
  return checked(
    jsonObject(successfulResponse(yield* requestWithRetries(request, now), 'Slack'), 'Slack'),
  );
}

/** For methods that change something, which take JSON. */
export function* postToSlack<T>({token, now}: ServiceAccess, method: string, body: Json) {
  const request = {
    method: 'POST',
    url: `https://slack.com/api/${method}`,
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8'},
    body,
  };
  return yield* ask<T>(request, now);
}

/** For methods that read, which take their arguments in the URL. */
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
