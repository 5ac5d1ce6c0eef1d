/** Examples of how any request can fail. */
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {HttpRequest, HttpResponse, WorkflowExample} from '../../language/types';

interface Base {
  readonly configuration: JsonObject;
  readonly input: JsonObject;
  readonly request: HttpRequest;
  readonly secrets?: Readonly<Record<string, string>>;
}

const answers = [
  {
    title: 'A secret that the service rejects',
    response: {
      status: 401,
      headers: {'www-authenticate': 'Bearer'},
      body: {error: 'invalid_token'},
    },
    error: 'E_CREDENTIAL',
  },
  {
    title: 'A URL that doesn’t exist',
    response: {status: 404, body: {error: 'not found'}},
    error: 'E_NOT_FOUND',
  },
  {
    title: 'Too many requests, with a long wait',
    response: {status: 429, headers: {'retry-after': '3600'}, body: {error: 'slow down'}},
    error: 'E_RATE_LIMIT',
  },
  {
    title: 'A server error',
    response: {status: 501, body: {error: 'not implemented'}},
    error: 'E_UPSTREAM',
  },
] as const satisfies readonly {
  title: string;
  response: HttpResponse;
  error: string;
}[];

export function failures({configuration, input, request, secrets}: Base): WorkflowExample[] {
  const given = secrets && {given: {secrets}};
  return [
    ...answers.map(({title, response, error}) => ({
      title,
      configuration,
      input,
      ...given,
      calls: [{request, response}],
      error,
    })),
    {
      title: 'A URL on a private network',
      configuration: {...configuration, url: 'http://169.254.169.254/latest/meta-data/'},
      input,
      ...given,
      error: 'E_REFUSED',
    },
  ];
}

/** The errors that these examples show. */
export const callErrors = [
  {
    code: 'E_CREDENTIAL',
    when: 'the secret doesn’t exist, or the service rejects it (401, 403)',
  },
  {code: 'E_NOT_FOUND', when: 'the service finds nothing at the URL (404)'},
  {
    code: 'E_RATE_LIMIT',
    when: 'the service reports too many requests (429) on the last attempt',
  },
  {
    code: 'E_UPSTREAM',
    when: 'the service fails (5xx) on the last attempt, or its response can’t be used',
  },
] as const;

export const refused = {
  code: 'E_REFUSED',
  when: 'the service rejects the request (any other 4xx), or the URL is on a private network',
} as const;
