/** Sends a request, follows redirects, and retries after temporary failures. */
import {FIRST_BACKOFF_SECONDS, TEMPORARY_STATUSES} from '../../language/retryRules';
import {failStep, isTimeout} from '../../language/stepErrors';
import type {Answer, Call, HttpRequest, HttpResponse} from '../../language/types';
import {fromUnixSeconds, unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';
import {publicUrl} from '../../http/publicUrl';
import {hasWaited} from '../../http/requestWithRetries';
import {retryAfterSeconds} from '../../http/retryAfter';
import {shorten} from '@documentation/base/internal/values/quote';

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
export interface ExchangeSettings {
  readonly now: string;
  /** The maximum number of retries. */
  readonly retries: number;
  readonly followRedirects: boolean;
  /** The names of headers to leave out when a redirect leads to another origin. */
  readonly secretHeaders: readonly string[];
}

export interface Exchange {
  readonly response: HttpResponse;
  readonly attempts: number;
  /** The final URL, after redirects. */
  readonly url: string;
}

function without(
  headers: HttpRequest['headers'],
  names: readonly string[],
): HttpRequest['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** Builds the request for a redirect, as the Fetch standard requires. */
function redirected(
  request: HttpRequest,
  status: number,
  location: string,
  secretHeaders: readonly string[],
): HttpRequest {
  const from = new URL(request.url);
  const to = publicUrl(new URL(location, from).href);
  const becomesGet =
    (status === 303 && request.method !== 'HEAD') ||
    ((status === 301 || status === 302) && request.method === 'POST');
  const headers =
    to.origin === from.origin ? request.headers : without(request.headers, secretHeaders);
  return becomesGet
    ? {method: 'GET', url: to.href, headers: without(headers, ['content-type', 'content-length'])}
    : {...request, url: to.href, headers};
}

function* attempt(
  first: HttpRequest,
  {followRedirects, secretHeaders}: ExchangeSettings,
): Generator<Call, {response: HttpResponse; url: string}, Answer> {
  let request = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = (yield request) as HttpResponse;
    const location = response.headers?.location;
    if (!followRedirects || location === undefined || !REDIRECTS.includes(response.status)) {
      return {response, url: request.url};
    }
    request = redirected(request, response.status, location, secretHeaders);
  }
  return failStep(
    'E_UPSTREAM',
    `${shorten(first.url, 200)} redirected more than ${MAX_REDIRECTS} times. Check the URL.`,
  );
}

export function* exchange(
  request: HttpRequest,
  settings: ExchangeSettings,
): Generator<Call, Exchange, Answer> {
  let waited = 0;
  for (let attempts = 1; ; attempts += 1) {
    const isLast = attempts > settings.retries;
    let wait: number = FIRST_BACKOFF_SECONDS * 2 ** (attempts - 1);
    let failure: unknown;
    let result: Omit<Exchange, 'attempts'> | undefined;
    try {
      result = yield* attempt(request, settings);
      const now = fromUnixSeconds(unixSeconds(settings.now) + waited);
      wait = retryAfterSeconds(result.response.headers?.['retry-after'], now) ?? wait;
    } catch (error) {
      failure = error;
    }
    const isTemporary = result
      ? TEMPORARY_STATUSES.some((status) => status === result.response.status)
      : isTimeout(failure);
    if (isLast || !isTemporary || !(yield* hasWaited(wait))) {
      if (result) {
        return {...result, attempts};
      }
      throw failure;
    }
    waited += wait;
  }
}
