import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {fileBytes} from '../../workflow/fileBytes';
import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {Json} from '../../workflow/types';
import {successfulResponse} from '../../http/serviceResponses';
import {connection, connectionCredential, placeInput, retries, targetOf} from './connection';
import {exchange, retryLimits} from './exchange';
import {callErrors, failures, refused} from './failures';

/** Doing it twice is the same as doing it once (RFC 9110, 9.2.2). */
const IDEMPOTENT = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'];

type BodyType = 'json' | 'form' | 'text' | 'binary';

const contentTypes: Readonly<Record<BodyType, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain; charset=utf-8',
  binary: 'application/octet-stream',
};

function formText(body: Json): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return failStep('E_INPUT', 'The input at /body: A form is an object.');
  }
  const pairs = Object.entries(body).flatMap(([name, value]: [string, Json]) =>
    (Array.isArray(value) ? (value as Json[]) : [value]).map((item) => [
      name,
      typeof item === 'string' ? item : JSON.stringify(item),
    ]),
  );
  return new URLSearchParams(pairs).toString();
}

/** The body as it is sent. */
function encoded(type: BodyType, body: Json): Json {
  if (type === 'json') {
    return body;
  }
  if (type === 'form') {
    return formText(body);
  }
  if (typeof body !== 'string') {
    return failStep('E_INPUT', 'The input at /body: The value is not text.');
  }
  if (type === 'binary') {
    fileBytes(body, 'body');
  }
  return body;
}

const url = 'https://api.example.com/customers/42';
const secrets = {'crm-login': 'ada:password-example'};
const configuration = {method: 'DELETE', url, credential: 'crm-login', auth: 'basic'};
const request = {
  method: 'DELETE',
  url,
  headers: {authorization: 'Basic YWRhOnBhc3N3b3JkLWV4YW1wbGU='},
};

export default defineWorkflowFunction({
  category: 'HTTPClient',
  name: 'Request',
  summary: 'Sends any HTTP request and hands on the whole answer.',
  kind: 'action',
  configuration: object(
    {
      method: {
        ...oneOf({
          GET: 'read',
          POST: 'create, or start an action',
          PUT: 'replace',
          PATCH: 'change parts',
          DELETE: 'remove',
          HEAD: 'read the headers only',
          OPTIONS: 'ask what is possible',
        }),
        default: 'GET',
        description: 'what the service shall do',
      },
      ...connection,
      bodyType: {
        ...oneOf({
          json: 'any value, sent as JSON',
          form: 'an object, sent as a web form',
          text: 'text, sent as it is',
          binary: 'base64 text, sent as the bytes that it stands for',
        }),
        default: 'json',
        description: 'what the body is',
      },
      retries,
      followRedirects: {
        type: 'boolean',
        default: true,
        description: 'whether to go where a redirect leads, at most 5 times',
      },
      allowStatuses: {
        type: 'array',
        items: {type: 'integer', minimum: 400, maximum: 599},
        default: [],
        description: 'statuses from 400 on that are answers like others, not errors',
      },
    },
    ['url'],
  ),
  input: object({body: {description: 'the body'}, ...placeInput}),
  output: object(
    {
      status: {type: 'integer', description: 'the status of the answer'},
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'the headers of the answer, their names in lower case',
      },
      body: {
        description: 'the body: JSON as its value, text as text, other files as base64 text',
      },
      url: {type: 'string', description: 'where the answer came from, after redirects'},
      attempts: {type: 'integer', description: 'how often the request was sent'},
    },
    ['status', 'headers', 'body', 'url', 'attempts'],
  ),
  credentials: [connectionCredential],
  errors: [...callErrors, refused],
  examples: [
    {
      title: 'A form to get a token',
      configuration: {
        method: 'POST',
        url: 'https://id.example.com/oauth/token',
        credential: 'crm-login',
        auth: 'basic',
        bodyType: 'form',
        headers: {Accept: 'application/json'},
      },
      input: {body: {grant_type: 'client_credentials', scope: 'orders.read orders.write'}},
      given: {secrets},
      calls: [
        {
          request: {
            method: 'POST',
            url: 'https://id.example.com/oauth/token',
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              accept: 'application/json',
              authorization: 'Basic YWRhOnBhc3N3b3JkLWV4YW1wbGU=',
            },
            body: 'grant_type=client_credentials&scope=orders.read+orders.write',
          },
          response: {
            status: 200,
            headers: {'content-type': 'application/json'},
            body: {access_token: 'token-example', token_type: 'Bearer', expires_in: 3600},
          },
        },
      ],
      output: {
        status: 200,
        headers: {'content-type': 'application/json'},
        body: {access_token: 'token-example', token_type: 'Bearer', expires_in: 3600},
        url: 'https://id.example.com/oauth/token',
        attempts: 1,
      },
    },
    {
      title: 'Busy, then moved to another site',
      note: 'The service says how long to wait. The other site doesn’t get the credential.',
      configuration: {url: 'https://api.example.com/reports/7', credential: 'reports'},
      input: {},
      given: {secrets: {reports: 'token-example'}},
      calls: [
        {
          request: {
            method: 'GET',
            url: 'https://api.example.com/reports/7',
            headers: {authorization: 'Bearer token-example'},
          },
          response: {status: 429, headers: {'retry-after': '12'}},
        },
        {wait: 12},
        {
          request: {
            method: 'GET',
            url: 'https://api.example.com/reports/7',
            headers: {authorization: 'Bearer token-example'},
          },
          response: {status: 302, headers: {location: 'https://files.example.net/r7.txt'}},
        },
        {
          request: {method: 'GET', url: 'https://files.example.net/r7.txt', headers: {}},
          response: {
            status: 200,
            headers: {'content-type': 'text/plain'},
            body: '3 orders, 1 open',
          },
        },
      ],
      output: {
        status: 200,
        headers: {'content-type': 'text/plain'},
        body: '3 orders, 1 open',
        url: 'https://files.example.net/r7.txt',
        attempts: 2,
      },
    },
    {
      title: 'Gone is fine',
      note: 'What shall be removed may be gone already, so 404 is allowed.',
      configuration: {...configuration, allowStatuses: [404]},
      input: {},
      given: {secrets},
      calls: [{request, response: {status: 404, body: {error: 'not found'}}}],
      output: {status: 404, headers: {}, body: {error: 'not found'}, url, attempts: 1},
    },
    {
      title: 'A POST isn’t repeated',
      note: 'Nobody knows whether the first one did its work. SendJson can repeat it, with an idempotency key.',
      configuration: {method: 'POST', url: 'https://api.example.com/orders'},
      input: {body: {id: 'A-1001'}},
      calls: [
        {
          request: {
            method: 'POST',
            url: 'https://api.example.com/orders',
            headers: {'content-type': 'application/json'},
            body: {id: 'A-1001'},
          },
          response: 'timeout',
        },
      ],
      error: 'E_TIMEOUT',
    },
    ...failures({configuration, input: {}, request, secrets}),
  ],
  related: [
    {function: 'HTTPClient/GetJson', role: 'alternative'},
    {function: 'HTTPClient/SendJson', role: 'alternative'},
    {function: 'HTTPClient/DownloadFile', role: 'alternative'},
    {function: 'HTTPClient/UploadFile', role: 'alternative'},
    {function: 'Guard/SignRequest', role: 'often used with'},
  ],
  tags: ['workflow', 'http', 'http-client', 'request', 'response', 'retry', 'auth'],
  aliases: [
    'HTTP Request node',
    'HTTP module',
    'curl',
    'REST',
    'fetch',
    'Basic auth',
    'Retry-After',
    'PUT PATCH DELETE',
    'custom headers',
    'call any API',
    'OAuth token',
    'form urlencoded',
    'SOAP call',
    'Postman',
    'generic connector',
    'retry on 503',
    'legacy web service',
    'invoke external service',
    'any method',
    'headers and body',
    'HEAD OPTIONS',
    'API integration',
    'authenticated call',
    'GraphQL',
  ],
  limits: [
    ...retryLimits,
    'Only GET, HEAD, PUT, DELETE and OPTIONS are repeated: doing them twice is the same as doing them once.',
  ],
  notes: [
    'A status of 400 or more is an error, unless `allowStatuses` names it. On the way to another site, a redirect loses the credential and cookies.',
  ],
  *converse({configuration: settings, input, surroundings}) {
    const {method, bodyType, followRedirects, allowStatuses} = settings;
    const {url: target, headers, secretHeaders} = targetOf(settings, input, surroundings);
    if (input.body !== undefined && (method === 'GET' || method === 'HEAD')) {
      failStep('E_INPUT', `The input at /body: A ${method} request has no body.`);
    }
    const content =
      input.body === undefined
        ? {headers}
        : {
            headers: {'content-type': contentTypes[bodyType], ...headers},
            body: encoded(bodyType, input.body),
          };
    const {
      response,
      attempts,
      url: from,
    } = yield* exchange(
      {method, url: target.href, ...content},
      {
        now: surroundings.now,
        retries: IDEMPOTENT.includes(method) ? settings.retries : 0,
        followRedirects,
        secretHeaders,
      },
    );
    if (!allowStatuses.includes(response.status)) {
      successfulResponse(response, target.host);
    }
    return {
      status: response.status,
      headers: response.headers ?? {},
      body: response.body ?? null,
      url: from,
      attempts,
    };
  },
});
