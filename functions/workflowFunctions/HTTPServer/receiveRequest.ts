/** What triggers that wait for HTTP requests have in common: what comes in, and what fits. */
import {encodeBase64} from '../../base64';
import {object} from '../../schemas';
import {failStep} from '../../stepErrors';
import {fileBytes, utf8, type Bytes} from '../bytes';
import {requestParts} from '../incomingRequest';
import {matchPath} from './pathTemplate';
import {isAccepted, mediaType, parseBody, valuesByName} from './requestBody';

export const httpRequest = object(
  {
    method: requestParts.method,
    url: {type: 'string', description: 'the path and the query, such as `/orders/7?lang=de`'},
    headers: {...requestParts.headers, default: {}},
    body: {type: 'string', default: '', description: 'the body as text'},
    isBase64Encoded: {
      type: 'boolean',
      default: false,
      description: 'whether `body` is base64 text, because the body isn’t text',
    },
    ip: requestParts.ip,
  },
  ['method', 'url', 'ip'],
);

interface HttpRequestValue {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly isBase64Encoded: boolean;
  readonly ip: string;
}

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

function bodyBytes({body, isBase64Encoded}: HttpRequestValue): Bytes {
  return isBase64Encoded ? fileBytes(body, 'body') : utf8(body);
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
