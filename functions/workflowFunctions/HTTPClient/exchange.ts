/** Sends a request, follows redirects, and retries after temporary failures. */
import {failStep, StepError} from '../../workflow/stepErrors';
import type {Answer, Call, HttpRequest, HttpResponse} from '../../workflow/types';
import {fromUnixSeconds, unixSeconds} from '../../values/dates/unixSeconds';
import {publicUrl} from '../../http/publicUrl';
import {MAX_WAIT_SECONDS, retryAfterSeconds} from '../../http/retryAfter';

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
/** The statuses of temporary failures. */
const PASSING = [408, 429, 500, 502, 503, 504];

export const retryLimits = [
  `The step retries after a timeout or a response with status 408, 429, 500, 502, 503 or 504. It uses exponential backoff, starting at 1 second, or waits as long as \`Retry-After\` says. If \`Retry-After\` is more than ${MAX_WAIT_SECONDS} seconds, the step fails immediately.`,
];

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
    `${first.url} redirected more than ${MAX_REDIRECTS} times. Check the URL.`,
  );
}

function isTimeout(error: unknown): boolean {
  return error instanceof StepError && error.code === 'E_TIMEOUT';
}

export function* exchange(
  request: HttpRequest,
  settings: ExchangeSettings,
): Generator<Call, Exchange, Answer> {
  let waited = 0;
  for (let attempts = 1; ; attempts += 1) {
    const isLast = attempts > settings.retries;
    let wait: number = 2 ** (attempts - 1);
    try {
      const {response, url} = yield* attempt(request, settings);
      const now = fromUnixSeconds(unixSeconds(settings.now) + waited);
      wait = retryAfterSeconds(response.headers?.['retry-after'], now) ?? wait;
      if (isLast || !PASSING.includes(response.status) || wait > MAX_WAIT_SECONDS) {
        return {response, attempts, url};
      }
    } catch (error) {
      if (isLast || !isTimeout(error)) {
        throw error;
      }
    }
    yield {wait};
    waited += wait;
  }
}
