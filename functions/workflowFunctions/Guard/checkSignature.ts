import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {Surroundings} from '../../workflow/types';
import {isSameSecret} from '../../formats/digests/digests';
import {unixSeconds} from '../../values/dates/unixSeconds';
import {hmacSettings, type HmacSettings, type Message} from './hmacSettings';
import {
  readSignature,
  signatureSchemes,
  type SignatureClaim,
  type SignatureScheme,
  type SignedRequest,
} from './signatureSchemes';

/** How old a signature may be where nobody says so: what Slack, HubSpot and Stripe recommend. */
export const TOLERANCE_SECONDS = 300;

/** The fields of the configuration that say whom to trust. */
export const signatureSettings = object(
  {
    scheme: {...oneOf(signatureSchemes), description: 'how the sender signs'},
    secrets: {
      type: 'array',
      items: {type: 'string'},
      minItems: 1,
      maxItems: 5,
      description: 'the names of the secrets; a signature by one of them is enough',
    },
    toleranceSeconds: {
      type: 'integer',
      minimum: 0,
      maximum: 3600,
      default: TOLERANCE_SECONDS,
      description: 'how far the time of the signature may be away, in either direction',
    },
    hmac: {...hmacSettings, description: 'how the signature is made, for `custom`'},
  },
  ['scheme', 'secrets'],
);

interface Trust {
  /** The names of the secrets, of which one is enough. */
  readonly secrets: readonly string[];
  readonly toleranceSeconds: number;
}

interface SignatureCheck extends Trust {
  readonly scheme: SignatureScheme;
  readonly hmac?: HmacSettings | undefined;
}

/** The message, if one of the secrets signed it and its time is close enough; E_UNAUTHORIZED if not. */
export async function checkClaim(
  {message, signatures, expected}: SignatureClaim,
  {secrets, toleranceSeconds}: Trust,
  {now, secret}: Pick<Surroundings, 'now' | 'secret'>,
): Promise<Message> {
  const comparisons = secrets.flatMap((name) => {
    const signature = expected(secret(name));
    return signatures.map(async (given) => isSameSecret(given, await signature));
  });
  // All are compared before one is believed: the time tells nothing.
  if (!(await Promise.all(comparisons)).includes(true)) {
    failStep('E_UNAUTHORIZED', 'The signature doesn’t belong to this body.');
  }
  const {timestamp} = message;
  if (timestamp !== null && Math.abs(unixSeconds(now) - timestamp) > toleranceSeconds) {
    failStep(
      'E_UNAUTHORIZED',
      `The request was signed more than ${toleranceSeconds} s ago or ahead.`,
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
