/** The ways in which every call can fail, as examples. */
import type {HttpRequest, HttpResponse, JsonObject, WorkflowExample} from '../../workflow/types';

interface Base {
  readonly configuration: JsonObject;
  readonly input: JsonObject;
  readonly request: HttpRequest;
  readonly secrets?: Readonly<Record<string, string>>;
}

const answers = [
  {
    title: 'The service doesn’t accept the credential',
    response: {
      status: 401,
      headers: {'www-authenticate': 'Bearer'},
      body: {error: 'invalid_token'},
    },
    error: 'E_CREDENTIAL',
  },
  {
    title: 'There is nothing at the address',
    response: {status: 404, body: {error: 'not found'}},
    error: 'E_NOT_FOUND',
  },
  {
    title: 'Too many requests, and a long wait',
    response: {status: 429, headers: {'retry-after': '3600'}, body: {error: 'slow down'}},
    error: 'E_RATE_LIMIT',
  },
  {
    title: 'The service fails',
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
      title: 'An address in a private network',
      configuration: {...configuration, url: 'http://169.254.169.254/latest/meta-data/'},
      input,
      ...given,
      error: 'E_REFUSED',
    },
  ];
}

/** The errors that go with these examples. */
export const callErrors = [
  {
    code: 'E_CREDENTIAL',
    when: 'the credential doesn’t exist, or the service doesn’t accept it (401, 403)',
  },
  {code: 'E_NOT_FOUND', when: 'there is nothing at the address (404)'},
  {code: 'E_RATE_LIMIT', when: 'the service wants fewer requests (429), after all attempts'},
  {code: 'E_UPSTREAM', when: 'the service fails (5xx), after all attempts, or answers nonsense'},
] as const;

export const refused = {
  code: 'E_REFUSED',
  when: 'the service refuses the request (another 4xx), or the address leads into a private network',
} as const;
