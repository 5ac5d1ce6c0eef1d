import {createHmac, timingSafeEqual} from 'node:crypto';

const TOLERANCE_SECONDS = 5 * 60;

/** Returns the event, or throws. `body` is the raw body; `headers` have lowercase names. */
export function verifyWebhook(body, headers, secret, now = Date.now() / 1000) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!(Math.abs(now - Number(timestamp)) <= TOLERANCE_SECONDS)) {
    throw new Error('The timestamp is missing, too old or too new.');
  }
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  const fits = signatures.some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!fits) {
    throw new Error('No signature fits.');
  }
  return JSON.parse(body);
}
