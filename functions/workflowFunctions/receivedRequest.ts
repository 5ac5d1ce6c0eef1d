import {object} from '../schemas';
import {failStep} from '../stepErrors';

/** The HTTP request that a trigger looks at, before anything of it is parsed. */
export const receivedRequest = object(
  {
    method: {type: 'string', description: 'the method, such as `POST`'},
    url: {type: 'string', description: 'the whole address that was called, with its query'},
    headers: {
      type: 'object',
      additionalProperties: {type: 'string'},
      description: 'the headers by name',
    },
    body: {type: 'string', description: 'the body as it came, byte for byte'},
  },
  ['method', 'url', 'headers', 'body'],
);

export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** The value of a header, whatever the case of its name. */
export function headerOf(
  headers: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** A header that a signed request must have. */
export function signedHeader(headers: Readonly<Record<string, string>>, name: string): string {
  return headerOf(headers, name) ?? failStep('E_UNAUTHORIZED', `The header ${name} is missing.`);
}

/** Refuses a request that was signed too long ago, or in the future: it may be a replay. */
export function checkAge(signedAtSeconds: number, now: string): void {
  const age = Math.abs(Date.parse(now) / 1000 - signedAtSeconds);
  if (!(age <= SIGNATURE_TOLERANCE_SECONDS)) {
    failStep('E_UNAUTHORIZED', 'The request was signed more than 5 minutes ago.');
  }
}
