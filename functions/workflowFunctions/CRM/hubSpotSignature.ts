import {encodeBase64} from '../../base64';
import {failStep} from '../../stepErrors';
import {hmacSha256, sameBytes} from '../hmac';
import {checkAge, signedHeader} from '../receivedRequest';

/** HubSpot signs the address with these characters decoded; the rest stays encoded. */
const decoded = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi;

interface SignedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Version 3: method, address, body and time, in milliseconds, signed with the client secret. */
export async function checkHubSpotSignature(
  {method, url, headers, body}: SignedRequest,
  secret: string,
  now: string,
): Promise<void> {
  const given = signedHeader(headers, 'x-hubspot-signature-v3');
  const timestamp = signedHeader(headers, 'x-hubspot-request-timestamp');
  checkAge(Number(timestamp) / 1000, now);
  const encoder = new TextEncoder();
  const uri = url.replace(decoded, decodeURIComponent);
  const signature = await hmacSha256(
    encoder.encode(secret),
    encoder.encode(`${method}${uri}${body}${timestamp}`),
  );
  if (!sameBytes(encoder.encode(given), encoder.encode(encodeBase64(signature)))) {
    failStep('E_UNAUTHORIZED', 'The signature doesn’t fit the request.');
  }
}
