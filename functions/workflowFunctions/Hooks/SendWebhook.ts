import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {utf8} from '../../formats/encodings/utf8';
import {object} from '../../workflow/schemas';
import {failStep, StepError} from '../../workflow/stepErrors';
import type {Answer, Call, HttpRequest, HttpResponse} from '../../workflow/types';
import {standardWebhooksSignature} from '../Guard/signatureSchemes';
import {fromUnixSeconds, unixSeconds} from '../../values/dates/unixSeconds';
import {publicUrl} from '../../http/publicUrl';
import {retryAfterSeconds} from '../../http/retryAfter';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The schedule of Standard Webhooks: seconds to wait before each attempt. */
const schedule = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** The headers of one attempt: the id stays, the time is new. All secrets sign. */
async function signedHeaders(
  id: string,
  timestamp: number,
  body: string,
  secrets: readonly string[],
): Promise<Record<string, string>> {
  const signatures = await Promise.all(
    secrets.map((secret) => standardWebhooksSignature(secret, {id, timestamp, body: utf8(body)})),
  );
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

/** The answer, or null when none came in time. */
function* tried(request: HttpRequest): Generator<Call, HttpResponse | null, Answer> {
  try {
    return (yield request) as HttpResponse;
  } catch (error) {
    if (error instanceof StepError && error.code === 'E_TIMEOUT') {
      return null;
    }
    throw error;
  }
}

const url = 'https://partner.example.com/hooks/orders';
const secrets = {'partner-hook': 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'};
const configuration = {url, secrets: ['partner-hook'], eventType: 'order.shipped'};
const input = {data: {id: 'A-1001'}};
const firstHeaders = {
  'content-type': 'application/json',
  'webhook-id': 'msg_run_01',
  'webhook-timestamp': '1714564800',
  'webhook-signature': 'v1,7QgowgjtoQLlIvarmxTs7/LuwpEGNZAwmI/k7R/rRjM=',
};
const first = {
  method: 'POST',
  url,
  headers: firstHeaders,
  body: '{"type":"order.shipped","timestamp":"2024-05-01T12:00:00Z","data":{"id":"A-1001"}}',
};
const second = {
  ...first,
  headers: {
    ...firstHeaders,
    'webhook-timestamp': '1714564805',
    'webhook-signature': 'v1,xrXt3LPZp7K2bUrx3IDr0iDoK8Gj4l/grRrA+WDFzyU=',
  },
};

export default defineWorkflowFunction({
  category: 'Hooks',
  name: 'SendWebhook',
  summary: 'Sends a signed event to another system, and tries again until it gets through.',
  kind: 'action',
  configuration: object(
    {
      url: {
        type: 'string',
        pattern: '^https://',
        description: 'the address of the endpoint; only HTTPS',
      },
      secrets: {
        type: 'array',
        items: {type: 'string'},
        minItems: 1,
        maxItems: 2,
        description: 'the names of the secrets to sign with; two while one is replaced',
      },
      eventType: {
        type: 'string',
        pattern: '^[A-Za-z0-9_]+(?:\\.[A-Za-z0-9_]+)*$',
        description: 'what happened, such as `order.shipped`',
      },
      attempts: {
        type: 'integer',
        minimum: 1,
        maximum: 10,
        default: 10,
        description: 'how often to try at most',
      },
    },
    ['url', 'secrets', 'eventType'],
  ),
  input: object(
    {
      data: {type: 'object', description: 'the data of the event'},
      id: {
        type: 'string',
        pattern: '^[A-Za-z0-9_-]+$',
        description: 'the id of the event; without one, it is made of the id of the run',
      },
    },
    ['data'],
  ),
  output: object(
    {
      deliveryId: {type: 'string', description: 'the id of the event, the same for all attempts'},
      status: {type: 'integer', description: 'the status that the endpoint answered with'},
      attempts: {type: 'integer', description: 'how often it was tried'},
    },
    ['deliveryId', 'status', 'attempts'],
  ),
  credentials: [
    {
      field: 'secrets',
      what: 'The signing secret that you share with the receiver',
      from: 'Make one for each endpoint: 24 to 64 random bytes in base64, after `whsec_`. Hand it to the receiver safely, never by mail.',
    },
  ],
  errors: [
    {
      code: 'E_UPSTREAM',
      when: 'no attempt got an answer with a status from 200 to 299',
    },
    {
      code: 'E_REFUSED',
      when: 'the endpoint answers 410 or did so before, or the address leads into a private network',
    },
    {code: 'E_CREDENTIAL', when: 'a secret doesn’t exist, or isn’t base64'},
  ],
  examples: [
    {
      title: 'An order is on its way',
      configuration,
      input,
      given: {secrets},
      calls: [{request: first, response: {status: 204}}],
      output: {deliveryId: 'msg_run_01', status: 204, attempts: 1},
    },
    {
      title: 'The second attempt gets through',
      note: 'The id stays the same, so that the receiver recognises the event. The time and the signature are new.',
      configuration,
      input,
      given: {secrets},
      calls: [
        {request: first, response: 'timeout'},
        {wait: 5},
        {request: second, response: {status: 200, body: 'ok'}},
      ],
      output: {deliveryId: 'msg_run_01', status: 200, attempts: 2},
    },
    {
      title: 'While the secret is replaced',
      note: 'The header carries two signatures. The receiver needs to know one of the secrets.',
      configuration: {...configuration, secrets: ['partner-hook', 'partner-hook-old']},
      input,
      given: {
        secrets: {...secrets, 'partner-hook-old': 'whsec_b2xkLXNlY3JldC1mb3ItZXhhbXBsZXM='},
      },
      calls: [
        {
          request: {
            ...first,
            headers: {
              ...firstHeaders,
              'webhook-signature':
                'v1,7QgowgjtoQLlIvarmxTs7/LuwpEGNZAwmI/k7R/rRjM= v1,EybLOdkvo+ve4GMemb8Zx0xBBRUFKXOxgeuOt+fOW/c=',
            },
          },
          response: {status: 200},
        },
      ],
      output: {deliveryId: 'msg_run_01', status: 200, attempts: 1},
    },
    {
      title: 'A redirect counts as a failure',
      configuration: {...configuration, attempts: 2},
      input,
      given: {secrets},
      calls: [
        {
          request: first,
          response: {status: 301, headers: {location: 'https://partner.example.com/hooks/v2'}},
        },
        {wait: 5},
        {request: second, response: {status: 503}},
      ],
      error: 'E_UPSTREAM',
    },
    {
      title: 'The endpoint wants no more events',
      note: 'From now on the platform sends nothing there. Delete the entry in the store to start again.',
      configuration,
      input,
      given: {secrets},
      calls: [{request: first, response: {status: 410}}],
      storeAfter: {[`webhookDisabled:${url}`]: '2024-05-01T12:00:00Z'},
      error: 'E_REFUSED',
    },
    {
      title: 'An endpoint that is switched off',
      configuration,
      input,
      given: {secrets, store: {[`webhookDisabled:${url}`]: '2024-04-30T08:00:00Z'}},
      error: 'E_REFUSED',
    },
    {
      title: 'An address in a private network',
      configuration: {...configuration, url: 'https://192.168.0.10/hooks'},
      input,
      given: {secrets},
      error: 'E_REFUSED',
    },
    {
      title: 'A secret that doesn’t exist',
      configuration,
      input,
      error: 'E_CREDENTIAL',
    },
  ],
  related: [
    {function: 'Hooks/ReceiveWebhook', role: 'inverse'},
    {function: 'Guard/VerifySignature', role: 'inverse'},
    {function: 'Guard/SignRequest', role: 'alternative'},
    {function: 'HTTPClient/SendJson', role: 'alternative'},
    {function: 'Hooks/OnComplete', role: 'often used with'},
  ],
  tags: ['workflow', 'hook', 'event', 'webhook', 'http-client', 'signature', 'retry'],
  aliases: [
    'outgoing webhook',
    'callback',
    'Standard Webhooks',
    'Svix',
    'notify URL',
    'push event',
    'notify another system',
    'tell other app',
    'retry delivery',
    'inform partner',
    'outbound notification',
    'at-least-once',
    'trigger a Zap',
    'publish to subscribers',
    'post to customer endpoint',
    'emit event',
    'fire event',
    'broadcast',
    'call other systems when finished',
    'notify third party',
    'deliver reliably',
    'tell downstream',
  ],
  limits: [
    'Attempts come at once and after 5 seconds, 5 minutes, 30 minutes, then 2, 5, 10, 14, 20 and 24 hours, each counted from the one before; later if `Retry-After` says so. The last one comes after more than three days.',
    'The endpoint has 15 seconds for each answer. Keep events below 20 kB: send an id, and let the receiver fetch the rest.',
  ],
  notes: [
    'Signed by Standard Webhooks, over the id, the time and the body as it is sent. Only a status from 200 to 299 is a success; redirects aren’t followed.',
  ],
  async *converse({configuration: settings, input: {data, id}, surroundings}) {
    const {now, store, secret, runId} = surroundings;
    const {href, host} = publicUrl(settings.url);
    const disabledKey = `webhookDisabled:${href}`;
    if (store.get(disabledKey) !== undefined) {
      failStep('E_REFUSED', `${host} answered 410 before and gets no more events.`);
    }
    const deliveryId = id ?? `msg_${runId}`;
    const keys = settings.secrets.map(secret);
    const body = JSON.stringify({type: settings.eventType, timestamp: now, data});
    let moment = unixSeconds(now);
    let answer: HttpResponse | null = null;
    for (const [index, pause] of schedule.slice(0, settings.attempts).entries()) {
      const later = retryAfterSeconds(answer?.headers?.['retry-after'], fromUnixSeconds(moment));
      const wait = Math.max(pause, Math.min(later ?? 0, 24 * HOUR));
      if (wait > 0) {
        yield {wait};
        moment += wait;
      }
      const headers = await signedHeaders(deliveryId, moment, body, keys);
      answer = yield* tried({method: 'POST', url: href, headers, body});
      if (answer && answer.status >= 200 && answer.status < 300) {
        return {deliveryId, status: answer.status, attempts: index + 1};
      }
      if (answer?.status === 410) {
        store.set(disabledKey, now);
        failStep('E_REFUSED', `${host} answers 410: it wants no more events.`);
      }
    }
    return failStep('E_UPSTREAM', `${host} took no event in ${settings.attempts} attempts.`);
  },
});
