import type {Answer, Call, HttpRequest, HttpResponse} from '../workflow/types';
import {fromUnixSeconds, unixSeconds} from '../values/dates/unixSeconds';
import {MAX_WAIT_SECONDS, retryAfterSeconds} from './retryAfter';

const MAX_REPEATS = 3;

/** What the pages of functions that send requests again say about it. */
export function retriesNote(service: string): string {
  return `When ${service} answers 429 and says by \`Retry-After\` how long to wait, the step waits and tries again: up to ${MAX_REPEATS} times, and at most ${MAX_WAIT_SECONDS} seconds each time.`;
}

/** Sends a request again after the time that the service asks to wait. A 429 did nothing yet. */
export function* requestWithRetries(
  request: HttpRequest,
  now: string,
): Generator<Call, HttpResponse, Answer> {
  let waited = 0;
  for (let repeats = 0; ; repeats += 1) {
    const response = (yield request) as HttpResponse;
    const moment = fromUnixSeconds(unixSeconds(now) + waited);
    const wait = retryAfterSeconds(response.headers?.['retry-after'], moment);
    if (
      response.status !== 429 ||
      wait === null ||
      wait > MAX_WAIT_SECONDS ||
      repeats === MAX_REPEATS
    ) {
      return response;
    }
    yield {wait};
    waited += wait;
  }
}
