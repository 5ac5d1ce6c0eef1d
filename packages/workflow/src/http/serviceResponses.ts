/** Turns service responses into results, or into errors that say what to do next. */
import {isObject} from '@documentation/base/internal/values/isObject';
import {failStep} from '../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {Answer, HttpResponse} from '../language/types';
import {shorten} from '@documentation/base/internal/values/quote';

const nextSteps = {
  E_CREDENTIAL: 'Check the secret and its permissions.',
  E_NOT_FOUND: 'Check the URL, name or ID.',
  E_RATE_LIMIT: 'Try again later, or send fewer requests.',
  E_REFUSED: 'Check the step’s configuration and input.',
  E_UPSTREAM: 'Try again later.',
} as const;

export type ServiceErrorCode = keyof typeof nextSteps;

const MAX_MESSAGE_LENGTH = 500;
const MAX_START_LENGTH = 200;

/** The paths where error bodies may have a message, in order of preference. RFC 9457 defines `detail` and `title`. */
const messagePaths = [
  ['error', 'message'],
  ['error', 'errors', '0', 'message'],
  ['message'],
  ['status', 'error'],
  ['detail'],
  ['title'],
  ['error'],
] as const;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textAt(body: unknown, path: readonly string[]): string {
  const value = path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Readonly<Record<string, unknown>>)[key]
        : undefined,
    body,
  );
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns the message in an error body, or the start of the body if there is no message. Returns '' without a body. */
export function reasonIn(body: Json | undefined): string {
  const value = body ?? '';
  const json = typeof value === 'string' ? parsed(value) : value;
  const message = messagePaths.map((path) => textAt(json, path)).find((text) => text !== '');
  if (message !== undefined) {
    return shorten(message, MAX_MESSAGE_LENGTH);
  }
  return shorten(
    typeof value === 'string' ? value.trim() : JSON.stringify(value),
    MAX_START_LENGTH,
  );
}

/** Fails with a message that states the problem, the service's reason if there is one, and what to do next. */
export function failService(
  code: ServiceErrorCode,
  problem: string,
  reason: string,
  nextStep: string = nextSteps[code],
): never {
  const sentence = [problem, shorten(reason, MAX_MESSAGE_LENGTH)]
    .filter((part) => part !== '')
    .join(': ');
  return failStep(code, `${sentence}${/[.!?…]$/.test(sentence) ? '' : '.'} ${nextStep}`);
}

/** Returns the response if its status is below 400. Otherwise fails with the matching error code. */
export function successfulResponse(answer: Answer, service: string): HttpResponse {
  const response = answer as HttpResponse;
  const {status, body} = response;
  const fail = (code: ServiceErrorCode, nextStep?: string) =>
    failService(code, `${shorten(service)} responded with ${status}`, reasonIn(body), nextStep);
  if (status === 401 || status === 403) {
    fail('E_CREDENTIAL');
  }
  if (status === 404) {
    fail('E_NOT_FOUND');
  }
  if (status === 429) {
    fail('E_RATE_LIMIT');
  }
  if (status === 501) {
    fail('E_UPSTREAM', 'Check that the service supports this request.');
  }
  if (status >= 500) {
    fail('E_UPSTREAM');
  }
  if (status >= 400) {
    fail('E_REFUSED');
  }
  return response;
}

/** Returns the body. Fails if it isn't a JSON object. */
export function jsonObject<T>({body}: HttpResponse, service: string): T {
  if (!isObject(body)) {
    failStep(
      'E_UPSTREAM',
      `${shorten(service)} didn’t respond with a JSON object. Try again later.`,
    );
  }
  return body as T;
}
