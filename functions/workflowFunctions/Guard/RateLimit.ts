import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {Json, Store} from '../../workflow/types';
import {expressionValue} from '../../workflow/expressionValue';
import {requestWith} from '../../http/incomingRequest';
import {fromUnixSeconds, unixSeconds} from '../../values/dates/unixSeconds';

interface Count {
  readonly count: number;
  /** The end of the window. */
  readonly resetAt: string;
}

/** The count of the window that is open, or none. */
function openCount(store: Store, key: string, now: number): Count | null {
  const stored = store.get(key) as (Count & Json) | undefined;
  return stored && unixSeconds(stored.resetAt) > now ? stored : null;
}

export default defineWorkflowFunction({
  category: 'Guard',
  name: 'RateLimit',
  summary: 'Lets each caller in only so many times in a stretch of time.',
  kind: 'guard',
  configuration: object(
    {
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 1_000_000,
        description: 'how many requests a caller has in one window',
      },
      windowSeconds: {
        type: 'integer',
        minimum: 1,
        maximum: 86_400,
        default: 60,
        description: 'how long a window is; it begins with the first request',
      },
      countBy: {
        ...oneOf({
          ip: 'by the address that the connection comes from',
          accessKey: 'by `keyId`, which AccessKey hands on',
          expression: 'by what `expression` gives',
        }),
        default: 'ip',
        description: 'who is a caller',
      },
      expression: {
        type: 'string',
        description:
          'a text in the notation of mappings, in which `$` is the input: `$.request.headers["x-tenant"]`',
      },
      name: {
        type: 'string',
        pattern: '^[A-Za-z0-9-]{1,40}$',
        default: 'default',
        description: 'what is counted; limits of one name share their counts',
      },
    },
    ['limit'],
  ),
  input: object(
    {
      request: requestWith('ip', 'headers'),
      keyId: {type: 'string', description: 'who calls, as AccessKey hands it on'},
    },
    ['request'],
  ),
  output: object(
    {
      remaining: {type: 'integer', description: 'how many requests are left in this window'},
      reset: {type: 'integer', description: 'in how many seconds the window ends'},
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'headers for your answer, which tell the caller the same',
      },
    },
    ['remaining', 'reset', 'headers'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_RATE_LIMIT',
      when: 'no request is left in this window; the caller gets 429 with `Retry-After`',
    },
  ],
  examples: [
    {
      title: 'The first request of a caller',
      configuration: {limit: 100},
      input: {request: {ip: '198.51.100.17', headers: {host: 'api.example.com'}}},
      output: {
        remaining: 99,
        reset: 60,
        headers: {
          'ratelimit-policy': '"default";q=100;w=60',
          ratelimit: '"default";r=99;t=60',
        },
      },
      storeAfter: {
        'rateLimit:default:198.51.100.17': {count: 1, resetAt: '2024-05-01T12:01:00Z'},
      },
    },
    {
      title: 'By access key, within an open window',
      configuration: {limit: 1000, windowSeconds: 3600, countBy: 'accessKey', name: 'orders'},
      input: {request: {ip: '198.51.100.17', headers: {}}, keyId: 'shop-key'},
      given: {
        store: {'rateLimit:orders:shop-key': {count: 120, resetAt: '2024-05-01T12:30:00Z'}},
      },
      output: {
        remaining: 879,
        reset: 1800,
        headers: {
          'ratelimit-policy': '"orders";q=1000;w=3600',
          ratelimit: '"orders";r=879;t=1800',
        },
      },
      storeAfter: {'rateLimit:orders:shop-key': {count: 121, resetAt: '2024-05-01T12:30:00Z'}},
    },
    {
      title: 'By tenant',
      configuration: {
        limit: 10,
        countBy: 'expression',
        expression: '$.request.headers["x-tenant"]',
      },
      input: {request: {ip: '198.51.100.17', headers: {'x-tenant': 'acme'}}},
      given: {store: {'rateLimit:default:acme': {count: 10, resetAt: '2024-05-01T11:59:59Z'}}},
      note: 'The stored window is over, so a new one begins.',
      output: {
        remaining: 9,
        reset: 60,
        headers: {'ratelimit-policy': '"default";q=10;w=60', ratelimit: '"default";r=9;t=60'},
      },
      storeAfter: {'rateLimit:default:acme': {count: 1, resetAt: '2024-05-01T12:01:00Z'}},
    },
    {
      title: 'One request too many',
      note: 'The caller may come back in 21 seconds. The request that was refused isn’t counted.',
      configuration: {limit: 100},
      input: {request: {ip: '198.51.100.17', headers: {}}},
      given: {
        store: {
          'rateLimit:default:198.51.100.17': {count: 100, resetAt: '2024-05-01T12:00:21Z'},
        },
      },
      error: 'E_RATE_LIMIT',
    },
    {
      title: 'A tenant that isn’t named',
      configuration: {
        limit: 10,
        countBy: 'expression',
        expression: '$.request.headers["x-tenant"]',
      },
      input: {request: {ip: '198.51.100.17', headers: {}}},
      error: 'E_INPUT',
    },
  ],
  related: [
    {function: 'Guard/AccessKey', role: 'often used with'},
    {function: 'Guard/IpAllowList', role: 'often used with'},
    {function: 'HTTPServer/Respond', role: 'often used with'},
    {function: 'Store/GetValue', role: 'often used with'},
  ],
  tags: ['workflow', 'guard', 'rate-limit', 'request'],
  aliases: [
    'throttle',
    'quota',
    '429 Too Many Requests',
    'RateLimit headers',
    'usage plan',
    'limit calls per minute',
    'prevent abuse',
    'too many requests',
    'flooding by client',
    'DDoS',
    'overload protection',
    'brute force attempts',
    'spike arrest',
    'fair use',
    'stop bots',
    'per second',
    'limit traffic',
    'requests per hour',
    'cap calls',
    'protect against overload',
    'traffic shaping',
    'too frequent',
    'slow down clients',
    'maximum requests',
    'throttling policy',
    'per user limit',
    'token bucket',
  ],
  limits: ['Two requests of one caller that arrive in the same instant may be counted as one.'],
  notes: [
    'The counts are kept in the key-value store. The headers `RateLimit` and `RateLimit-Policy` follow a draft of the IETF, which isn’t a standard yet.',
  ],
  run: async ({configuration, input, surroundings}) => {
    const {limit, windowSeconds, countBy, expression, name} = configuration;
    const {request, keyId} = input;
    const {now, store} = surroundings;
    const caller =
      countBy === 'ip'
        ? request.ip
        : countBy === 'accessKey'
          ? keyId
          : await expressionValue(
              expression ?? failStep('E_CONFIGURATION', '`expression` is missing.'),
              input,
              surroundings,
              'E_INPUT',
            );
    if (typeof caller !== 'string' || caller === '') {
      return failStep('E_INPUT', 'The request doesn’t tell who calls.');
    }
    const key = `rateLimit:${name}:${caller}`;
    const seconds = unixSeconds(now);
    const {count, resetAt} = openCount(store, key, seconds) ?? {
      count: 0,
      resetAt: fromUnixSeconds(seconds + windowSeconds),
    };
    const reset = unixSeconds(resetAt) - seconds;
    if (count >= limit) {
      failStep('E_RATE_LIMIT', `No request is left. Retry-After: ${reset}`);
    }
    store.set(key, {count: count + 1, resetAt});
    const remaining = limit - count - 1;
    return {
      remaining,
      reset,
      headers: {
        'ratelimit-policy': `"${name}";q=${limit};w=${windowSeconds}`,
        ratelimit: `"${name}";r=${remaining};t=${reset}`,
      },
    };
  },
});
