import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fileBytes} from '../../language/fileBytes';
import {file, object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';
import {hmacSettings, hmacSignature, secretBytes, secretEncoding} from './hmacSettings';
import {httpMessageSignature} from './httpMessageSignature';
import {standardWebhooksSignature} from './signatureSchemes';
import {shorten} from '@documentation/base/internal/values/quote';

function parsedUrl(url: string): URL {
  try {
    return new URL(url);
  } catch {
    return failStep(
      'E_INPUT',
      `The input at /url is "${shorten(url, 200)}", which isn’t an absolute URL. Use one such as https://example.com/orders.`,
    );
  }
}

function lowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

export default defineWorkflowFunction({
  category: 'Guard',
  name: 'SignRequest',
  summary: 'Computes the signature headers for an outgoing request.',
  kind: 'action',
  configuration: object(
    {
      secret: {type: 'string', description: 'the name of the secret to sign with'},
      scheme: {
        ...oneOf({
          'standard-webhooks': 'signs the ID, timestamp and body, as Standard Webhooks specifies',
          rfc9421: 'signs the request parts that you choose in `rfc9421`, as RFC 9421 specifies',
          hmac: 'uses another HMAC scheme, configured in `hmac`',
        }),
        default: 'standard-webhooks',
        description: 'the signature scheme',
      },
      rfc9421: {
        ...object(
          {
            keyId: {
              type: 'string',
              pattern: '^[ -~]+$',
              description: 'the ID that tells the receiver which secret to use',
            },
            components: {
              type: 'array',
              items: {type: 'string'},
              minItems: 1,
              default: ['@method', '@target-uri', 'content-digest'],
              description:
                'the names of the headers and request parts to sign; the request parts are `@method`, `@target-uri`, `@authority`, `@scheme`, `@request-target`, `@path` and `@query`',
            },
            label: {
              type: 'string',
              pattern: '^[a-z*][a-z0-9_.*-]*$',
              default: 'sig1',
              description: 'the signature label',
            },
            secretEncoding,
          },
          ['keyId'],
        ),
        description: 'the settings for the `rfc9421` scheme',
      },
      hmac: {...hmacSettings, description: 'the settings for the `hmac` scheme'},
    },
    ['secret'],
  ),
  input: object({
    body: {type: 'string', default: '', description: 'the body exactly as you send it'},
    rawBody: {...file, description: 'the body as bytes; overrides `body`'},
    method: {type: 'string', default: 'POST', description: 'the HTTP method'},
    url: {type: 'string', description: 'the URL; required if `scheme` is `rfc9421`'},
    headers: {
      type: 'object',
      additionalProperties: {type: 'string'},
      default: {},
      description: 'the headers that you send; used only if `scheme` is `rfc9421`',
    },
    id: {
      type: 'string',
      description: 'the message ID; by default, derived from the run ID',
    },
  }),
  output: object(
    {
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'the headers to add to the request',
      },
    },
    ['headers'],
  ),
  credentials: [
    {
      field: 'secret',
      what: 'The signing secret that you share with the receiver',
      from: 'The receiver gives it to you, or you generate it. For Standard Webhooks, use 24 to 64 random bytes in Base64, with the prefix `whsec_`.',
    },
  ],
  errors: [
    {
      code: 'E_CREDENTIAL',
      when: 'the secret doesn’t exist, or should be Base64 but isn’t',
    },
  ],
  examples: [
    {
      title: 'Standard Webhooks',
      configuration: {secret: 'partner-hook'},
      input: {body: '{"test": 2432232314}', id: 'msg_p5jXN8AQM9LWM0D4loKWxJek'},
      given: {
        now: '2021-02-25T15:02:10Z',
        secrets: {'partner-hook': 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'},
      },
      output: {
        headers: {
          'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
          'webhook-timestamp': '1614265330',
          'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
        },
      },
    },
    {
      title: 'RFC 9421',
      note: 'This example is from RFC 9421, appendix B.2.5.',
      configuration: {
        secret: 'partner-key',
        scheme: 'rfc9421',
        rfc9421: {
          keyId: 'test-shared-secret',
          components: ['date', '@authority', 'content-type'],
          label: 'sig-b25',
          secretEncoding: 'base64',
        },
      },
      input: {
        method: 'POST',
        url: 'https://example.com/foo?param=Value&Pet=dog',
        headers: {date: 'Tue, 20 Apr 2021 02:07:55 GMT', 'content-type': 'application/json'},
        body: '{"hello": "world"}',
      },
      given: {
        now: '2021-04-20T02:07:53Z',
        secrets: {
          'partner-key':
            'uzvJfB4u3N0Jy4T7NZ75MDVcr8zSTInedJtkgcu46YW4XByzNJjxBdtjUkdJPBtbmHhIDi6pcl8jsasjlTMtDQ==',
        },
      },
      output: {
        headers: {
          'signature-input':
            'sig-b25=("date" "@authority" "content-type");created=1618884473;keyid="test-shared-secret"',
          signature: 'sig-b25=:pxcQw6G3AjtMBQjwo8XzkZf/bws5LelbaMk5rGIGtE8=:',
        },
      },
    },
    {
      title: 'RFC 9421 with a body digest',
      configuration: {
        secret: 'partner-key',
        scheme: 'rfc9421',
        rfc9421: {keyId: 'shop-2024'},
      },
      input: {
        method: 'POST',
        url: 'https://partner.example.com/orders',
        body: '{"hello": "world"}',
      },
      given: {secrets: {'partner-key': 'example-secret'}},
      output: {
        headers: {
          'content-digest': 'sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:',
          'signature-input':
            'sig1=("@method" "@target-uri" "content-digest");created=1714564800;keyid="shop-2024"',
          signature: 'sig1=:41H2/ixMJ48K95j75gbDC1CfzwN5SMg3Glsd8iLoPbw=:',
        },
      },
    },
    {
      title: 'A custom HMAC scheme',
      configuration: {
        secret: 'legacy-key',
        scheme: 'hmac',
        hmac: {
          header: 'X-Signature',
          signedText: '{timestamp}.{body}',
          prefix: 'sha256=',
          timestampHeader: 'X-Timestamp',
        },
      },
      input: {body: '{"id":7}'},
      given: {secrets: {'legacy-key': 'example-secret'}},
      output: {
        headers: {
          'x-timestamp': '1714564800',
          'x-signature': 'sha256=1f0dfccb2c7d02ae2acf420651069a6484f2228a9378a03d21b3b97dd37752b5',
        },
      },
    },
    {
      title: 'A secret that isn’t Base64',
      configuration: {secret: 'partner-hook'},
      input: {body: '{"test": 2432232314}'},
      given: {secrets: {'partner-hook': 'whsec_not base64!'}},
      error: 'E_CREDENTIAL',
    },
    {
      title: 'A missing header',
      configuration: {
        secret: 'partner-key',
        scheme: 'rfc9421',
        rfc9421: {keyId: 'shop-2024', components: ['@method', 'date']},
      },
      input: {url: 'https://partner.example.com/orders', body: '{}'},
      given: {secrets: {'partner-key': 'example-secret'}},
      error: 'E_INPUT',
    },
  ],
  related: [
    {function: 'Guard/VerifySignature', role: 'inverse'},
    {function: 'HTTPClient/Request', role: 'often used with'},
    {function: 'Hooks/SendWebhook', role: 'alternative'},
  ],
  mappingFunctions: ['Text/Hmac'],
  tags: ['workflow', 'guard', 'signature', 'request', 'secret'],
  aliases:
    'HMAC, HTTP Message Signatures, RFC 9421, Content-Digest, sign webhook, add signature header, prove who sent it, sha256 signature, message authentication, tamper-proof, shared secret, hash of body, outgoing security, sign outgoing call, authenticate myself, create HMAC, secure request, signed payload',
  notes: [
    'Every attempt needs a new timestamp, so sign again before you retry a request. The default ID stays the same within a run, so the receiver can recognise a retry.',
    'Sign the body exactly as you send it. If you serialise JSON again after signing, the signature no longer matches.',
  ],
  run: async ({configuration, input, surroundings}) => {
    const {scheme, rfc9421} = configuration;
    const secret = surroundings.secret(configuration.secret);
    const body =
      input.rawBody === undefined ? utf8(input.body) : fileBytes(input.rawBody, 'rawBody');
    const timestamp = unixSeconds(surroundings.now);
    const id = input.id ?? `msg_${surroundings.runId}`;
    const message = {id, timestamp, body};

    if (scheme === 'standard-webhooks') {
      return {
        headers: {
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': await standardWebhooksSignature(secret, message),
        },
      };
    }
    if (scheme === 'hmac') {
      const settings =
        configuration.hmac ??
        failStep('E_CONFIGURATION', 'The "hmac" scheme has no settings. Add them in `hmac`.');
      const {header, idHeader, timestampHeader} = settings;
      return {
        headers: lowerCaseNames({
          ...(idHeader !== undefined && {[idHeader]: id}),
          ...(timestampHeader !== undefined && {[timestampHeader]: String(timestamp)}),
          [header]: await hmacSignature(secret, message, settings),
        }),
      };
    }
    if (!rfc9421) {
      return failStep(
        'E_CONFIGURATION',
        'The "rfc9421" scheme has no settings. Add them in `rfc9421`.',
      );
    }
    const request = {
      method: input.method,
      url: parsedUrl(input.url ?? ''),
      headers: lowerCaseNames(input.headers),
      body,
    };
    const key = secretBytes(secret, rfc9421.secretEncoding);
    return {headers: await httpMessageSignature(key, request, {...rfc9421, created: timestamp})};
  },
});
