/** What triggers at a path have in common: which requests fit, and what they hand on. */
import {encodeBase64} from '../../formats/encodings/base64';
import {failStep} from '../../workflow/stepErrors';
import {bodyBytes, type HttpRequestValue} from '../../http/incomingRequest';
import {matchPath} from './pathTemplate';
import {isAccepted, mediaType, parseBody, valuesByName} from './requestBody';

export interface Requirements {
  readonly path: string;
  readonly methods: readonly string[];
  readonly contentTypes: readonly string[];
  readonly maxBodyBytes: number;
}

/** Where GET is answered, HEAD is too. */
function isMethodAllowed(method: string, methods: readonly string[]): boolean {
  return methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}

/** The request in parts, if it fits; otherwise the error that the caller is answered with. */
export async function receiveRequest(
  {path: template, methods, contentTypes, maxBodyBytes}: Requirements,
  request: HttpRequestValue,
) {
  const {method, headers, ip} = request;
  const [path = '', query = ''] = request.url.split(/\?(.*)/s);
  const params = matchPath(template, path);
  if (!params) {
    return failStep('E_NOT_FOUND', `Nothing answers at ${path}.`);
  }
  if (!isMethodAllowed(method, methods)) {
    failStep('E_REFUSED', `405: ${path} takes ${methods.join(', ')}.`);
  }
  const bytes = bodyBytes(request);
  if (bytes.length > maxBodyBytes) {
    failStep('E_LIMIT', `413: The body has ${bytes.length} bytes; ${maxBodyBytes} are allowed.`);
  }
  const contentType = headers['content-type'] ?? '';
  if (bytes.length > 0 && !isAccepted(mediaType(contentType), contentTypes)) {
    failStep('E_REFUSED', `415: Bodies of type "${contentType}" aren’t accepted.`);
  }
  return {
    method,
    path,
    params,
    query: valuesByName(new URLSearchParams(query)),
    headers,
    body: await parseBody(bytes, contentType),
    rawBody: encodeBase64(bytes),
    ip,
  };
}
