import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {fileBytes} from '../../language/fileBytes';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import {successfulResponse} from '../../http/serviceResponses';
import {connection, connectionCredential, placeInput, retries, targetOf} from './connection';
import {REQUEST_TIMEOUT_SECONDS, requestRetriesNote} from '../../language/retryRules';
import {exchange} from './exchange';
import {callErrors, failures, refused} from './failures';

/** Idempotent methods (RFC 9110, section 9.2.2). */
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
    return failStep(
      'E_INPUT',
      'The input at /body isn’t an object, so it can’t be sent as a form. Pass an object, or change `bodyType`.',
    );
  }
  const pairs = Object.entries(body).flatMap(([name, value]: [string, Json]) =>
    (Array.isArray(value) ? (value as Json[]) : [value]).map((item) => [
      name,
      typeof item === 'string' ? item : JSON.stringify(item),
    ]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Encodes the body for its type. Fails if the value can't be sent as that type. */
function encoded(type: BodyType, body: Json): Json {
  if (type === 'json') {
    return body;
  }
  if (type === 'form') {
    return formText(body);
  }
  if (typeof body !== 'string') {
    return failStep('E_INPUT', 'The input at /body isn’t text. Pass text, or change `bodyType`.');
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
  summary: 'Sends any HTTP request and returns the full response.',
  kind: 'action',
  requestTimeoutSeconds: REQUEST_TIMEOUT_SECONDS,
  configuration: object(
    {
      method: {
        ...oneOf({
          GET: 'read a resource',
          POST: 'create a resource, or start an action',
          PUT: 'replace a resource',
          PATCH: 'change part of a resource',
          DELETE: 'delete a resource',
          HEAD: 'read a resource’s headers without its body',
          OPTIONS: 'find out which methods are allowed',
        }),
        default: 'GET',
        description: 'the HTTP method',
      },
      ...connection,
      bodyType: {
        ...oneOf({
          json: 'as JSON (the body can be any value)',
          form: 'as a URL-encoded form (the body must be an object)',
          text: 'unchanged (the body must be text)',
          binary: 'as decoded bytes (the body must be Base64 text)',
        }),
        default: 'json',
        description: 'how to send the body',
      },
      retries,
      followRedirects: {
        type: 'boolean',
        default: true,
        description: 'whether to follow redirects, up to 5 in a row',
      },
      allowStatuses: {
        type: 'array',
        items: {type: 'integer', minimum: 400, maximum: 599},
        default: [],
        description: 'statuses of 400 or higher that aren’t treated as errors',
      },
    },
    ['url'],
  ),
  input: object({body: {description: 'the request body'}, ...placeInput}),
  output: object(
    {
      status: {type: 'integer', description: 'the response status'},
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'the response headers, with lowercase names',
      },
      body: {
        description:
          'the response body: parsed if it’s JSON, unchanged if it’s text, otherwise Base64-encoded; null if there is none',
      },
      url: {type: 'string', description: 'the final URL, after redirects'},
      attempts: {type: 'integer', description: 'how many times the request was sent'},
    },
    ['status', 'headers', 'body', 'url', 'attempts'],
  ),
  credentials: [connectionCredential],
  errors: [...callErrors, refused],
  examples: [
    {
      title: 'A form that requests a token',
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
      title: 'A retry, then a redirect to another site',
      note: 'The first response says how long to wait. The step doesn’t send the secret to the other site.',
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
      title: 'A record that has already been deleted',
      note: 'With 404 in `allowStatuses`, a missing record isn’t an error.',
      configuration: {...configuration, allowStatuses: [404]},
      input: {},
      given: {secrets},
      calls: [{request, response: {status: 404, body: {error: 'not found'}}}],
      output: {status: 404, headers: {}, body: {error: 'not found'}, url, attempts: 1},
    },
    {
      title: 'A POST request that isn’t retried',
      note: 'The first request may have succeeded. To retry safely, use `HTTPClient.SendJson`, which sends an idempotency key.',
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
  aliases:
    'HTTP Request node, HTTP module, curl, REST, fetch, Basic auth, Retry-After, PUT PATCH DELETE, custom headers, call any API, OAuth token, form urlencoded, SOAP call, Postman, generic connector, retry on 503, legacy web service, invoke external service, any method, headers and body, HEAD OPTIONS, API integration, authenticated call, GraphQL, whole answer',
  limits: [
    requestRetriesNote,
    'Only requests with an idempotent method (GET, HEAD, PUT, DELETE or OPTIONS) are retried.',
  ],
  notes: [
    'A status of 400 or higher is an error unless it is in `allowStatuses`. If a redirect leads to another site, the step doesn’t send the secret or cookies there.',
  ],
  *converse({configuration: settings, input, surroundings}) {
    const {method, bodyType, followRedirects, allowStatuses} = settings;
    const {url: target, headers, secretHeaders} = targetOf(settings, input, surroundings);
    if (input.body !== undefined && (method === 'GET' || method === 'HEAD')) {
      failStep(
        'E_INPUT',
        `The input has a value at /body, but a ${method} request can’t have a body. Remove the value, or change \`method\`.`,
      );
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
