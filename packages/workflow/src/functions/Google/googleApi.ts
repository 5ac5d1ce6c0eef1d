import type {Json} from '@documentation/base/internal/values/json';
import type {Answer, Call, HttpRequest, HttpResponse} from '../../language/types';
import {
  failService,
  jsonObject,
  reasonIn,
  successfulResponse,
  type ServiceErrorCode,
} from '../../http/serviceResponses';
import {requestWithRetries} from '../../http/requestWithRetries';
import type {ServiceAccess} from '../../http/serviceAccess';

interface GoogleError {
  readonly error?: {
    readonly errors?: readonly {readonly reason?: string}[];
  };
}

/** Returns the error code for a BigQuery reason, or undefined if the HTTP status is specific enough. */
export function codeOfReason(reason: string | undefined): ServiceErrorCode | undefined {
  switch (reason) {
    case 'rateLimitExceeded':
    case 'quotaExceeded':
    case 'userRateLimitExceeded':
      return 'E_RATE_LIMIT';
    case 'notFound':
      return 'E_NOT_FOUND';
    case 'accessDenied':
      return 'E_CREDENTIAL';
    case 'backendError':
    case 'internalError':
      return 'E_UPSTREAM';
    default:
      return undefined;
  }
}

/** Fails if Google reports an error. The reason shows whether a 403 means a missing permission or a limit. */
export function checked(response: HttpResponse): HttpResponse {
  const {error} = (response.body ?? {}) as GoogleError;
  const code = response.status >= 400 ? codeOfReason(error?.errors?.[0]?.reason) : undefined;
  if (code) {
    failService(code, `Google responded with ${response.status}`, reasonIn(response.body));
  }
  return successfulResponse(response, 'Google');
}

export function googleRequest(
  token: string,
  method: string,
  url: string,
  body?: Json,
): HttpRequest {
  const authorization = `Bearer ${token}`;
  return body === undefined
    ? {method, url, headers: {authorization}}
    : {method, url, headers: {authorization, 'content-type': 'application/json'}, body};
}

export function* askGoogle<T>(
  {token, now}: ServiceAccess,
  method: string,
  url: string,
  body?: Json,
): Generator<Call, T, Answer> {
  const request = googleRequest(token, method, url, body);
  return jsonObject<T>(checked(yield* requestWithRetries(request, now)), 'Google');
}
