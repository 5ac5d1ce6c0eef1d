import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {fileBytes} from '../../language/fileBytes';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {requestWith} from '../../http/incomingRequest';
import {fromUnixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';
import {checkSignature, signatureSettings} from './checkSignature';
import {SIGNATURE_AGE_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText} from '@documentation/base/internal/limits/format';

/** Test values published by Standard Webhooks. */
const published = {
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  body: {test: 2432232314},
  rawBody: 'eyJ0ZXN0IjogMjQzMjIzMjMxNH0=',
} as const;
const publishedSecret = {'shop-hook': 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'};

export default defineWorkflowFunction({
  category: 'Guard',
  name: 'VerifySignature',
  summary: 'Allows only webhooks with a valid signature from their sender.',
  kind: 'guard',
  configuration: signatureSettings,
  input: object({request: requestWith('headers', 'rawBody')}, ['request']),
  output: object(
    {
      verified: {
        type: 'boolean',
        description: 'always true, because the guard rejects requests without a valid signature',
      },
      messageId: {
        type: ['string', 'null'],
        description: 'the message ID, for dropping duplicates; null if the sender doesn’t send one',
      },
      timestamp: {
        type: ['string', 'null'],
        description: 'when the message was signed; null for schemes without a timestamp',
      },
    },
    ['verified', 'messageId', 'timestamp'],
  ),
  credentials: [
    {
      field: 'secrets',
      what: 'The signing secret that you share with the sender',
      from: 'For Standard Webhooks and Stripe, register your endpoint with the sender, then copy the secret, which starts with `whsec_`. For GitHub, choose it yourself in the webhook settings. For Slack, copy the signing secret from “Basic Information” in your app settings.',
    },
  ],
  errors: [
    {
      code: 'E_UNAUTHORIZED',
      when: 'the signature is missing or invalid, or its timestamp is outside the tolerance; the caller gets 401',
    },
    {
      code: 'E_CREDENTIAL',
      when: 'a secret named in `secrets` doesn’t exist, or should be Base64 but isn’t',
    },
  ],
  examples: [
    {
      title: 'Standard Webhooks',
      note: 'Standard Webhooks publishes these values for testing. `rawBody` is `{"test": 2432232314}` in Base64.',
      configuration: {scheme: 'standard-webhooks', secrets: ['shop-hook']},
      input: {request: published},
      given: {now: '2021-02-25T15:02:40Z', secrets: publishedSecret},
      output: {
        verified: true,
        messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        timestamp: '2021-02-25T15:02:10Z',
      },
    },
    {
      title: 'GitHub',
      note: '`rawBody` is `Hello, World!` in Base64, an example from GitHub’s documentation. GitHub signs neither a timestamp nor the delivery ID.',
      configuration: {scheme: 'github', secrets: ['github-hook']},
      input: {
        request: {
          headers: {
            'x-github-delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
            'x-hub-signature-256':
              'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
          },
          rawBody: 'SGVsbG8sIFdvcmxkIQ==',
        },
      },
      given: {secrets: {'github-hook': "It's a Secret to Everybody"}},
      output: {
        verified: true,
        messageId: '72d3162e-cc78-11e3-81ab-4c9367dc0958',
        timestamp: null,
      },
    },
    {
      title: 'Stripe during secret rotation',
      note: 'During rotation, Stripe signs with both the new and the old secret. You need only one of them.',
      configuration: {scheme: 'stripe', secrets: ['stripe-hook']},
      input: {
        request: {
          headers: {
            'stripe-signature':
              't=1714564800,v1=d12eb65217ac2254144e9a5bcf0b880a2ee81246a430cf8222d8214d75ab8c5a,v1=e7bbb1433d6049dbc3b5bc131712d88370db4afce93acbafeca05a2ec79ae320',
          },
          body: {id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy', object: 'event', type: 'invoice.paid'},
          rawBody:
            'eyJpZCI6ICJldnRfMU5HOER1MmVadktZbG8yQ1VJNzl2WFd5IiwgIm9iamVjdCI6ICJldmVudCIsICJ0eXBlIjogImludm9pY2UucGFpZCJ9',
        },
      },
      given: {secrets: {'stripe-hook': 'whsec_example_old'}},
      output: {
        verified: true,
        messageId: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
        timestamp: '2024-05-01T12:00:00Z',
      },
    },
    {
      title: 'Slack',
      note: 'This example is from Slack’s documentation. Slack sends commands as form data and signs the raw body.',
      configuration: {scheme: 'slack', secrets: ['slack-signing']},
      input: {
        request: {
          headers: {
            'x-slack-request-timestamp': '1531420618',
            'x-slack-signature':
              'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
          },
          rawBody:
            'dG9rZW49eHl6ejBXYmFwQTR2QkNERUZhc3gwcTZHJnRlYW1faWQ9VDFEQzJKSDNKJnRlYW1fZG9tYWluPXRlc3R0ZWFtbm93JmNoYW5uZWxfaWQ9RzhQU1M5VDNWJmNoYW5uZWxfbmFtZT1mb29iYXImdXNlcl9pZD1VMkNFUkxLSkEmdXNlcl9uYW1lPXJvYWRydW5uZXImY29tbWFuZD0lMkZ3ZWJob29rLWNvbGxlY3QmdGV4dD0mcmVzcG9uc2VfdXJsPWh0dHBzJTNBJTJGJTJGaG9va3Muc2xhY2suY29tJTJGY29tbWFuZHMlMkZUMURDMkpIM0olMkYzOTc3MDA4ODU1NTQlMkY5NnJHbGZtaWJJR2xnY1pSc2tYYUlGZk4mdHJpZ2dlcl9pZD0zOTg3Mzg2NjMwMTUuNDc0NDU2MjkxMjEuODAzYTBiYzg4N2ExNGQxMGQyYzQ0N2ZjZThiNjcwM2M=',
        },
      },
      given: {
        now: '2018-07-12T18:37:00Z',
        secrets: {'slack-signing': '8f742231b10e8888abcd99yyyzzz85a5'},
      },
      output: {verified: true, messageId: null, timestamp: '2018-07-12T18:36:58Z'},
    },
    {
      title: 'Shopify',
      note: 'For Shopify, use the `custom` scheme. Shopify signs the body with HMAC-SHA-256 and encodes the signature in Base64.',
      configuration: {
        scheme: 'custom',
        secrets: ['shopify-app'],
        hmac: {
          header: 'X-Shopify-Hmac-Sha256',
          encoding: 'base64',
          idHeader: 'X-Shopify-Webhook-Id',
        },
      },
      input: {
        request: {
          headers: {
            'x-shopify-hmac-sha256': 'nQJrNUyeULD103MKHk+vmpJOTiKZBIVsZ9VB08ubAXU=',
            'x-shopify-webhook-id': 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
          },
          rawBody: 'eyJpZCI6ODIwOTgyOTExOTQ2MTU0NTA4LCJlbWFpbCI6ImpvbkBleGFtcGxlLmNvbSJ9',
        },
      },
      given: {secrets: {'shopify-app': 'shpss_example'}},
      output: {
        verified: true,
        messageId: 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
        timestamp: null,
      },
    },
    {
      title: 'A body that was parsed and serialised again',
      note: 'The JSON is the same, but without the space after the colon. One changed byte invalidates the signature, so always pass on the raw body.',
      configuration: {scheme: 'standard-webhooks', secrets: ['shop-hook']},
      input: {request: {...published, rawBody: 'eyJ0ZXN0IjoyNDMyMjMyMzE0fQ=='}},
      given: {now: '2021-02-25T15:02:40Z', secrets: publishedSecret},
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'A replay attack',
      note: `The signature is valid, but 6 minutes old. The default tolerance is ${durationText(SIGNATURE_AGE_SECONDS)}.`,
      configuration: {scheme: 'standard-webhooks', secrets: ['shop-hook']},
      input: {request: published},
      given: {now: '2021-02-25T15:08:10Z', secrets: publishedSecret},
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'A secret that doesn’t exist',
      configuration: {scheme: 'github', secrets: ['github']},
      input: {
        request: {headers: {'x-hub-signature-256': 'sha256=00'}, rawBody: 'SGVsbG8sIFdvcmxkIQ=='},
      },
      error: 'E_CREDENTIAL',
    },
  ],
  related: [
    {function: 'Guard/SignRequest', role: 'inverse'},
    {function: 'Guard/AccessKey', role: 'alternative'},
    {function: 'Hooks/ReceiveWebhook', role: 'often used with'},
    {function: 'Hooks/SendWebhook', role: 'inverse'},
    {function: 'CRM/HubSpotTrigger', role: 'alternative'},
    {function: 'Slack/OnSlashCommand', role: 'alternative'},
  ],
  mappingFunctions: ['Text/Hmac'],
  tags: ['workflow', 'guard', 'signature', 'webhook', 'auth', 'secret'],
  aliases:
    'HMAC, webhook signature, X-Hub-Signature-256, Stripe-Signature, X-Slack-Signature, X-Shopify-Hmac-Sha256, Svix, verify webhook, authenticate sender, fake webhook, forged request, tampered payload, prevent spoofing, GitHub webhook, replay attack, integrity check, origin of event, validate signature, webhook security, secret mismatch, confirm authenticity, trust incoming events, signature header, is the request genuine, prove who sent it',
  notes: [
    'The guard checks the signature against the raw body in `rawBody`, not against parsed JSON. It compares signatures in constant time.',
    'The signed text is `{id}.{timestamp}.{body}` for Standard Webhooks, `{body}` for GitHub, `{timestamp}.{body}` for Stripe and `v0:{timestamp}:{body}` for Slack.',
    'Senders retry messages that they believe were lost. Store each `messageId` and drop duplicates, or use `Hooks.ReceiveWebhook`, which does both.',
  ],
  run: async ({configuration, input: {request}, surroundings}) => {
    const {id, timestamp} = await checkSignature(
      configuration,
      {headers: request.headers, body: fileBytes(request.rawBody, 'request/rawBody')},
      surroundings,
    );
    return {
      verified: true,
      messageId: id,
      timestamp: timestamp === null ? null : fromUnixSeconds(timestamp),
    };
  },
});
