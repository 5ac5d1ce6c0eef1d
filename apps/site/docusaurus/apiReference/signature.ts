import {createHmac} from 'node:crypto';
import {
  signedMessage,
  type SignatureView,
} from '@documentation/reference/internal/pages/signedMessage';

/** Signs the published message, and returns the values of each step. */
export function signatureView(): SignatureView {
  const {secret, id, timestamp, body} = signedMessage;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return {
    secret,
    id,
    timestamp: String(timestamp),
    body,
    key: key.toString('hex'),
    hmac: hmac.toString('hex'),
    signature: `v1,${hmac.toString('base64')}`,
  };
}
