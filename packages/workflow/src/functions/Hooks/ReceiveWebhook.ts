import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {fileBytes} from '../../language/fileBytes';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {checkSignature, signatureSettings} from '../Guard/checkSignature';
import {PATH_PATTERN} from '../HTTPServer/pathTemplate';
import {receiveRequest} from '../HTTPServer/receiveRequest';
import {httpRequest, requestParts} from '../../http/incomingRequest';
import {unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';
import {FILE_BYTES, TRIGGER_BODY_BYTES} from '@documentation/base/internal/limits/values/files';
import {
  EVENT_ID_MAX_SECONDS,
  EVENT_ID_SECONDS,
} from '@documentation/base/internal/limits/values/retention';
import {durationText, sizeText} from '@documentation/base/internal/limits/format';

const secrets = {'shop-hook': 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'};
const signed = {
  path: '/hooks/shop',
  signature: {scheme: 'standard-webhooks', secrets: ['shop-hook']},
};
const signedHeaders = {
  'content-type': 'application/json',
  'webhook-id': 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W',
  'webhook-timestamp': '1714564790',
  'webhook-signature': 'v1,OW5g8wpdxWwy8SQ0wejGa2Pd4GWYO//rPZuixS2TUlE=',
};
const delivery = {
  method: 'POST',
  url: '/hooks/shop',
  headers: signedHeaders,
  body: '{"type": "order.created", "data": {"id": "A-1001"}}',
  ip: '198.51.100.17',
};
const received = {
  body: {type: 'order.created', data: {id: 'A-1001'}},
  rawBody: 'eyJ0eXBlIjogIm9yZGVyLmNyZWF0ZWQiLCAiZGF0YSI6IHsiaWQiOiAiQS0xMDAxIn19',
  headers: signedHeaders,
  query: {},
  id: 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W',
  receivedAt: '2024-05-01T12:00:00Z',
  answered: true,
  method: 'POST',
  path: '/hooks/shop',
  ip: '198.51.100.17',
};
const seen = {
  'webhook:/hooks/shop:msg_2KWPBgLlAfxdpx2AI54pPJ85f4W': '2024-05-01T12:00:00Z',
};

export default defineWorkflowFunction({
  category: 'Hooks',
  name: 'ReceiveWebhook',
  summary: 'Starts a run for each incoming webhook and drops duplicates.',
  kind: 'trigger',
  configuration: object(
    {
      path: {
        type: 'string',
        pattern: PATH_PATTERN,
        description: 'the path to listen on, such as `/hooks/shop`',
      },
      methods: {
        type: 'array',
        items: {type: 'string', enum: ['POST', 'PUT', 'PATCH', 'GET']},
        minItems: 1,
        default: ['POST'],
        description: 'the accepted methods; choose from `POST`, `PUT`, `PATCH` and `GET`',
      },
      signature: {
        ...signatureSettings,
        description: 'how to verify the sender, as in `Guard.VerifySignature`',
      },
      reply: {
        ...oneOf({
          immediate: 'before the run starts, with status 202',
          onComplete: 'when the run ends, for example with the response from `HTTPServer.Respond`',
        }),
        default: 'immediate',
        description: 'when the sender gets a response',
      },
      dedupeHeader: {
        type: 'string',
        default: 'webhook-id',
        description: 'the header with the event ID, such as `X-GitHub-Delivery`',
      },
      dedupeSeconds: {
        type: 'integer',
        minimum: 0,
        maximum: EVENT_ID_MAX_SECONDS,
        default: EVENT_ID_SECONDS,
        description:
          'how many seconds to remember an event ID; 0 turns deduplication off; used only if `reply` is `immediate`',
      },
      maxBodyBytes: {
        type: 'integer',
        minimum: 0,
        maximum: FILE_BYTES,
        default: TRIGGER_BODY_BYTES,
        description: 'the maximum event size in bytes',
      },
    },
    ['path'],
  ),
  input: httpRequest,
  output: object(
    {
      body: {
        description:
          'the event, parsed according to its content type; form data becomes an object, and an event of an unknown type becomes null',
      },
      rawBody: requestParts.rawBody,
      headers: requestParts.headers,
      query: requestParts.query,
      id: {
        type: ['string', 'null'],
        description:
          'the event ID from the signature scheme or `dedupeHeader`; null if there is none',
      },
      receivedAt: {type: 'string', description: 'when the event arrived'},
      answered: {
        type: 'boolean',
        description:
          'whether the sender has already received a response; true if `reply` is `immediate`',
      },
      method: requestParts.method,
      path: requestParts.path,
      ip: requestParts.ip,
    },
    ['body', 'rawBody', 'headers', 'query', 'id', 'receivedAt', 'answered', 'method', 'path', 'ip'],
  ),
  credentials: [
    {
      field: 'signature',
      what: 'The signing secret that you share with the sender, named in `secrets`',
      from: 'The sender shows it where you register the webhook URL, or lets you choose it there.',
    },
  ],
  errors: [
    {
      code: 'E_UNAUTHORIZED',
      when: 'the signature is missing or invalid, or its timestamp is outside the tolerance; the sender gets 401',
    },
    {
      code: 'E_CREDENTIAL',
      when: 'a secret named in `secrets` doesn’t exist, or should be Base64 but isn’t',
    },
    {code: 'E_NOT_FOUND', when: 'the path doesn’t match; the sender gets 404'},
    {code: 'E_REFUSED', when: 'the method isn’t in `methods`; the sender gets 405'},
    {code: 'E_LIMIT', when: 'the body is larger than `maxBodyBytes`; the sender gets 413'},
    {
      code: 'E_PARSE',
      when: 'the body doesn’t match its content type, or the path can’t be decoded; the sender gets 400',
    },
  ],
  examples: [
    {
      title: 'A signed event',
      configuration: signed,
      input: delivery,
      given: {secrets},
      output: received,
      storeAfter: seen,
    },
    {
      title: 'A duplicate event',
      note: 'The sender missed the first response and sends the event again. The trigger responds again, but no second run starts.',
      configuration: signed,
      input: delivery,
      given: {secrets, now: '2024-05-01T12:00:05Z', store: seen},
      startsNothing: true,
    },
    {
      title: 'A GitHub event with its ID in another header',
      configuration: {
        path: '/hooks/github',
        dedupeHeader: 'X-GitHub-Delivery',
        reply: 'onComplete',
      },
      input: {
        method: 'POST',
        url: '/hooks/github?team=docs',
        headers: {
          'content-type': 'application/json',
          'x-github-event': 'ping',
          'x-github-delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
        },
        body: '{"zen":"Design for failure."}',
        ip: '192.0.2.10',
      },
      note: 'The sender waits until the run ends. The trigger doesn’t remember the ID, so the sender can try again if the run fails.',
      output: {
        body: {zen: 'Design for failure.'},
        rawBody: 'eyJ6ZW4iOiJEZXNpZ24gZm9yIGZhaWx1cmUuIn0=',
        headers: {
          'content-type': 'application/json',
          'x-github-event': 'ping',
          'x-github-delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
        },
        query: {team: 'docs'},
        id: '72d3162e-cc78-11e3-81ab-4c9367dc0958',
        receivedAt: '2024-05-01T12:00:00Z',
        answered: false,
        method: 'POST',
        path: '/hooks/github',
        ip: '192.0.2.10',
      },
    },
    {
      title: 'A forged event',
      note: 'The trigger doesn’t remember the ID of a forged event, so the genuine event can still start a run.',
      configuration: signed,
      input: {...delivery, body: '{"type": "order.paid", "data": {"id": "A-1001"}}'},
      given: {secrets},
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'A secret that doesn’t exist',
      configuration: signed,
      input: delivery,
      error: 'E_CREDENTIAL',
    },
    {
      title: 'A wrong path: 404',
      configuration: {path: '/hooks/shop'},
      input: {...delivery, url: '/hooks/shops'},
      error: 'E_NOT_FOUND',
    },
    {
      title: 'A wrong method: 405',
      configuration: {path: '/hooks/shop'},
      input: {method: 'GET', url: '/hooks/shop', ip: '198.51.100.17'},
      error: 'E_REFUSED',
    },
    {
      title: 'A body that is too large: 413',
      configuration: {path: '/hooks/shop', maxBodyBytes: 16},
      input: delivery,
      error: 'E_LIMIT',
    },
    {
      title: 'A body that isn’t valid JSON: 400',
      configuration: {path: '/hooks/shop'},
      input: {...delivery, body: 'type=order.created'},
      error: 'E_PARSE',
    },
  ],
  related: [
    {function: 'Hooks/SendWebhook', role: 'inverse'},
    {function: 'HTTPServer/WebHandler', role: 'alternative'},
    {function: 'Guard/VerifySignature', role: 'often used with'},
    {function: 'CRM/HubSpotTrigger', role: 'alternative'},
    {function: 'Slack/OnSlashCommand', role: 'alternative'},
    {function: 'Scheduler/Cron', role: 'alternative'},
  ],
  tags: ['workflow', 'hook', 'event', 'webhook', 'http-server', 'request', 'idempotency'],
  aliases:
    'Webhook trigger, Catch Hook, custom webhook, instant trigger, event receiver, deduplicate, listen for events, start from external system, ignore duplicate deliveries, when an order arrives, push instead of polling, GitHub push, Stripe payment received, inbound notification, real-time integration, same message twice, accept events, event-driven, react to event, called by other app, Shopify order created, listener, callback receiver, PayPal IPN, webhook URL, start when something happens, event source, CloudEvents, subscribe',
  limits: [
    `An event can be up to ${sizeText(TRIGGER_BODY_BYTES)} by default, and up to ${sizeText(FILE_BYTES)} with \`maxBodyBytes\`.`,
    `Event IDs are remembered for ${durationText(EVENT_ID_SECONDS)} by default, and for up to ${durationText(EVENT_ID_MAX_SECONDS)} with \`dedupeSeconds\`. Standard Webhooks senders can retry an event for more than 3 days.`,
  ],
  notes: [
    'By default, the trigger responds before the run starts. Many senders wait only a few seconds for a response before they send the event again.',
    'Verify the signature here rather than in a guard after the trigger. Otherwise, a forged event could cause the trigger to drop a genuine event with the same ID.',
  ],
  run: async ({configuration, input, surroundings}) => {
    const {signature, reply, dedupeHeader, dedupeSeconds} = configuration;
    const {now, store} = surroundings;
    const {body, rawBody, headers, query, method, path, ip} = await receiveRequest(
      {...configuration, contentTypes: ['*/*']},
      input,
    );
    const message =
      signature &&
      (await checkSignature(signature, {headers, body: fileBytes(rawBody, 'body')}, surroundings));
    const id = message?.id ?? headers[dedupeHeader.toLowerCase()] ?? null;
    // Deduplicate only with `immediate`. With `onComplete`, the sender must be able to try again if the run fails.
    if (reply === 'immediate' && id !== null && dedupeSeconds > 0) {
      const key = `webhook:${path}:${id}`;
      const before = store.get(key);
      if (typeof before === 'string' && unixSeconds(now) - unixSeconds(before) < dedupeSeconds) {
        return null;
      }
      store.set(key, now);
    }
    const answered = reply === 'immediate';
    return {body, rawBody, headers, query, id, receivedAt: now, answered, method, path, ip};
  },
});
