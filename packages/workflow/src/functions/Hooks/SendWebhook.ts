import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep, StepError} from '../../language/stepErrors';
import type {Answer, Call, HttpRequest, HttpResponse} from '../../language/types';
import {standardWebhooksSignature} from '../Guard/signatureSchemes';
import {fromUnixSeconds, unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';
import {publicUrl} from '../../http/publicUrl';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import {retryAfterSeconds} from '../../http/retryAfter';
import {WEBHOOK_EVENT_BYTES} from '@documentation/base/internal/limits/values/files';
import {
  WEBHOOK_ATTEMPTS,
  WEBHOOK_RESPONSE_SECONDS,
} from '@documentation/base/internal/limits/values/times';
import {durationText, sizeText} from '@documentation/base/internal/limits/format';
import {
  LONGEST_WEBHOOK_WAIT,
  WEBHOOK_WAITS,
} from '@documentation/base/internal/limits/webhookWaits';
import {shorten} from '@documentation/base/internal/values/quote';

const retryWaits = joinWords(WEBHOOK_WAITS.slice(1).map(durationText), 'and');
const SECONDS_PER_DAY = 86_400;
/** '3 days' */
const daysOfRetries = durationText(
  SECONDS_PER_DAY *
    Math.floor(WEBHOOK_WAITS.reduce<number>((sum, wait) => sum + wait, 0) / SECONDS_PER_DAY),
);

/** Creates the headers for one attempt: the same ID, a new timestamp, and a signature with each secret. */
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

/** Sends a request and returns the response, or null after a timeout. */
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
  summary: 'Sends a signed webhook to another system and retries failed deliveries.',
  kind: 'action',
  requestTimeoutSeconds: 15,
  pausesRun: true,
  configuration: object(
    {
      url: {
        type: 'string',
        pattern: '^https://',
        description: 'the endpoint URL, which must use HTTPS',
      },
      secrets: {
        type: 'array',
        items: {type: 'string'},
        minItems: 1,
        maxItems: 2,
        description: 'the names of the secrets to sign with; use two during rotation',
      },
      eventType: {
        type: 'string',
        pattern: '^[A-Za-z0-9_]+(?:\\.[A-Za-z0-9_]+)*$',
        description: 'the event type, such as `order.shipped`',
      },
      attempts: {
        type: 'integer',
        minimum: 1,
        maximum: WEBHOOK_ATTEMPTS,
        default: WEBHOOK_ATTEMPTS,
        description: 'the maximum number of attempts',
      },
    },
    ['url', 'secrets', 'eventType'],
  ),
  input: object(
    {
      data: {type: 'object', description: 'the event data'},
      id: {
        type: 'string',
        pattern: '^[A-Za-z0-9_-]+$',
        description: 'the event ID; by default, derived from the run ID',
      },
    },
    ['data'],
  ),
  output: object(
    {
      deliveryId: {type: 'string', description: 'the event ID, the same for all attempts'},
      status: {type: 'integer', description: 'the endpoint’s response status'},
      attempts: {type: 'integer', description: 'how many attempts were made'},
    },
    ['deliveryId', 'status', 'attempts'],
  ),
  credentials: [
    {
      field: 'secrets',
      what: 'The signing secret that you share with the receiver',
      from: 'Generate one for each receiver: 24 to 64 random bytes in Base64, with the prefix `whsec_`. Give it to the receiver over a secure channel, never by email.',
    },
  ],
  errors: [
    {
      code: 'E_UPSTREAM',
      when: 'no attempt got a response with a status from 200 to 299',
    },
    {
      code: 'E_REFUSED',
      when: 'the endpoint responds with 410 or did so earlier, or its URL is on a private network',
    },
    {code: 'E_CREDENTIAL', when: 'a secret doesn’t exist, or isn’t valid Base64'},
  ],
  examples: [
    {
      title: 'A shipped order',
      configuration,
      input,
      given: {secrets},
      calls: [{request: first, response: {status: 204}}],
      output: {deliveryId: 'msg_run_01', status: 204, attempts: 1},
    },
    {
      title: 'A second attempt that succeeds',
      note: 'The ID stays the same, so the receiver can recognise the event. The timestamp and the signature are new.',
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
      title: 'Two secrets during rotation',
      note: 'The header contains two signatures. The receiver needs only one of the secrets.',
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
      title: 'A redirect, which counts as a failure',
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
      title: 'An endpoint that responds with 410',
      note: 'From now on, `Hooks.SendWebhook` sends nothing to this URL. To resume, delete `webhookDisabled:` followed by the URL from the key-value store.',
      configuration,
      input,
      given: {secrets},
      calls: [{request: first, response: {status: 410}}],
      storeAfter: {[`webhookDisabled:${url}`]: '2024-05-01T12:00:00Z'},
      error: 'E_REFUSED',
    },
    {
      title: 'An endpoint that responded with 410 earlier',
      configuration,
      input,
      given: {secrets, store: {[`webhookDisabled:${url}`]: '2024-04-30T08:00:00Z'}},
      error: 'E_REFUSED',
    },
    {
      title: 'A URL on a private network',
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
  aliases:
    'outgoing webhook, callback, Standard Webhooks, Svix, notify URL, push event, notify another system, tell other app, retry delivery, inform partner, outbound notification, at-least-once, trigger a Zap, publish to subscribers, post to customer endpoint, emit event, fire event, broadcast, call other systems when finished, notify third party, deliver reliably, tell downstream, try again until it gets through',
  limits: [
    `The first attempt is immediate. Retries follow after ${retryWaits}. Each wait is measured from the previous attempt, and \`Retry-After\` can extend it to at most ${durationText(LONGEST_WEBHOOK_WAIT)}. By default, the last attempt comes more than ${daysOfRetries} after the first.`,
    `The run is paused between attempts. The endpoint has ${durationText(WEBHOOK_RESPONSE_SECONDS)} to respond to each attempt, even if the step’s own timeout is longer.`,
    `Keep events below ${sizeText(WEBHOOK_EVENT_BYTES)}: send an ID, and let the receiver fetch the rest.`,
  ],
  notes: [
    'The step signs the ID, the timestamp and the raw body, as Standard Webhooks specifies. Only a status from 200 to 299 counts as success. Redirects aren’t followed.',
  ],
  async *converse({configuration: settings, input: {data, id}, surroundings}) {
    const {now, store, secret, runId} = surroundings;
    const {href, host} = publicUrl(settings.url);
    const disabledKey = `webhookDisabled:${href}`;
    if (store.get(disabledKey) !== undefined) {
      failStep(
        'E_REFUSED',
        `${shorten(host)} responded with 410 earlier, so no more events are sent to this URL. To resume, delete "${shorten(disabledKey, 200)}" from the key-value store.`,
      );
    }
    const deliveryId = id ?? `msg_${runId}`;
    const keys = settings.secrets.map(secret);
    const body = JSON.stringify({type: settings.eventType, timestamp: now, data});
    let moment = unixSeconds(now);
    let answer: HttpResponse | null = null;
    for (const [index, pause] of WEBHOOK_WAITS.slice(0, settings.attempts).entries()) {
      const later = retryAfterSeconds(answer?.headers?.['retry-after'], fromUnixSeconds(moment));
      const wait = Math.max(pause, Math.min(later ?? 0, LONGEST_WEBHOOK_WAIT));
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
        failStep(
          'E_REFUSED',
          `${shorten(host)} responded with 410, so no more events will be sent to this URL. Ask the receiver whether the URL has changed.`,
        );
      }
    }
    return failStep(
      'E_UPSTREAM',
      `${shorten(host)} didn’t accept the event in ${settings.attempts === 1 ? '1 attempt' : `${settings.attempts} attempts`}. Check the endpoint, then send the event again.`,
    );
  },
});
