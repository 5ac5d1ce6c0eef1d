import {RATE_LIMIT_REPEATS} from '../language/retryRules';
import {isTimeout} from '../language/stepErrors';
import type {Answer, Call, HttpRequest, HttpResponse} from '../language/types';
import {fromUnixSeconds, unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';
import {retryAfterSeconds} from './retryAfter';

/** Waits, and returns whether the wait fitted in the time that the step has left. */
export function* hasWaited(seconds: number): Generator<Call, boolean, Answer> {
  try {
    yield {wait: seconds};
    return true;
  } catch (error) {
    if (isTimeout(error)) {
      return false;
    }
    throw error;
  }
}

/**
 * Sends a request, and retries after a 429 with a Retry-After header. Retrying is safe, because a service that
 * responds with 429 hasn't processed the request. If the wait is too long for the step, returns the 429.
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
    if (response.status !== 429 || wait === null || repeats === RATE_LIMIT_REPEATS) {
      return response;
    }
    if (!(yield* hasWaited(wait))) {
      return response;
    }
    waited += wait;
  }
}
