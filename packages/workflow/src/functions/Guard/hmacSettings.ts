/** Settings for HMAC signatures that don't follow a known scheme. */
import {decodeBase64, encodeBase64} from '@documentation/base/internal/encodings/base64';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {object, oneOf, type ValueOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {joinBytes, toHex, type Bytes} from '@documentation/base/internal/encodings/bytes';
import {hmac} from '@documentation/base/internal/digests/digests';

export const secretEncoding = {
  ...oneOf({
    text: 'the secret is text, encoded as UTF-8',
    base64: 'the secret is Base64-encoded',
  }),
  default: 'text',
  description: 'how the secret is encoded',
} as const;

export const hmacSettings = object(
  {
    header: {type: 'string', description: 'the header with the signature'},
    signedText: {
      type: 'string',
      default: '{body}',
      description:
        'a template for the signed text, with the placeholders `{body}`, `{timestamp}` and `{id}`',
    },
    prefix: {
      type: 'string',
      default: '',
      description: 'the text before the signature in its header, such as `sha256=`',
    },
    algorithm: {
      ...oneOf({sha256: 'HMAC with SHA-256', sha512: 'HMAC with SHA-512'}),
      default: 'sha256',
      description: 'the signature algorithm',
    },
    encoding: {
      ...oneOf({hex: 'two hexadecimal digits per byte', base64: 'Base64 text'}),
      default: 'hex',
      description: 'how the signature is encoded',
    },
    secretEncoding,
    timestampHeader: {
      type: 'string',
      description: 'the header with the timestamp, in seconds since 1970',
    },
    idHeader: {type: 'string', description: 'the header with the message ID'},
  },
  ['header'],
);

export type HmacSettings = ValueOf<typeof hmacSettings>;

export interface Message {
  readonly id: string | null;
  /** Unix time in seconds. */
  readonly timestamp: number | null;
  readonly body: Bytes;
}

/** Decodes a secret. Fails with E_CREDENTIAL if the secret isn't valid in its encoding. */
export function secretBytes(secret: string, encoding: 'text' | 'base64'): Bytes {
  if (encoding === 'text') {
    return utf8(secret);
  }
  try {
    return decodeBase64(secret);
  } catch {
    return failStep('E_CREDENTIAL', 'The secret isn’t valid Base64. Check the stored value.');
  }
}

/** Returns the bytes to sign, built from a template such as '{timestamp}.{body}'. The body is included as raw bytes. */
function signedBytes(template: string, {id, timestamp, body}: Message): Bytes {
  const parts = template.split(/(\{body\}|\{timestamp\}|\{id\})/).map((part) => {
    switch (part) {
      case '{body}':
        return body;
      case '{timestamp}':
        return utf8(String(timestamp ?? ''));
      case '{id}':
        return utf8(id ?? '');
      default:
        return utf8(part);
    }
  });
  return joinBytes(parts);
}

/** Computes the value of the signature header. */
export async function hmacSignature(
  secret: string,
  message: Message,
  settings: Pick<
    HmacSettings,
    'signedText' | 'prefix' | 'algorithm' | 'encoding' | 'secretEncoding'
  >,
): Promise<string> {
  const signature = await hmac(
    secretBytes(secret, settings.secretEncoding),
    signedBytes(settings.signedText, message),
    settings.algorithm,
  );
  const text = settings.encoding === 'hex' ? toHex(signature) : encodeBase64(signature);
  return `${settings.prefix}${text}`;
}
