import {failStep} from '../../stepErrors';
import type {Surroundings} from '../../workflowTypes';
import {isSameSecret} from '../digests';
import {unixSeconds} from '../moments';
import type {HmacSettings, Message} from './hmacSettings';
import {readSignature, type SignatureScheme, type SignedRequest} from './signatureSchemes';

export interface SignatureCheck {
  readonly scheme: SignatureScheme;
  readonly secrets: readonly string[];
  readonly toleranceSeconds: number;
  readonly hmac?: HmacSettings | undefined;
}

/** The message, if one of the secrets signed it and its time is close enough; E_UNAUTHORIZED if not. */
export async function checkSignature(
  {scheme, secrets, toleranceSeconds, hmac}: SignatureCheck,
  request: SignedRequest,
  {now, secret}: Pick<Surroundings, 'now' | 'secret'>,
): Promise<Message> {
  const {message, signatures, expected} = readSignature(scheme, request, hmac);
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
