/** What triggers with a path share: which requests match, and what they pass on. */
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

/** GET includes HEAD. */
function isMethodAllowed(method: string, methods: readonly string[]): boolean {
  return methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}

/** The parts of a request that matches; otherwise fails with the error that the caller gets. */
export async function receiveRequest(
  {path: template, methods, contentTypes, maxBodyBytes}: Requirements,
  request: HttpRequestValue,
) {
  const {method, headers, ip} = request;
  const [path = '', query = ''] = request.url.split(/\?(.*)/s);
  const params = matchPath(template, path);
  if (!params) {
    return failStep('E_NOT_FOUND', `404: No trigger matches the path ${path}.`);
  }
  if (!isMethodAllowed(method, methods)) {
    failStep('E_REFUSED', `405: ${path} doesn’t accept ${method}. Use ${methods.join(', ')}.`);
  }
  const bytes = bodyBytes(request);
  if (bytes.length > maxBodyBytes) {
    failStep(
      'E_LIMIT',
      `413: The body has ${bytes.length} bytes, but only ${maxBodyBytes} are allowed.`,
    );
  }
  const contentType = headers['content-type'] ?? '';
  if (bytes.length > 0 && !isAccepted(mediaType(contentType), contentTypes)) {
    failStep(
      'E_REFUSED',
      `415: The content type "${contentType}" isn’t accepted. Use ${contentTypes.join(', ')}.`,
    );
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
