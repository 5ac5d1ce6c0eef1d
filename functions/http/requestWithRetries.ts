import type {Answer, Call, HttpRequest, HttpResponse} from '../workflow/types';
import {fromUnixSeconds, unixSeconds} from '../values/dates/unixSeconds';
import {MAX_WAIT_SECONDS, retryAfterSeconds} from './retryAfter';

const MAX_REPEATS = 3;

/** Returns the sentences about retries that function pages list under Limits. */
export function retriesNote(service: string): string {
  return `If ${service} responds with 429 and a \`Retry-After\` header, the step waits as long as the header says and retries, up to ${MAX_REPEATS} times. If the header asks for a wait of more than ${MAX_WAIT_SECONDS} seconds, the step fails immediately.`;
}

/**
 * Sends a request, and retries after a 429 with a Retry-After header. Retrying is safe, because a service that
 * responds with 429 hasn't processed the request.
 */
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
