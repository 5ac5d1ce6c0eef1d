import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {failStep} from '../../language/stepErrors';
import {joinBytes} from '@documentation/base/internal/encodings/bytes';
import {hmac} from '@documentation/base/internal/digests/digests';
import {signedHeader, type SignatureClaim} from '../Guard/signatureSchemes';
import {bodyBytes, type HttpRequestValue} from '../../http/incomingRequest';
import {quote} from '@documentation/base/internal/values/quote';

/** HubSpot decodes these characters in the URL before it signs, and leaves all others encoded. */
const decoded = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi;

/** Reads a version 3 signature, which covers the method, full URL, body and timestamp in milliseconds. */
export function hubSpotClaim(request: HttpRequestValue): SignatureClaim {
  const signature = signedHeader(request, 'x-hubspot-signature-v3');
  const milliseconds = signedHeader(request, 'x-hubspot-request-timestamp');
  if (!/^\d{1,15}$/.test(milliseconds)) {
    failStep(
      'E_UNAUTHORIZED',
      `The header "x-hubspot-request-timestamp" is ${quote(milliseconds)}, which isn’t a timestamp in milliseconds. Check that HubSpot sent the request.`,
    );
  }
  const uri = `https://${signedHeader(request, 'host')}${request.url}`;
  const body = bodyBytes(request);
  const signed = joinBytes([
    utf8(`${request.method}${uri.replace(decoded, decodeURIComponent)}`),
    body,
    utf8(milliseconds),
  ]);
  return {
    message: {id: null, timestamp: Math.floor(Number(milliseconds) / 1000), body},
    signatures: [signature],
    expected: async (secret) => encodeBase64(await hmac(utf8(secret), signed)),
  };
}
