import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {httpRequest, requestParts} from '../../http/incomingRequest';
import {parseCookies} from './cookies';
import {corsHeaders, corsSettings, isPreflight} from './cors';
import {PATH_PATTERN} from './pathTemplate';
import {receiveRequest} from './receiveRequest';
import {FILE_BYTES, TRIGGER_BODY_BYTES} from '@documentation/base/internal/limits/values/files';
import {sizeText} from '@documentation/base/internal/limits/format';

const textByName = {type: 'object', additionalProperties: {type: 'string'}} as const;

export default defineWorkflowFunction({
  category: 'HTTPServer',
  name: 'WebHandler',
  summary: 'Starts a run for each HTTP request to a path that you choose.',
  kind: 'trigger',
  configuration: object(
    {
      path: {
        type: 'string',
        pattern: PATH_PATTERN,
        description: 'the path to listen on, with parameters in braces: `/orders/{id}`',
      },
      methods: {
        type: 'array',
        items: {type: 'string', enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']},
        minItems: 1,
        default: ['GET'],
        description:
          'the accepted methods; choose from `GET` (which includes `HEAD`), `POST`, `PUT`, `PATCH`, `DELETE` and `OPTIONS`',
      },
      contentTypes: {
        type: 'array',
        items: {type: 'string'},
        minItems: 1,
        default: ['*/*'],
        description: 'the accepted content types, such as `application/json` or `text/*`',
      },
      maxBodyBytes: {
        type: 'integer',
        minimum: 0,
        maximum: FILE_BYTES,
        default: TRIGGER_BODY_BYTES,
        description: 'the maximum body size in bytes',
      },
      cors: {...corsSettings, description: 'which other websites may read the response'},
    },
    ['path'],
  ),
  input: httpRequest,
  output: object(
    {
      method: requestParts.method,
      path: requestParts.path,
      params: {...textByName, description: 'the path parameters, decoded'},
      query: requestParts.query,
      headers: requestParts.headers,
      cookies: {...textByName, description: 'the cookies, decoded but not verified'},
      body: {
        description:
          'the body, parsed according to its content type; form data becomes an object, and a body of an unknown type becomes null',
      },
      rawBody: requestParts.rawBody,
      ip: requestParts.ip,
      responseHeaders: {
        ...textByName,
        description: 'the CORS headers that the platform adds to the response',
      },
    },
    [
      'method',
      'path',
      'params',
      'query',
      'headers',
      'cookies',
      'body',
      'rawBody',
      'ip',
      'responseHeaders',
    ],
  ),
  credentials: [],
  errors: [
    {code: 'E_NOT_FOUND', when: 'the path doesn’t match; the caller gets 404'},
    {
      code: 'E_REFUSED',
      when: 'the method isn’t in `methods` (the caller gets 405), or the content type isn’t in `contentTypes` (the caller gets 415)',
    },
    {
      code: 'E_LIMIT',
      when: 'the body is larger than `maxBodyBytes`; the caller gets 413',
    },
    {
      code: 'E_PARSE',
      when: 'the body doesn’t match its content type, or the path can’t be decoded; the caller gets 400',
    },
  ],
  examples: [
    {
      title: 'An incoming order',
      configuration: {path: '/shops/{shop}/orders', methods: ['POST']},
      input: {
        method: 'POST',
        url: '/shops/berlin/orders?source=web&tag=new&tag=gift',
        headers: {
          host: 'api.example.com',
          'content-type': 'application/json',
          cookie: 'session=31d4d96e407aad42; theme=dark',
        },
        body: '{"orderNo": "A-1001", "total": 1249.50}',
        ip: '198.51.100.17',
      },
      output: {
        method: 'POST',
        path: '/shops/berlin/orders',
        params: {shop: 'berlin'},
        query: {source: 'web', tag: ['new', 'gift']},
        headers: {
          host: 'api.example.com',
          'content-type': 'application/json',
          cookie: 'session=31d4d96e407aad42; theme=dark',
        },
        cookies: {session: '31d4d96e407aad42', theme: 'dark'},
        body: {orderNo: 'A-1001', total: 1249.5},
        rawBody: 'eyJvcmRlck5vIjogIkEtMTAwMSIsICJ0b3RhbCI6IDEyNDkuNTB9',
        ip: '198.51.100.17',
        responseHeaders: {},
      },
    },
    {
      title: 'A form with a file',
      note: 'An uploaded file arrives with its name, its content type and its content in Base64.',
      configuration: {
        path: '/uploads',
        methods: ['POST'],
        contentTypes: ['multipart/form-data'],
      },
      input: {
        method: 'POST',
        url: '/uploads',
        headers: {'content-type': 'multipart/form-data; boundary=cut'},
        body: '--cut\r\nContent-Disposition: form-data; name="note"\r\n\r\nMay\r\n--cut\r\nContent-Disposition: form-data; name="file"; filename="orders.csv"\r\nContent-Type: text/csv\r\n\r\nid,total\r\n1,9.90\r\n\r\n--cut--\r\n',
        ip: '198.51.100.17',
      },
      output: {
        method: 'POST',
        path: '/uploads',
        params: {},
        query: {},
        headers: {'content-type': 'multipart/form-data; boundary=cut'},
        cookies: {},
        body: {
          note: 'May',
          file: {
            fileName: 'orders.csv',
            contentType: 'text/csv',
            content: 'aWQsdG90YWwNCjEsOS45MA0K',
          },
        },
        rawBody:
          'LS1jdXQNCkNvbnRlbnQtRGlzcG9zaXRpb246IGZvcm0tZGF0YTsgbmFtZT0ibm90ZSINCg0KTWF5DQotLWN1dA0KQ29udGVudC1EaXNwb3NpdGlvbjogZm9ybS1kYXRhOyBuYW1lPSJmaWxlIjsgZmlsZW5hbWU9Im9yZGVycy5jc3YiDQpDb250ZW50LVR5cGU6IHRleHQvY3N2DQoNCmlkLHRvdGFsDQoxLDkuOTANCg0KLS1jdXQtLQ0K',
        ip: '198.51.100.17',
        responseHeaders: {},
      },
    },
    {
      title: 'A cross-origin request',
      configuration: {
        path: '/stock/{sku}',
        cors: {origins: ['https://shop.example.com'], credentials: true},
      },
      input: {
        method: 'GET',
        url: '/stock/T-7%2FXL',
        headers: {origin: 'https://shop.example.com'},
        ip: '198.51.100.17',
      },
      output: {
        method: 'GET',
        path: '/stock/T-7%2FXL',
        params: {sku: 'T-7/XL'},
        query: {},
        headers: {origin: 'https://shop.example.com'},
        cookies: {},
        body: null,
        rawBody: '',
        ip: '198.51.100.17',
        responseHeaders: {
          'access-control-allow-origin': 'https://shop.example.com',
          'access-control-allow-credentials': 'true',
          vary: 'Origin',
        },
      },
    },
    {
      title: 'A CORS preflight request',
      note: 'The platform responds to preflight requests itself, based on `cors`.',
      configuration: {
        path: '/stock/{sku}',
        methods: ['PUT'],
        cors: {origins: ['https://shop.example.com']},
      },
      input: {
        method: 'OPTIONS',
        url: '/stock/T-7',
        headers: {
          origin: 'https://shop.example.com',
          'access-control-request-method': 'PUT',
        },
        ip: '198.51.100.17',
      },
      startsNothing: true,
    },
    {
      title: 'A path that doesn’t match: 404',
      configuration: {path: '/welcome/{name}'},
      input: {method: 'GET', url: '/welcome/', ip: '198.51.100.17'},
      error: 'E_NOT_FOUND',
    },
    {
      title: 'A method that isn’t accepted: 405',
      configuration: {path: '/orders', methods: ['POST']},
      input: {method: 'DELETE', url: '/orders', ip: '198.51.100.17'},
      error: 'E_REFUSED',
    },
    {
      title: 'A body that is too large: 413',
      configuration: {path: '/orders', methods: ['POST'], maxBodyBytes: 8},
      input: {
        method: 'POST',
        url: '/orders',
        headers: {'content-type': 'application/json'},
        body: '{"id": 1042}',
        ip: '198.51.100.17',
      },
      error: 'E_LIMIT',
    },
    {
      title: 'A content type that isn’t accepted: 415',
      configuration: {path: '/orders', methods: ['POST'], contentTypes: ['application/json']},
      input: {
        method: 'POST',
        url: '/orders',
        headers: {'content-type': 'application/xml'},
        body: '<order id="1042"/>',
        ip: '198.51.100.17',
      },
      error: 'E_REFUSED',
    },
    {
      title: 'A body that isn’t valid JSON: 400',
      configuration: {path: '/orders', methods: ['POST']},
      input: {
        method: 'POST',
        url: '/orders',
        headers: {'content-type': 'application/json'},
        body: '{"orderNo":',
        ip: '198.51.100.17',
      },
      error: 'E_PARSE',
    },
  ],
  related: [
    {function: 'HTTPServer/Respond', role: 'often used with'},
    {function: 'HTTPServer/RespondFile', role: 'often used with'},
    {function: 'HTTPServer/GetCookie', role: 'often used with'},
    {function: 'Hooks/ReceiveWebhook', role: 'alternative'},
    {function: 'Guard/AccessKey', role: 'often used with'},
    {function: 'Guard/VerifyJwt', role: 'often used with'},
    {function: 'JSON/ValidateSchema', role: 'often used with'},
    {function: 'Scheduler/Cron', role: 'alternative'},
  ],
  mappingFunctions: ['JSON/ValueFromPath', 'Readers/CSV/ReadObjects'],
  tags: ['workflow', 'http', 'http-server', 'request', 'webhook', 'endpoint'],
  aliases:
    'HTTP trigger, webhook node, When a HTTP request is received, REST endpoint, route, build an API, receive form, listen for requests, microservice, backend for website, CORS error, contact form, URL parameters, Express route, inbound call, mobile app, own API, HTTP listener, API gateway, accept POST, URL for my workflow, incoming request, Flask, Lambda, query parameters, Servlet, expose',
  limits: [
    `A body can be up to ${sizeText(TRIGGER_BODY_BYTES)} by default, and up to ${sizeText(FILE_BYTES)} with \`maxBodyBytes\`.`,
  ],
  notes: [
    'If a request doesn’t match the configuration, the platform rejects it without starting a run. To check the caller, add a guard as the next step.',
    'In JSON bodies, a number with too many digits to be stored exactly arrives as text. To verify a signature, use `rawBody`, which contains the original bytes.',
    'CORS controls which websites can read a response. It doesn’t stop anyone from sending a request. To reject requests, use a guard.',
  ],
  run: async ({configuration, input}) => {
    const {cors, methods} = configuration;
    const isAsking = cors !== undefined && isPreflight(input.method, input.headers);
    const request = await receiveRequest(
      {...configuration, methods: isAsking ? [...methods, 'OPTIONS'] : methods},
      input,
    );
    const responseHeaders = corsHeaders(cors, input.headers);
    return isAsking
      ? null
      : {...request, cookies: parseCookies(input.headers.cookie ?? ''), responseHeaders};
  },
});
