import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import {successfulResponse} from '../../http/serviceResponses';
import {toHex} from '@documentation/base/internal/encodings/bytes';
import {sha256} from '@documentation/base/internal/digests/digests';
import {connection, connectionCredential, placeInput, retries, targetOf} from './connection';
import {REQUEST_TIMEOUT_SECONDS, requestRetriesNote} from '../../language/retryRules';
import {exchange} from './exchange';
import {callErrors, failures, refused} from './failures';
import {isJson, jsonAnswer} from './jsonAnswer';
import {shorten} from '@documentation/base/internal/values/quote';

/** Creates an idempotency key from the run ID, method, URL and data, so all attempts in a run use the same key. */
async function automaticKey(
  runId: string,
  method: string,
  url: string,
  json: Json,
): Promise<string> {
  const digest = await sha256(utf8(`${method} ${url} ${JSON.stringify(json)}`));
  return `${runId}-${toHex(digest).slice(0, 16)}`;
}

const url = 'https://erp.example.com/orders';
const secrets = {'erp-token': 'token-example'};
const configuration = {url, credential: 'erp-token'};
const order = {id: 'A-1001', total: 1249.5};
const request = {
  method: 'POST',
  url,
  headers: {
    accept: 'application/json',
    authorization: 'Bearer token-example',
    'content-type': 'application/json',
    'idempotency-key': 'run_01-a7ac0f20446c1002',
  },
  body: order,
};

export default defineWorkflowFunction({
  category: 'HTTPClient',
  name: 'SendJson',
  summary: 'Sends JSON to a URL and retries safely with an idempotency key.',
  kind: 'action',
  requestTimeoutSeconds: REQUEST_TIMEOUT_SECONDS,
  configuration: object(
    {
      ...connection,
      method: {
        ...oneOf({
          POST: 'create a resource, or start an action',
          PUT: 'replace the resource at the URL',
          PATCH: 'change part of the resource at the URL',
        }),
        default: 'POST',
        description: 'the HTTP method',
      },
      idempotencyKey: {
        ...oneOf({
          auto: 'always, with the key from the input or a generated key that is the same for all attempts',
          none: 'only if the input contains a key (without one, only PUT requests are retried)',
        }),
        default: 'auto',
        description:
          'when to send an `Idempotency-Key` header, which lets services recognise retries',
      },
      retries,
    },
    ['url'],
  ),
  input: object(
    {
      json: {description: 'the data to send'},
      ...placeInput,
      idempotencyKey: {
        type: 'string',
        maxLength: 255,
        description: 'your own idempotency key, such as an order number',
      },
    },
    ['json'],
  ),
  output: object(
    {
      json: {description: 'the parsed response; null if it isn’t JSON'},
      status: {type: 'integer', description: 'the response status'},
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'the response headers, with lowercase names',
      },
      attempts: {type: 'integer', description: 'how many times the request was sent'},
    },
    ['json', 'status', 'headers', 'attempts'],
  ),
  credentials: [connectionCredential],
  errors: [
    ...callErrors,
    {
      ...refused,
      when: 'the service rejects the request (any other 4xx) or redirects it, or the URL is on a private network',
    },
  ],
  examples: [
    {
      title: 'An order sent to an ERP system',
      configuration,
      input: {json: order},
      given: {secrets},
      calls: [
        {
          request,
          response: {
            status: 201,
            headers: {'content-type': 'application/json', location: '/orders/88'},
            body: {number: 88, state: 'open'},
          },
        },
      ],
      output: {
        json: {number: 88, state: 'open'},
        status: 201,
        headers: {'content-type': 'application/json', location: '/orders/88'},
        attempts: 1,
      },
    },
    {
      title: 'A retry after a timeout',
      note: 'The first attempt may have created the order. The retry sends the same key, so a service that supports idempotency keys doesn’t create a second order.',
      configuration,
      input: {json: order},
      given: {secrets},
      calls: [
        {request, response: 'timeout'},
        {wait: 1},
        {
          request,
          response: {
            status: 201,
            headers: {'content-type': 'application/json'},
            body: {number: 88, state: 'open'},
          },
        },
      ],
      output: {
        json: {number: 88, state: 'open'},
        status: 201,
        headers: {'content-type': 'application/json'},
        attempts: 2,
      },
    },
    {
      title: 'A PUT request with the secret in a custom header',
      configuration: {
        url: `${url}/{id}`,
        method: 'PUT',
        credential: 'erp-token',
        auth: 'header',
        idempotencyKey: 'none',
      },
      input: {json: {state: 'paid'}, params: {id: 'A-1001'}},
      given: {secrets},
      calls: [
        {
          request: {
            method: 'PUT',
            url: `${url}/A-1001`,
            headers: {
              accept: 'application/json',
              'x-api-key': 'token-example',
              'content-type': 'application/json',
            },
            body: {state: 'paid'},
          },
          response: {status: 204},
        },
      ],
      output: {json: null, status: 204, headers: {}, attempts: 1},
    },
    {
      title: 'Data that the service rejects',
      configuration,
      input: {json: order, idempotencyKey: 'order-A-1001'},
      given: {secrets},
      calls: [
        {
          request: {
            ...request,
            headers: {...request.headers, 'idempotency-key': 'order-A-1001'},
          },
          response: {
            status: 422,
            headers: {'content-type': 'application/problem+json'},
            body: {title: 'The order has no items', status: 422},
          },
        },
      ],
      error: 'E_REFUSED',
    },
    ...failures({configuration, input: {json: order}, request, secrets}),
  ],
  related: [
    {function: 'HTTPClient/GetJson', role: 'often used with'},
    {function: 'HTTPClient/Request', role: 'alternative'},
    {function: 'HTTPClient/UploadFile', role: 'alternative'},
    {function: 'Hooks/SendWebhook', role: 'alternative'},
    {function: 'JSON/RunMapping', role: 'often used with'},
    {function: 'JSON/ValidateSchema', role: 'often used with'},
  ],
  mappingFunctions: ['JSON/Merge', 'JSON/PickKeys'],
  tags: ['workflow', 'http', 'http-client', 'json', 'request', 'idempotency', 'retry'],
  aliases:
    'HTTP POST, POST JSON, REST API call, Idempotency-Key, webhook action, submit data, create via API, push to service, axios.post, exactly once, no double orders, update remote system, order to ERP, call made two times, GraphQL query, send to web service, call external API, write to API, transmit, forward record, deliver order, requests.post, PUT JSON, HTTP connector, upload JSON, create ticket in other system, never make the same thing twice',
  limits: [
    requestRetriesNote,
    'POST and PATCH requests are retried only with an `Idempotency-Key` header. Redirects aren’t followed.',
  ],
  notes: [
    'Unless the input contains a key, `auto` derives one from the run ID, the method, the URL and the data. If a run starts again with the same ID, it sends the same key. Check whether the service supports idempotency keys.',
  ],
  async *converse({configuration: settings, input, surroundings}) {
    const {method} = settings;
    const {url: target, headers, secretHeaders} = targetOf(settings, input, surroundings);
    const key =
      input.idempotencyKey ??
      (settings.idempotencyKey === 'auto'
        ? await automaticKey(surroundings.runId, method, target.href, input.json)
        : undefined);
    const {response, attempts} = yield* exchange(
      {
        method,
        url: target.href,
        headers: {
          accept: 'application/json',
          ...headers,
          'content-type': 'application/json',
          ...(key !== undefined && {'idempotency-key': key}),
        },
        body: input.json,
      },
      {
        now: surroundings.now,
        retries: key !== undefined || method === 'PUT' ? settings.retries : 0,
        followRedirects: false,
        secretHeaders,
      },
    );
    if (response.status >= 300 && response.status < 400) {
      failStep(
        'E_REFUSED',
        `${shorten(target.host)} redirects to ${shorten(response.headers?.location ?? 'another URL', 200)}. The step doesn’t follow redirects, so set \`url\` to the new URL.`,
      );
    }
    successfulResponse(response, target.host);
    const hasJson = response.body !== undefined && isJson(response);
    return {
      json: hasJson ? await jsonAnswer(response, target.host) : null,
      status: response.status,
      headers: response.headers ?? {},
      attempts,
    };
  },
});
