import type {Answer, Call, HttpRequest, HttpResponse} from '../workflowTypes';

export const MAX_WAIT_SECONDS = 60;
export const MAX_REPEATS = 3;

/** The seconds that a service asks to wait; NaN when it names none, or a date. */
function secondsToWait({status, headers = {}}: HttpResponse): number {
  return status === 429 ? Number.parseFloat(headers['retry-after'] ?? '') : Number.NaN;
}

/** Sends a request again after the time that the service asks to wait. A 429 did nothing yet. */
export function* askPatiently(request: HttpRequest): Generator<Call, HttpResponse, Answer> {
  for (let repeats = 0; ; repeats += 1) {
    const response = (yield request) as HttpResponse;
    const wait = secondsToWait(response);
    if (!(wait <= MAX_WAIT_SECONDS) || repeats === MAX_REPEATS) {
      return response;
    }
    yield {wait};
  }
}
