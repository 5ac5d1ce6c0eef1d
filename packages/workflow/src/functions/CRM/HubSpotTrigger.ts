import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {textOfUtf8} from '@documentation/base/internal/encodings/utf8';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {WorkflowExample} from '../../language/types';
import {checkClaim} from '../Guard/checkSignature';
import {bodyBytes, httpRequest} from '../../http/incomingRequest';
import {hubSpotClaim} from './hubSpotSignature';
import {SIGNATURE_AGE_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText} from '@documentation/base/internal/limits/format';

/** The fields of a HubSpot notification that this trigger uses. */
interface Notification {
  readonly eventId: number;
  readonly subscriptionType: string;
  readonly occurredAt: number;
  readonly attemptNumber?: number;
  readonly objectId: number;
  readonly propertyName?: string;
  readonly propertyValue?: string;
}

function isNotification(value: unknown): value is Notification {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Notification).subscriptionType === 'string' &&
    typeof (value as Notification).occurredAt === 'number' &&
    (value as Notification).objectId !== undefined
  );
}

function notificationsOf(body: string | null): readonly Notification[] {
  let value: unknown;
  try {
    value = JSON.parse(body ?? '');
  } catch {
    value = null;
  }
  return Array.isArray(value) && value.every(isNotification)
    ? value
    : failStep(
        'E_PARSE',
        'The body isn’t a list of HubSpot events. Check your HubSpot app’s webhook settings.',
      );
}

function eventOf(notification: Notification) {
  const {subscriptionType, objectId, propertyName, propertyValue, occurredAt, eventId} =
    notification;
  return {
    id: String(eventId),
    type: subscriptionType,
    objectId: String(objectId),
    property: propertyName ?? null,
    value: propertyValue ?? null,
    occurredAt: new Date(occurredAt).toISOString(),
    attempt: notification.attemptNumber ?? 0,
  };
}

const body =
  '[{"eventId":3816279480,"subscriptionId":25,"portalId":33,"appId":1160452,"occurredAt":1714564799000,"subscriptionType":"contact.propertyChange","attemptNumber":0,"objectId":151,"propertyName":"lifecyclestage","propertyValue":"customer","changeSource":"CRM_UI"},{"eventId":3816279340,"subscriptionId":24,"portalId":33,"appId":1160452,"occurredAt":1714564795000,"subscriptionType":"contact.creation","attemptNumber":1,"objectId":152,"changeFlag":"CREATED","changeSource":"IMPORT"}]';

const request = {
  method: 'POST',
  url: '/hubspot',
  headers: {
    host: 'hooks.example.com',
    'content-type': 'application/json',
    'x-hubspot-request-timestamp': '1714564800000',
    'x-hubspot-signature-v3': 'vUgGLdvqUZ/wkZH/qW3o6B8PkDP1mL0h5JoefRarCA4=',
  },
  body,
  ip: '192.0.2.10',
};

const given = {
  now: '2024-05-01T12:00:01Z',
  secrets: {'hubspot-app': 'example-client-secret'},
};

const typical: WorkflowExample = {
  title: 'A contact becomes a customer',
  note: 'HubSpot can send several events in one request. The trigger drops events whose type isn’t in `events`.',
  configuration: {secret: 'hubspot-app', events: ['contact.propertyChange']},
  input: request,
  given,
  output: {
    events: [
      {
        id: '3816279480',
        type: 'contact.propertyChange',
        objectId: '151',
        property: 'lifecyclestage',
        value: 'customer',
        occurredAt: '2024-05-01T11:59:59.000Z',
        attempt: 0,
      },
    ],
  },
};

export default defineWorkflowFunction({
  category: 'CRM',
  name: 'HubSpotTrigger',
  summary: 'Starts a run when HubSpot records are created, changed or deleted.',
  kind: 'trigger',
  configuration: object(
    {
      secret: {
        type: 'string',
        description: 'the name of the secret that holds your HubSpot app’s client secret',
      },
      events: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: {type: 'string', pattern: '^[\\w-]+\\.\\w+$'},
        description:
          'the event types that start a run, such as `contact.creation`, `deal.propertyChange` or `company.deletion`',
      },
    },
    ['secret', 'events'],
  ),
  input: httpRequest,
  output: object(
    {
      events: {
        type: 'array',
        items: object(
          {
            id: {type: 'string', description: 'the event ID, which isn’t always unique'},
            type: {type: 'string', description: 'the event type'},
            objectId: {type: 'string', description: 'the record ID'},
            property: {
              type: ['string', 'null'],
              description: 'the property that changed; null if the event isn’t a property change',
            },
            value: {
              type: ['string', 'null'],
              description: 'the new value; null if the event isn’t a property change',
            },
            occurredAt: {type: 'string', description: 'when the event happened'},
            attempt: {
              type: 'integer',
              description: 'the delivery attempt: 0 for the first, higher for retries',
            },
          },
          ['id', 'type', 'objectId', 'property', 'value', 'occurredAt', 'attempt'],
        ),
        description: 'the events of the configured types, in HubSpot’s order',
      },
    },
    ['events'],
  ),
  credentials: [
    {
      field: 'secret',
      what: 'Your HubSpot app’s client secret',
      from: 'You can find it in the app settings, next to the client ID. Don’t confuse it with the access token.',
    },
  ],
  errors: [
    {
      code: 'E_UNAUTHORIZED',
      when: `the signature is missing or doesn’t match the request, or its timestamp is more than ${durationText(SIGNATURE_AGE_SECONDS)} off`,
    },
    {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist'},
    {code: 'E_PARSE', when: 'the request is signed, but its body isn’t a list of events'},
  ],
  examples: [
    typical,
    {
      title: 'Only events of other types',
      configuration: {secret: 'hubspot-app', events: ['deal.deletion']},
      input: request,
      given,
      startsNothing: true,
    },
    {
      title: 'A body that HubSpot didn’t sign',
      configuration: typical.configuration,
      input: {...request, body: '[{"objectId":1}]'},
      given,
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'A request replayed a day later',
      configuration: typical.configuration,
      input: request,
      given: {...given, now: '2024-05-02T12:00:01Z'},
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'A secret that doesn’t exist',
      configuration: {secret: 'hubspot', events: ['contact.creation']},
      input: request,
      given,
      error: 'E_CREDENTIAL',
    },
    {
      title: 'A signed request without events',
      configuration: typical.configuration,
      input: {
        ...request,
        headers: {
          ...request.headers,
          'x-hubspot-signature-v3': '5YvPVdH7chQzAHPxX6ZUDtObtQJ6B4xU+psQOcYUsJE=',
        },
        body: '{"ping":true}',
      },
      given,
      error: 'E_PARSE',
    },
  ],
  related: [
    {function: 'CRM/HubSpotGet', role: 'often used with'},
    {function: 'Guard/VerifySignature', role: 'alternative'},
    {function: 'Hooks/ReceiveWebhook', role: 'alternative'},
  ],
  mappingFunctions: ['List/GroupBy', 'List/Distinct'],
  tags: ['workflow', 'crm', 'hubspot', 'webhook', 'event', 'signature'],
  aliases:
    'HubSpot webhook, new contact, deal stage changed, X-HubSpot-Signature-v3, on new lead, when a deal changes, watch contacts, as soon as customer added, subscription to changes, in real time, deal won, listen to CRM, react to new customer, contact updated, event from HubSpot, notify when deal moves, property change',
  limits: [
    `A signature is valid for ${durationText(SIGNATURE_AGE_SECONDS)}.`,
    'HubSpot sends up to 100 events per request.',
  ],
  notes: [
    'An event says what changed, not what the record looks like now. Read the record with `CRM.HubSpotGet` before you act on the event.',
    'HubSpot can send an event more than once, or send events out of order. Use `occurredAt` to put events in order, and make your steps idempotent.',
    'The signature covers the method, URL, body and timestamp. Behind a proxy, the `host` header, path and query string must match the URL that HubSpot called.',
  ],
  run: async ({configuration: {secret, events: wanted}, input, surroundings}) => {
    const trust = {secrets: [secret], toleranceSeconds: SIGNATURE_AGE_SECONDS};
    await checkClaim(hubSpotClaim(input), trust, surroundings);
    const events = notificationsOf(textOfUtf8(bodyBytes(input)))
      .map(eventOf)
      .filter(({type}) => wanted.includes(type));
    return events.length > 0 ? {events} : null;
  },
});
