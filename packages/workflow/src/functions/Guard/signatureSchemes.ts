/** The known webhook schemes: which headers contain the ID, timestamp and signature, and what is signed. */
import {textOfUtf8} from '@documentation/base/internal/encodings/utf8';
import {failStep} from '../../language/stepErrors';
import {type Bytes} from '@documentation/base/internal/encodings/bytes';
import {hmacSignature, type HmacSettings, type Message} from './hmacSettings';
import {quote} from '@documentation/base/internal/values/quote';

export const signatureSchemes = {
  'standard-webhooks':
    'Standard Webhooks, which signs the ID, timestamp and body (`webhook-signature`)',
  github: 'GitHub, which signs the body (`X-Hub-Signature-256`)',
  stripe: 'Stripe, which signs the timestamp and body (`Stripe-Signature`)',
  slack: 'Slack, which signs the timestamp and body (`X-Slack-Signature`)',
  custom: 'another HMAC scheme, configured in `hmac`',
} as const;

export type SignatureScheme = keyof typeof signatureSchemes;

export interface SignedRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Bytes;
}

/** The message and signatures in a request, and a function that computes the expected signature for a secret. */
export interface SignatureClaim {
  readonly message: Message;
  /** The signatures. There are several while the sender is rotating its secret. */
  readonly signatures: readonly string[];
  readonly expected: (secret: string) => Promise<string>;
}

const plain = {
  signedText: '{body}',
  prefix: '',
  algorithm: 'sha256',
  encoding: 'hex',
  secretEncoding: 'text',
} as const;

/** Returns a header that a signed request must have, or fails if it is missing. */
export function signedHeader({headers}: Pick<SignedRequest, 'headers'>, name: string): string {
  return (
    headers[name.toLowerCase()] ??
    failStep(
      'E_UNAUTHORIZED',
      `The request has no header ${quote(name)}. Check which signature scheme the sender uses.`,
    )
  );
}

function seconds(text: string): number {
  return /^\d{1,12}$/.test(text)
    ? Number(text)
    : failStep(
        'E_UNAUTHORIZED',
        `The timestamp ${quote(text)} isn’t a number of seconds since 1970. Check which signature scheme the sender uses.`,
      );
}

/** Computes a Standard Webhooks signature. The secret is Base64 text after the prefix `whsec_`. */
export function standardWebhooksSignature(secret: string, message: Message): Promise<string> {
  return hmacSignature(secret.replace(/^whsec_/, ''), message, {
    ...plain,
    signedText: '{id}.{timestamp}.{body}',
    prefix: 'v1,',
    encoding: 'base64',
    secretEncoding: 'base64',
  });
}

function standardWebhooks(request: SignedRequest): SignatureClaim {
  const message = {
    id: signedHeader(request, 'webhook-id'),
    timestamp: seconds(signedHeader(request, 'webhook-timestamp')),
    body: request.body,
  };
  return {
    message,
    signatures: signedHeader(request, 'webhook-signature').split(' '),
    expected: (secret) => standardWebhooksSignature(secret, message),
  };
}

function github(request: SignedRequest): SignatureClaim {
  const message = {
    id: request.headers['x-github-delivery'] ?? null,
    timestamp: null,
    body: request.body,
  };
  return {
    message,
    signatures: [signedHeader(request, 'x-hub-signature-256')],
    expected: (secret) => hmacSignature(secret, message, {...plain, prefix: 'sha256='}),
  };
}

/** Reads the event ID from a field of a JSON body: {"id": "evt_…"} */
function eventIdIn(body: Bytes, field: string): string | null {
  try {
    const {[field]: id} = JSON.parse(textOfUtf8(body) ?? '') as Record<string, unknown>;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

function stripe(request: SignedRequest): SignatureClaim {
  const pairs = signedHeader(request, 'stripe-signature')
    .split(',')
    .map((pair) => pair.trim().split('=') as [string, string?]);
  const valuesOf = (name: string) =>
    pairs.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []));
  const message = {
    id: eventIdIn(request.body, 'id'),
    timestamp: seconds(valuesOf('t')[0] ?? ''),
    body: request.body,
  };
  return {
    message,
    signatures: valuesOf('v1'),
    expected: (secret) =>
      hmacSignature(secret, message, {...plain, signedText: '{timestamp}.{body}'}),
  };
}

function slack(request: SignedRequest): SignatureClaim {
  const message = {
    // Events have an ID. Commands, which Slack sends as form data, have none.
    id: eventIdIn(request.body, 'event_id'),
    timestamp: seconds(signedHeader(request, 'x-slack-request-timestamp')),
    body: request.body,
  };
  return {
    message,
    signatures: [signedHeader(request, 'x-slack-signature')],
    expected: (secret) =>
      hmacSignature(secret, message, {
        ...plain,
        signedText: 'v0:{timestamp}:{body}',
        prefix: 'v0=',
      }),
  };
}

function custom(request: SignedRequest, settings: HmacSettings | undefined): SignatureClaim {
  if (!settings) {
    return failStep('E_CONFIGURATION', 'The "custom" scheme has no settings. Add them in `hmac`.');
  }
  const {header: signatureHeader, timestampHeader, idHeader} = settings;
  const message = {
    id: idHeader === undefined ? null : signedHeader(request, idHeader),
    timestamp:
      timestampHeader === undefined ? null : seconds(signedHeader(request, timestampHeader)),
    body: request.body,
  };
  return {
    message,
    signatures: [signedHeader(request, signatureHeader)],
    expected: (secret) => hmacSignature(secret, message, settings),
  };
}

/** Reads the message and signatures from a request. Fails with E_UNAUTHORIZED if a header is missing or invalid. */
export function readSignature(
  scheme: SignatureScheme,
  request: SignedRequest,
  settings: HmacSettings | undefined,
): SignatureClaim {
  switch (scheme) {
    case 'standard-webhooks':
      return standardWebhooks(request);
    case 'github':
      return github(request);
    case 'stripe':
      return stripe(request);
    case 'slack':
      return slack(request);
    case 'custom':
      return custom(request, settings);
  }
}
