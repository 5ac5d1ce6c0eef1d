import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import {successfulResponse} from '../../http/serviceResponses';
import {unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';
import {connection, connectionCredential, placeInput, retries, targetOf} from './connection';
import {REQUEST_TIMEOUT_SECONDS, requestRetriesNote} from '../../language/retryRules';
import {exchange} from './exchange';
import {callErrors, failures, refused} from './failures';
import {jsonAnswer} from './jsonAnswer';
import {RESPONSE_CACHE_SECONDS} from '@documentation/base/internal/limits/values/retention';
import {shorten} from '@documentation/base/internal/values/quote';

interface Cached extends JsonObject {
  readonly json: Json;
  readonly etag: string | null;
  readonly storedAt: string;
}

const exampleUrl = 'https://weather.example.com/forecast';
const secrets = {'weather-service': 'token-example'};
const headers = {accept: 'application/json', authorization: 'Bearer token-example'};
const configuration = {url: exampleUrl, credential: 'weather-service'};
const request = {method: 'GET', url: exampleUrl, headers};

export default defineWorkflowFunction({
  category: 'HTTPClient',
  name: 'GetJson',
  summary: 'Fetches JSON from a URL and reuses the cached copy if nothing has changed.',
  kind: 'action',
  requestTimeoutSeconds: REQUEST_TIMEOUT_SECONDS,
  configuration: object(
    {
      ...connection,
      cacheSeconds: {
        type: 'integer',
        minimum: 0,
        maximum: RESPONSE_CACHE_SECONDS,
        default: 0,
        description: 'how many seconds to reuse a response before requesting it again',
      },
      retries,
    },
    ['url'],
  ),
  input: object(placeInput),
  output: object(
    {
      json: {description: 'the parsed response'},
      status: {
        type: 'integer',
        description:
          'the response status; 304 if nothing has changed, 200 if no request was needed',
      },
      etag: {
        type: ['string', 'null'],
        description: 'the response’s ETag; null if the service doesn’t send one',
      },
      fromCache: {
        type: 'boolean',
        description: 'whether `json` comes from the key-value store',
      },
    },
    ['json', 'status', 'etag', 'fromCache'],
  ),
  credentials: [connectionCredential],
  errors: [...callErrors, refused],
  examples: [
    {
      title: 'A weather forecast',
      configuration: {url: `${exampleUrl}/{place}`, credential: 'weather-service'},
      input: {params: {place: 'São Paulo'}, query: {days: '2'}},
      given: {secrets},
      calls: [
        {
          request: {
            method: 'GET',
            url: 'https://weather.example.com/forecast/S%C3%A3o%20Paulo?days=2',
            headers,
          },
          response: {
            status: 200,
            headers: {'content-type': 'application/json'},
            body: {place: 'São Paulo', maximum: [24.1, 26.8]},
          },
        },
      ],
      output: {
        json: {place: 'São Paulo', maximum: [24.1, 26.8]},
        status: 200,
        etag: null,
        fromCache: false,
      },
    },
    {
      title: 'An unchanged response',
      note: 'The stored response has an ETag. The service confirms that the response is still current and sends no data.',
      configuration,
      input: {},
      given: {
        secrets,
        store: {
          'getJson:weather-service:https://weather.example.com/forecast': {
            json: {place: 'Berlin', maximum: [21.4]},
            etag: '"33a64df5"',
            storedAt: '2024-05-01T06:00:00Z',
          },
        },
      },
      calls: [
        {
          request: {...request, headers: {...headers, 'if-none-match': '"33a64df5"'}},
          response: {status: 304, headers: {etag: '"33a64df5"'}},
        },
      ],
      output: {
        json: {place: 'Berlin', maximum: [21.4]},
        status: 304,
        etag: '"33a64df5"',
        fromCache: true,
      },
      storeAfter: {
        'getJson:weather-service:https://weather.example.com/forecast': {
          json: {place: 'Berlin', maximum: [21.4]},
          etag: '"33a64df5"',
          storedAt: '2024-05-01T12:00:00Z',
        },
      },
    },
    {
      title: 'A response from the cache',
      configuration: {...configuration, cacheSeconds: 600},
      input: {},
      given: {
        secrets,
        store: {
          'getJson:weather-service:https://weather.example.com/forecast': {
            json: {place: 'Berlin', maximum: [21.4]},
            etag: null,
            storedAt: '2024-05-01T11:55:00Z',
          },
        },
      },
      output: {
        json: {place: 'Berlin', maximum: [21.4]},
        status: 200,
        etag: null,
        fromCache: true,
      },
    },
    {
      title: 'A long number, received after a retry',
      note: 'The ID has too many digits for a number, so it becomes text and stays exact.',
      configuration: {url: 'https://api.example.com/posts/latest'},
      input: {},
      calls: [
        {
          request: {
            method: 'GET',
            url: 'https://api.example.com/posts/latest',
            headers: {accept: 'application/json'},
          },
          response: {status: 503, headers: {'retry-after': '3'}, body: 'Service Unavailable'},
        },
        {wait: 3},
        {
          request: {
            method: 'GET',
            url: 'https://api.example.com/posts/latest',
            headers: {accept: 'application/json'},
          },
          response: {
            status: 200,
            headers: {'content-type': 'application/json', etag: '"7"'},
            body: '{"id": 1785763258829750273, "likes": 12}',
          },
        },
      ],
      output: {
        json: {id: '1785763258829750273', likes: 12},
        status: 200,
        etag: '"7"',
        fromCache: false,
      },
      storeAfter: {
        'getJson::https://api.example.com/posts/latest': {
          json: {id: '1785763258829750273', likes: 12},
          etag: '"7"',
          storedAt: '2024-05-01T12:00:00Z',
        },
      },
    },
    {
      title: 'An HTML page instead of JSON',
      note: 'The error message shows the start of the response: `<!doctype html><title>Log in</title>`.',
      configuration,
      input: {},
      given: {secrets},
      calls: [
        {
          request,
          response: {
            status: 200,
            headers: {'content-type': 'text/html'},
            body: '<!doctype html><title>Log in</title>',
          },
        },
      ],
      error: 'E_UPSTREAM',
    },
    ...failures({configuration, input: {}, request, secrets}),
  ],
  related: [
    {function: 'HTTPClient/SendJson', role: 'often used with'},
    {function: 'HTTPClient/Request', role: 'alternative'},
    {function: 'HTTPClient/Paginate', role: 'alternative'},
    {function: 'HTTPClient/DownloadFile', role: 'alternative'},
    {function: 'Scheduler/Interval', role: 'often used with'},
    {function: 'Scheduler/Cron', role: 'often used with'},
  ],
  mappingFunctions: ['JSON/ValueFromPath', 'JSON/ValuesFromPath'],
  tags: ['workflow', 'http', 'http-client', 'json', 'request', 'response'],
  aliases:
    'HTTP GET, REST API call, fetch JSON, ETag, If-None-Match, Web.Contents, call an API, load data from url, query web service, axios, exchange rates, poll a service, third-party data, response caching, read from endpoint, retrieve data, request data, HTTP connector, pull from third party, get method, open data, cached answer, Invoke-RestMethod, requests.get, fetch from a web address',
  limits: [requestRetriesNote],
  notes: [
    'If a successful response has an `ETag`, the step keeps the response in the key-value store. With `cacheSeconds`, it keeps all successful responses. Responses for different secrets or headers are kept separately.',
  ],
  async *converse({configuration: settings, input, surroundings}) {
    const {now, store} = surroundings;
    const {cacheSeconds, credential = ''} = settings;
    const {url, headers: given, secretHeaders} = targetOf(settings, input, surroundings);
    // Headers such as Accept-Language change the response, so they are part of the cache key.
    const variant =
      Object.keys(settings.headers).length > 0 ? ` ${JSON.stringify(settings.headers)}` : '';
    const key = `getJson:${credential}:${url.href}${variant}`;
    const cached = store.get(key) as Cached | undefined;
    if (cached && unixSeconds(now) - unixSeconds(cached.storedAt) < cacheSeconds) {
      return {json: cached.json, status: 200, etag: cached.etag, fromCache: true};
    }
    const condition: Record<string, string> = cached?.etag ? {'if-none-match': cached.etag} : {};
    const {response} = yield* exchange(
      {
        method: 'GET',
        url: url.href,
        headers: {accept: 'application/json', ...given, ...condition},
      },
      {now, retries: settings.retries, followRedirects: true, secretHeaders},
    );
    if (response.status === 304) {
      if (!cached) {
        return failStep(
          'E_UPSTREAM',
          `${shorten(url.host)} responded with 304, but no earlier response is stored. Remove headers such as If-None-Match from \`headers\`.`,
        );
      }
      store.set(key, {...cached, storedAt: now});
      return {json: cached.json, status: 304, etag: cached.etag, fromCache: true};
    }
    const json = await jsonAnswer(successfulResponse(response, url.host), url.host);
    const etag = response.headers?.etag ?? null;
    if (etag !== null || cacheSeconds > 0) {
      store.set(key, {json, etag, storedAt: now});
    }
    return {json, status: response.status, etag, fromCache: false};
  },
});
