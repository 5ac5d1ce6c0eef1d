import {failStep} from '../../stepErrors';
import {hmacSha256, sameBytes} from '../hmac';
import {checkAge, signedHeader} from '../receivedRequest';

/** Slack signs the version, the time and the raw body, each as it was sent. */
export async function checkSlackSignature(
  {headers, body}: {readonly headers: Readonly<Record<string, string>>; readonly body: string},
  secret: string,
  now: string,
): Promise<void> {
  const given = signedHeader(headers, 'x-slack-signature');
  const timestamp = signedHeader(headers, 'x-slack-request-timestamp');
  checkAge(Number(timestamp), now);
  const encoder = new TextEncoder();
  const signature = await hmacSha256(
    encoder.encode(secret),
    encoder.encode(`v0:${timestamp}:${body}`),
  );
  const hex = Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!sameBytes(encoder.encode(given), encoder.encode(`v0=${hex}`))) {
    failStep('E_UNAUTHORIZED', 'The signature doesn’t fit the request.');
  }
}
