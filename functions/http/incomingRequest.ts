import {utf8} from '../formats/encodings/utf8';
import {fileBytes} from '../workflow/fileBytes';
import {file, object, type ValueOf} from '../workflow/schemas';
import {type Bytes} from '../formats/encodings/bytes';

/** What triggers that wait for requests hand on, and steps after them read. */
const parts = {
  method: {type: 'string', description: 'such as `POST`'},
  path: {type: 'string', description: 'the path without the query'},
  headers: {
    type: 'object',
    additionalProperties: {type: 'string'},
    description: 'the headers, their names in lower case',
  },
  query: {
    type: 'object',
    additionalProperties: {
      anyOf: [{type: 'string'}, {type: 'array', items: {type: 'string'}}],
    },
    description: 'the parameters of the query; a list where one is repeated',
  },
  rawBody: {...file, description: 'the body, byte for byte'},
  ip: {type: 'string', description: 'the address that the connection comes from'},
} as const;

type Part = keyof typeof parts;

/** A request of which a step needs these parts; what else the trigger handed on may be there. */
export function requestWith<const K extends readonly Part[]>(...names: K) {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, parts[name]])) as Pick<
      typeof parts,
      K[number]
    >,
    required: names,
    description: 'the request, as the trigger hands it on',
  } as const;
}

/** For triggers, which hand on all of them. */
export const requestParts = parts;

/** What happens outside: the request as it comes in, before anything of it is parsed. */
export const httpRequest = object(
  {
    method: parts.method,
    url: {type: 'string', description: 'the path and the query, such as `/orders/7?lang=de`'},
    headers: {...parts.headers, default: {}},
    body: {type: 'string', default: '', description: 'the body as text'},
    isBase64Encoded: {
      type: 'boolean',
      default: false,
      description: 'whether `body` is base64 text, because the body isn’t text',
    },
    ip: parts.ip,
  },
  ['method', 'url', 'ip'],
);

export type HttpRequestValue = ValueOf<typeof httpRequest>;

export function bodyBytes({body, isBase64Encoded}: HttpRequestValue): Bytes {
  return isBase64Encoded ? fileBytes(body, 'body') : utf8(body);
}
