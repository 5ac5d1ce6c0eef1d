/**
 * Creates HTTP message signatures (RFC 9421) with hmac-sha256. We don't use the http-message-signatures package,
 * because it needs Node's crypto module, which browsers don't have. One of the SignRequest examples is from the RFC
 * (appendix B.2.5).
 */
import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {failStep} from '../../language/stepErrors';
import {type Bytes} from '@documentation/base/internal/encodings/bytes';
import {hmac, sha256} from '@documentation/base/internal/digests/digests';
import {quote} from '@documentation/base/internal/values/quote';

export interface OutgoingRequest {
  readonly method: string;
  readonly url: URL;
  /** The headers, with lowercase names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Bytes;
}

interface Settings {
  readonly components: readonly string[];
  readonly keyId: string;
  readonly label: string;
  /** Unix time in seconds. */
  readonly created: number;
}

/** Returns a derived component: a part of the request that isn't a header, such as '@method'. */
function derivedComponent(name: string, {method, url}: OutgoingRequest): string | undefined {
  switch (name) {
    case '@method':
      return method;
    case '@target-uri':
      return url.href.replace(/#.*/, '');
    case '@authority':
      return url.host;
    case '@scheme':
      return url.protocol.slice(0, -1);
    case '@request-target':
      return `${url.pathname}${url.search}`;
    case '@path':
      return url.pathname;
    case '@query':
      return url.search || '?';
  }
}

function componentValue(name: string, request: OutgoingRequest): string {
  const value = name.startsWith('@') ? derivedComponent(name, request) : request.headers[name];
  return (
    value?.trim() ??
    failStep(
      'E_INPUT',
      `${quote(name)} is in \`components\`, but not in the request. Add it to the request, or remove it from \`components\`.`,
    )
  );
}

/** Writes an RFC 8941 string, in which quotation marks and backslashes are escaped. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns the headers to add: Signature, Signature-Input and, if it is covered but missing, Content-Digest. */
export async function httpMessageSignature(
  secret: Bytes,
  request: OutgoingRequest,
  {components, keyId, label, created}: Settings,
): Promise<Record<string, string>> {
  const names = components.map((name) => name.toLowerCase());
  const digest: Record<string, string> =
    names.includes('content-digest') && request.headers['content-digest'] === undefined
      ? {'content-digest': `sha-256=:${encodeBase64(await sha256(request.body))}:`}
      : {};
  const whole = {...request, headers: {...request.headers, ...digest}};
  const parameters = `(${names.map(quoted).join(' ')});created=${created};keyid=${quoted(keyId)}`;
  const base = [
    ...names.map((name) => `${quoted(name)}: ${componentValue(name, whole)}`),
    `"@signature-params": ${parameters}`,
  ].join('\n');
  return {
    ...digest,
    'signature-input': `${label}=${parameters}`,
    signature: `${label}=:${encodeBase64(await hmac(secret, utf8(base)))}:`,
  };
}
