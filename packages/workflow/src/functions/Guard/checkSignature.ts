import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Surroundings} from '../../language/types';
import {isSameSecret} from '@documentation/base/internal/digests/digests';
import {unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';
import {hmacSettings, type HmacSettings, type Message} from './hmacSettings';
import {
  readSignature,
  signatureSchemes,
  type SignatureClaim,
  type SignatureScheme,
  type SignedRequest,
} from './signatureSchemes';
import {SIGNATURE_AGE_SECONDS} from '@documentation/base/internal/limits/values/times';

/** The configuration fields for verifying signatures. */
export const signatureSettings = object(
  {
    scheme: {...oneOf(signatureSchemes), description: 'the sender’s signature scheme'},
    secrets: {
      type: 'array',
      items: {type: 'string'},
      minItems: 1,
      maxItems: 5,
      description: 'the names of the signing secrets; the signature must match one of them',
    },
    toleranceSeconds: {
      type: 'integer',
      minimum: 0,
      maximum: 3600,
      default: SIGNATURE_AGE_SECONDS,
      description:
        'the maximum difference between the signature’s timestamp and the current time, in seconds',
    },
    hmac: {...hmacSettings, description: 'the settings for the `custom` scheme'},
  },
  ['scheme', 'secrets'],
);

interface Trust {
  /** The names of the secrets. The signature must match at least one of them. */
  readonly secrets: readonly string[];
  readonly toleranceSeconds: number;
}

interface SignatureCheck extends Trust {
  readonly scheme: SignatureScheme;
  readonly hmac?: HmacSettings | undefined;
}

/** Returns the message. Fails with E_UNAUTHORIZED if its signature or timestamp isn't valid. */
export async function checkClaim(
  {message, signatures, expected}: SignatureClaim,
  {secrets, toleranceSeconds}: Trust,
  {now, secret}: Pick<Surroundings, 'now' | 'secret'>,
): Promise<Message> {
  const comparisons = secrets.flatMap((name) => {
    const signature = expected(secret(name));
    return signatures.map(async (given) => isSameSecret(given, await signature));
  });
  // Compare all signatures before deciding, so the response time doesn't reveal which one matched.
  if (!(await Promise.all(comparisons)).includes(true)) {
    failStep(
      'E_UNAUTHORIZED',
      'The signature doesn’t match the request. Check the secret, and pass on the raw body unchanged.',
    );
  }
  const {timestamp} = message;
  if (timestamp !== null && Math.abs(unixSeconds(now) - timestamp) > toleranceSeconds) {
    failStep(
      'E_UNAUTHORIZED',
      `The signature’s timestamp differs from the current time by more than ${toleranceSeconds.toLocaleString('en')}\u00A0s. The request may be a replay. If it isn’t, check the clocks of both systems.`,
    );
  }
  return message;
}

export async function checkSignature(
  check: SignatureCheck,
  request: SignedRequest,
  surroundings: Pick<Surroundings, 'now' | 'secret'>,
): Promise<Message> {
  return checkClaim(readSignature(check.scheme, request, check.hmac), check, surroundings);
}
