/** What the response of a service means for a step. */
import {isObject} from '../language/isObject';
import {failStep} from '../workflow/stepErrors';
import type {Answer, HttpResponse, Json} from '../workflow/types';

function reason(body: Json | undefined): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** The response, if its status is below 400; otherwise the error that the status stands for. */
export function successfulResponse(answer: Answer, service: string): HttpResponse {
  const response = answer as HttpResponse;
  const {status, body} = response;
  const says = `${service} answers ${status}: ${reason(body)}`;
  if (status === 401 || status === 403) {
    failStep('E_CREDENTIAL', says);
  }
  if (status === 404) {
    failStep('E_NOT_FOUND', says);
  }
  if (status === 429) {
    failStep('E_RATE_LIMIT', says);
  }
  if (status >= 500) {
    failStep('E_UPSTREAM', says);
  }
  if (status >= 400) {
    failStep('E_REFUSED', says);
  }
  return response;
}

/** The body as the JSON object that it must be. */
export function jsonObject<T>({body}: HttpResponse, service: string): T {
  if (!isObject(body)) {
    failStep('E_UPSTREAM', `${service} doesn’t answer with a JSON object.`);
  }
  return body as T;
}
