/** What the response of a service means for a step. */
import {isObject} from '../language/isObject';
import {failStep} from '../workflow/stepErrors';
import type {Answer, HttpResponse, Json, WorkflowErrorCode} from '../workflow/types';

function reason(body: Json | undefined): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** The response, if its status is below 400; otherwise it fails with the error code for the status. */
export function successfulResponse(answer: Answer, service: string): HttpResponse {
  const response = answer as HttpResponse;
  const {status, body} = response;
  const fail = (code: WorkflowErrorCode, nextStep: string) =>
    failStep(
      code,
      `${service} responded with ${status}. ${nextStep} The response: ${reason(body)}`,
    );
  if (status === 401 || status === 403) {
    fail('E_CREDENTIAL', 'Check the secret and its permissions.');
  }
  if (status === 404) {
    fail('E_NOT_FOUND', 'Check the URL, name or ID.');
  }
  if (status === 429) {
    fail('E_RATE_LIMIT', 'Try again later, or send fewer requests.');
  }
  if (status >= 500) {
    fail('E_UPSTREAM', 'Try again later.');
  }
  if (status >= 400) {
    fail('E_REFUSED', 'Correct the request.');
  }
  return response;
}

/** The body, which must be a JSON object. */
export function jsonObject<T>({body}: HttpResponse, service: string): T {
  if (!isObject(body)) {
    failStep('E_UPSTREAM', `${service} didn’t respond with a JSON object. Try again later.`);
  }
  return body as T;
}
