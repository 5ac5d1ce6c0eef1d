import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {Store} from '../../language/types';
import {expressionValue} from '../../language/expressionValue';
import {requestWith} from '../../http/incomingRequest';
import {fromUnixSeconds, unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';

interface Count {
  readonly count: number;
  /** The end of the window. */
  readonly resetAt: string;
}

/** Returns the count in the current window, or null if no window is open. */
function openCount(store: Store, key: string, now: number): Count | null {
  const stored = store.get(key) as (Count & Json) | undefined;
  return stored && unixSeconds(stored.resetAt) > now ? stored : null;
}

export default defineWorkflowFunction({
  category: 'Guard',
  name: 'RateLimit',
  summary: 'Limits requests per caller in a time window.',
  kind: 'guard',
  configuration: object(
    {
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 1_000_000,
        description: 'how many requests a caller can make in a window',
      },
      windowSeconds: {
        type: 'integer',
        minimum: 1,
        maximum: 86_400,
        default: 60,
        description: 'the window length in seconds; a window starts with the first request',
      },
      countBy: {
        ...oneOf({
          ip: 'by the IP address that the connection comes from',
          accessKey: 'by `keyId` from `Guard.AccessKey`',
          expression: 'by the value of `expression`',
        }),
        default: 'ip',
        description: 'how to tell callers apart',
      },
      expression: {
        type: 'string',
        description:
          'a mapping expression that returns text identifying the caller, such as `$.request.headers["x-tenant"]`; `$` is the input',
      },
      name: {
        type: 'string',
        pattern: '^[A-Za-z0-9-]{1,40}$',
        default: 'default',
        description: 'the name of the limit; limits with the same name share their counts',
      },
    },
    ['limit'],
  ),
  input: object(
    {
      request: requestWith('ip', 'headers'),
      keyId: {type: 'string', description: '`keyId` from `Guard.AccessKey`'},
    },
    ['request'],
  ),
  output: object(
    {
      remaining: {type: 'integer', description: 'how many requests are left in this window'},
      reset: {type: 'integer', description: 'how many seconds are left in this window'},
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'the rate limit headers for your response',
      },
    },
    ['remaining', 'reset', 'headers'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_RATE_LIMIT',
      when: 'the limit has been reached; the caller gets 429 with `Retry-After`',
    },
  ],
  examples: [
    {
      title: 'A caller’s first request',
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
      title: 'A limit per access key',
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
      title: 'A limit per tenant',
      configuration: {
        limit: 10,
        countBy: 'expression',
        expression: '$.request.headers["x-tenant"]',
      },
      input: {request: {ip: '198.51.100.17', headers: {'x-tenant': 'acme'}}},
      given: {store: {'rateLimit:default:acme': {count: 10, resetAt: '2024-05-01T11:59:59Z'}}},
      note: 'The stored window has ended, so a new one starts.',
      output: {
        remaining: 9,
        reset: 60,
        headers: {'ratelimit-policy': '"default";q=10;w=60', ratelimit: '"default";r=9;t=60'},
      },
      storeAfter: {'rateLimit:default:acme': {count: 1, resetAt: '2024-05-01T12:01:00Z'}},
    },
    {
      title: 'One request too many',
      note: 'The caller can try again in 21 seconds. The rejected request isn’t counted.',
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
      title: 'A request without a tenant',
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
  aliases:
    'throttle, quota, 429 Too Many Requests, RateLimit headers, usage plan, limit calls per minute, prevent abuse, too many requests, flooding by client, DDoS, overload protection, brute force attempts, spike arrest, fair use, stop bots, per second, limit traffic, requests per hour, cap calls, protect against overload, traffic shaping, too frequent, slow down clients, maximum requests, throttling policy, per user limit, token bucket',
  limits: ['Simultaneous requests from one caller can be counted as one.'],
  notes: [
    'The guard keeps its counts in the key-value store. The `RateLimit` and `RateLimit-Policy` headers follow an IETF draft, which isn’t a standard yet.',
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
              expression ??
                failStep(
                  'E_CONFIGURATION',
                  '`expression` is missing. Set it, or choose another value for `countBy`.',
                ),
              input,
              surroundings,
              'E_INPUT',
            );
    if (typeof caller !== 'string' || caller === '') {
      return failStep(
        'E_INPUT',
        'The request doesn’t identify the caller. Check `countBy` and the input that it uses.',
      );
    }
    const key = `rateLimit:${name}:${caller}`;
    const seconds = unixSeconds(now);
    const {count, resetAt} = openCount(store, key, seconds) ?? {
      count: 0,
      resetAt: fromUnixSeconds(seconds + windowSeconds),
    };
    const reset = unixSeconds(resetAt) - seconds;
    if (count >= limit) {
      failStep(
        'E_RATE_LIMIT',
        `The request limit has been reached. Try again in ${reset.toLocaleString('en')}\u00A0s.`,
      );
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
