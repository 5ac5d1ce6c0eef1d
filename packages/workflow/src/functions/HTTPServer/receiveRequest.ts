/** Shared by triggers that listen on a path: checks a request and returns its parts. */
import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {failStep} from '../../language/stepErrors';
import {bodyBytes, type HttpRequestValue} from '../../http/incomingRequest';
import {matchPath} from './pathTemplate';
import {isAccepted, mediaType, parseBody, valuesByName} from './requestBody';
import {quote, shorten} from '@documentation/base/internal/values/quote';

export interface Requirements {
  readonly path: string;
  readonly methods: readonly string[];
  readonly contentTypes: readonly string[];
  readonly maxBodyBytes: number;
}

/** Checks whether a method is accepted. GET includes HEAD. */
function isMethodAllowed(method: string, methods: readonly string[]): boolean {
  return methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}

/** Returns the parts of a request. If the request isn't accepted, fails with the error that the caller gets. */
export async function receiveRequest(
  {path: template, methods, contentTypes, maxBodyBytes}: Requirements,
  request: HttpRequestValue,
) {
  const {method, headers, ip} = request;
  const [path = '', query = ''] = request.url.split(/\?(.*)/s);
  const params = matchPath(template, path);
  if (!params) {
    return failStep(
      'E_NOT_FOUND',
      `404: No trigger listens on the path ${shorten(path, 200)}. Check the URL.`,
    );
  }
  if (!isMethodAllowed(method, methods)) {
    failStep(
      'E_REFUSED',
      `405: ${shorten(path, 200)} doesn’t accept ${shorten(method)}. Accepted methods: ${shorten(methods.join(', '), 200)}.`,
    );
  }
  const bytes = bodyBytes(request);
  if (bytes.length > maxBodyBytes) {
    failStep(
      'E_LIMIT',
      `413: The body has ${bytes.length.toLocaleString('en')} bytes, but the limit is ${maxBodyBytes.toLocaleString('en')}. Send a smaller body.`,
    );
  }
  const contentType = headers['content-type'] ?? '';
  if (bytes.length > 0 && !isAccepted(mediaType(contentType), contentTypes)) {
    failStep(
      'E_REFUSED',
      `415: The content type ${quote(contentType)} isn’t accepted. Accepted content types: ${shorten(contentTypes.join(', '), 200)}.`,
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
