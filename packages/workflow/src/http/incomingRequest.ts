import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fileBytes} from '../language/fileBytes';
import {file, object, type ValueOf} from '@documentation/base/internal/jsonSchema/schemas';
import {type Bytes} from '@documentation/base/internal/encodings/bytes';

/** The parts of a request that triggers pass on and later steps read. */
const parts = {
  method: {type: 'string', description: 'the HTTP method, such as `POST`'},
  path: {type: 'string', description: 'the path, without the query string'},
  headers: {
    type: 'object',
    additionalProperties: {type: 'string'},
    description: 'the headers, with lowercase names',
  },
  query: {
    type: 'object',
    additionalProperties: {
      anyOf: [{type: 'string'}, {type: 'array', items: {type: 'string'}}],
    },
    description: 'the query parameters; a repeated parameter becomes a list',
  },
  rawBody: {...file, description: 'the raw body, exactly as received'},
  ip: {type: 'string', description: 'the IP address that the connection comes from'},
} as const;

type Part = keyof typeof parts;

/** Builds the schema of a request from the parts that a step needs. Other parts may be present too. */
export function requestWith<const K extends readonly Part[]>(...names: K) {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, parts[name]])) as Pick<
      typeof parts,
      K[number]
    >,
    required: names,
    description: 'the request from the trigger',
  } as const;
}

/** All parts of a request, for the output of triggers. */
export const requestParts = parts;

/** The schema of an incoming request that hasn't been parsed yet. */
export const httpRequest = object(
  {
    method: parts.method,
    url: {type: 'string', description: 'the path and query string, such as `/orders/7?lang=de`'},
    headers: {...parts.headers, default: {}},
    body: {
      type: 'string',
      default: '',
      description: 'the body: text, or Base64 if `isBase64Encoded` is true',
    },
    isBase64Encoded: {
      type: 'boolean',
      default: false,
      description: 'whether `body` is Base64-encoded, as it must be for binary data',
    },
    ip: parts.ip,
  },
  ['method', 'url', 'ip'],
);

export type HttpRequestValue = ValueOf<typeof httpRequest>;

export function bodyBytes({body, isBase64Encoded}: HttpRequestValue): Bytes {
  return isBase64Encoded ? fileBytes(body, 'body') : utf8(body);
}
