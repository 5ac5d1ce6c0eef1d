import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {isObject} from '@documentation/base/internal/values/isObject';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import {checkedHeaders} from '../../http/checkedHeaders';

const contentTypes = {
  json: 'application/json',
  text: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  problem: 'application/problem+json',
} as const;

/** Statuses of responses that never have a body (RFC 9110). */
const WITHOUT_BODY = [204, 205, 304];

function content(type: keyof typeof contentTypes, status: number, body: Json | undefined): string {
  if (body === undefined) {
    return '';
  }
  if (type === 'json') {
    return JSON.stringify(body);
  }
  if (type === 'problem') {
    return isObject(body)
      ? JSON.stringify({type: 'about:blank', status, ...body})
      : failStep(
          'E_TYPE',
          'The body of a "problem" response must be an object such as {"title": "…"}. Pass an object, or change `type`.',
        );
  }
  return typeof body === 'string'
    ? body
    : failStep(
        'E_TYPE',
        `The body of a "${type}" response must be text. Convert the value, or set \`type\` to "json".`,
      );
}

export default defineWorkflowFunction({
  category: 'HTTPServer',
  name: 'Respond',
  summary: 'Sends JSON, text or HTML in response to the HTTP request that started the run.',
  kind: 'response',
  configuration: object({
    status: {
      type: 'integer',
      minimum: 200,
      maximum: 599,
      default: 200,
      description: 'the response status',
    },
    type: {
      ...oneOf({
        json: 'any value, written as JSON',
        text: 'plain text',
        html: 'an HTML page',
        problem: 'a machine-readable error, sent as `application/problem+json` (RFC 9457)',
      }),
      default: 'json',
      description: 'the body type',
    },
    headers: {
      type: 'object',
      additionalProperties: {type: 'string'},
      default: {},
      description: 'headers for every response; `Content-Type` overrides the one that `type` sets',
    },
  }),
  input: object({
    body: {
      description:
        'the response body; empty if omitted, and never sent with status 204, 205 or 304',
    },
    headers: {
      type: 'object',
      additionalProperties: {type: 'string'},
      default: {},
      description: 'headers for this response, such as those from `Guard.RateLimit`',
    },
  }),
  output: object(
    {
      status: {type: 'integer', description: 'the response status'},
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'the headers, with lowercase names',
      },
      body: {type: 'string', description: 'the body, exactly as sent'},
    },
    ['status', 'headers', 'body'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_TYPE',
      when: '`type` is `text` or `html` but the body isn’t text, or `type` is `problem` but the body isn’t an object',
    },
    {code: 'E_REFUSED', when: 'a header contains a line break or another forbidden character'},
  ],
  examples: [
    {
      title: 'An invoice as JSON',
      configuration: {status: 201},
      input: {
        body: {id: 'A-1001', customer: 'Ada Lovelace', total: 1249.5},
        headers: {Location: '/invoices/A-1001'},
      },
      output: {
        status: 201,
        headers: {
          location: '/invoices/A-1001',
          'content-type': 'application/json',
          'content-length': '56',
        },
        body: '{"id":"A-1001","customer":"Ada Lovelace","total":1249.5}',
      },
    },
    {
      title: 'An HTML page',
      note: '`content-length` counts bytes, not characters. In UTF-8, é takes 2 bytes.',
      configuration: {type: 'html', headers: {'Cache-Control': 'no-store'}},
      input: {body: '<p>The café is open.</p>'},
      output: {
        status: 200,
        headers: {
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
          'content-length': '25',
        },
        body: '<p>The café is open.</p>',
      },
    },
    {
      title: 'A machine-readable error',
      configuration: {status: 422, type: 'problem'},
      input: {body: {title: 'The order has no items', instance: '/orders/A-1001'}},
      output: {
        status: 422,
        headers: {'content-type': 'application/problem+json', 'content-length': '96'},
        body: '{"type":"about:blank","status":422,"title":"The order has no items","instance":"/orders/A-1001"}',
      },
    },
    {
      title: 'A list as CSV',
      configuration: {type: 'text', headers: {'Content-Type': 'text/csv; charset=utf-8'}},
      input: {body: 'id,total\n1,9.90\n'},
      output: {
        status: 200,
        headers: {'content-type': 'text/csv; charset=utf-8', 'content-length': '16'},
        body: 'id,total\n1,9.90\n',
      },
    },
    {
      title: 'No content',
      configuration: {status: 204},
      input: {},
      output: {status: 204, headers: {}, body: ''},
    },
    {
      title: 'An object as text',
      configuration: {type: 'text'},
      input: {body: {id: 'A-1001'}},
      error: 'E_TYPE',
    },
    {
      title: 'A line break in a header',
      note: 'A line break in untrusted text could inject other headers.',
      configuration: {},
      input: {body: 'ok', headers: {'X-Name': 'Ada\r\nSet-Cookie: admin=1'}},
      error: 'E_REFUSED',
    },
  ],
  related: [
    {function: 'HTTPServer/WebHandler', role: 'often used with'},
    {function: 'HTTPServer/RespondFile', role: 'alternative'},
    {function: 'HTTPServer/Redirect', role: 'alternative'},
    {function: 'HTTPServer/SetCookie', role: 'often used with'},
    {function: 'Guard/RateLimit', role: 'often used with'},
    {function: 'JSON/RunMapping', role: 'often used with'},
  ],
  mappingFunctions: ['Text/Encode', 'JSON/PickKeys'],
  tags: ['workflow', 'http', 'http-server', 'response', 'json'],
  aliases:
    'Respond to Webhook, HTTP response, return, webhook response, status code, reply to caller, return HTML page, send back result, success message, 404 not found, 200 OK, render template, problem details, output to browser, acknowledge receipt, give back JSON, set status, response headers, return error, finish request, output of API, HTTP 201, response body, custom response, answer the request, web page, answer of the endpoint',
  notes: [
    'A run sends one response. If the run ends without sending one, the caller gets 204. If the run fails, the caller gets an error as `application/problem+json`.',
    'Untrusted text in a page can contain scripts. Encode it first: `Text.Encode($.name, "html")`.',
  ],
  run: ({configuration: {status, type, headers: fixed}, input: {body, headers}}) => {
    const given = {...checkedHeaders(fixed), ...checkedHeaders(headers)};
    if (WITHOUT_BODY.includes(status)) {
      return {status, headers: given, body: ''};
    }
    const text = content(type, status, body);
    return {
      status,
      headers: {
        'content-type': contentTypes[type],
        ...given,
        'content-length': String(utf8(text).length),
      },
      body: text,
    };
  },
});
