import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {textOfUtf8} from '@documentation/base/internal/encodings/utf8';
import {fileBytes} from '../../language/fileBytes';
import {file, object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {successfulResponse} from '../../http/serviceResponses';
import {type Bytes} from '@documentation/base/internal/encodings/bytes';
import {connection, connectionCredential, placeInput, retries, targetOf} from './connection';
import {REQUEST_TIMEOUT_SECONDS, requestRetriesNote} from '../../language/retryRules';
import {exchange} from './exchange';
import {callErrors, failures, refused} from './failures';
import {isJson, jsonAnswer} from './jsonAnswer';
import {multipartBody} from './multipart';
import {shorten} from '@documentation/base/internal/values/quote';

/** Writes bytes as in recorded requests: as text if they are UTF-8 without control characters, otherwise as Base64. */
function written(bytes: Bytes): string {
  const text = textOfUtf8(bytes);
  return text !== null && !/[^\P{Cc}\t\n\r]/u.test(text) ? text : encodeBase64(bytes);
}

const url = 'https://archive.example.com/files';
const secrets = {archive: 'token-example'};
const configuration = {url, credential: 'archive'};
const csv = 'aWQsdG90YWwKMSw5LjkwCjIsMTkuOTAK';
const input = {file: csv, fileName: 'orders.csv', contentType: 'text/csv'};
const content = 'id,total\n1,9.90\n2,19.90\n';
const rawConfiguration = {...configuration, mode: 'raw'};
const rawRequest = {
  method: 'POST',
  url,
  headers: {
    authorization: 'Bearer token-example',
    'content-type': 'text/csv',
    'content-length': '24',
  },
  body: content,
};
const formBoundary = 'form-baa446085bad8d1c48e3058c86483671';

export default defineWorkflowFunction({
  category: 'HTTPClient',
  name: 'UploadFile',
  summary: 'Uploads a file to a URL, as form data or as the raw request body.',
  kind: 'action',
  requestTimeoutSeconds: REQUEST_TIMEOUT_SECONDS,
  configuration: object(
    {
      ...connection,
      method: {
        ...oneOf({
          POST: 'add the file',
          PUT: 'store the file at the URL (can be retried)',
        }),
        default: 'POST',
        description: 'the HTTP method',
      },
      mode: {
        ...oneOf({
          multipart: 'as `multipart/form-data`, together with `fields`',
          raw: 'as the request body',
        }),
        default: 'multipart',
        description: 'how to send the file',
      },
      field: {
        type: 'string',
        default: 'file',
        description: 'the name of the form field for the file',
      },
      retries,
    },
    ['url'],
  ),
  input: object(
    {
      file: {...file, description: 'the file to upload'},
      fileName: {type: 'string', default: 'file', description: 'the file name'},
      contentType: {
        type: 'string',
        pattern: '^[\\w.+-]+/[\\w.+-]+(?:;[ -~]*)?$',
        default: 'application/octet-stream',
        description: 'the content type, such as `text/csv`',
      },
      fields: {
        type: 'object',
        additionalProperties: {type: 'string'},
        default: {},
        description: 'other form fields, sent before the file',
      },
      ...placeInput,
    },
    ['file'],
  ),
  output: object(
    {
      status: {type: 'integer', description: 'the response status'},
      json: {description: 'the parsed response; null if it isn’t JSON'},
      location: {
        type: ['string', 'null'],
        description: 'the file’s URL from the `Location` header; null if there is none',
      },
    },
    ['status', 'json', 'location'],
  ),
  credentials: [connectionCredential],
  errors: [
    ...callErrors,
    {
      ...refused,
      when: 'the service rejects the request (any other 4xx) or redirects it, or the URL is on a private network',
    },
  ],
  examples: [
    {
      title: 'A CSV file with a form field',
      note: '`file` contains three lines in Base64. The lines that the step adds around the file end with CR LF.',
      configuration,
      input: {...input, fields: {period: '2024-05'}},
      given: {secrets},
      calls: [
        {
          request: {
            method: 'POST',
            url,
            headers: {
              authorization: 'Bearer token-example',
              'content-type': `multipart/form-data; boundary=${formBoundary}`,
              'content-length': '303',
            },
            body: `--${formBoundary}\r\nContent-Disposition: form-data; name="period"\r\n\r\n2024-05\r\n--${formBoundary}\r\nContent-Disposition: form-data; name="file"; filename="orders.csv"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n--${formBoundary}--\r\n`,
          },
          response: {
            status: 201,
            headers: {'content-type': 'application/json', location: '/files/88'},
            body: {id: 88, name: 'orders.csv'},
          },
        },
      ],
      output: {status: 201, json: {id: 88, name: 'orders.csv'}, location: '/files/88'},
    },
    {
      title: 'A raw file, retried after a timeout',
      note: 'PUT is idempotent: a retry stores the same file at the same URL.',
      configuration: {
        url: 'https://bucket.example.com/exports/{name}',
        method: 'PUT',
        mode: 'raw',
      },
      input: {...input, params: {name: 'orders 2024.csv'}},
      calls: [
        {
          request: {
            method: 'PUT',
            url: 'https://bucket.example.com/exports/orders%202024.csv',
            headers: {'content-type': 'text/csv', 'content-length': '24'},
            body: content,
          },
          response: 'timeout',
        },
        {wait: 1},
        {
          request: {
            method: 'PUT',
            url: 'https://bucket.example.com/exports/orders%202024.csv',
            headers: {'content-type': 'text/csv', 'content-length': '24'},
            body: content,
          },
          response: {status: 200, headers: {etag: '"5b3c"'}},
        },
      ],
      output: {status: 200, json: null, location: null},
    },
    {
      title: 'A POST request that isn’t retried',
      note: 'The first request may have succeeded, so a retry could store the file twice.',
      configuration: rawConfiguration,
      input,
      given: {secrets},
      calls: [{request: rawRequest, response: 'timeout'}],
      error: 'E_TIMEOUT',
    },
    {
      title: 'A file that is too large for the service',
      configuration: rawConfiguration,
      input,
      given: {secrets},
      calls: [{request: rawRequest, response: {status: 413, body: 'Payload Too Large'}}],
      error: 'E_REFUSED',
    },
    ...failures({configuration: rawConfiguration, input, request: rawRequest, secrets}),
  ],
  related: [
    {function: 'HTTPClient/DownloadFile', role: 'inverse'},
    {function: 'HTTPClient/SendJson', role: 'alternative'},
    {function: 'HTTPClient/Request', role: 'alternative'},
    {function: 'Slack/UploadFile', role: 'alternative'},
  ],
  mappingFunctions: [
    'Writers/CSV/WriteObjects',
    'Writers/XLSX/WriteWorkbook',
    'Writers/JSON/WriteDocument',
  ],
  tags: ['workflow', 'http', 'http-client', 'upload', 'file', 'binary', 'request'],
  aliases:
    'multipart/form-data, POST file, send a file, web form, send attachment, PUT object, presigned URL, transfer file, submit form with file, put file on server, image upload, push pdf, S3 upload, WebDAV, document to API, transmit file, copy file to other system',
  limits: [requestRetriesNote, 'Only PUT requests are retried. Redirects aren’t followed.'],
  notes: [
    'The step sends a `Content-Length` header, because many storage services require it. The form boundary is derived from the content, so it’s the same for every attempt.',
  ],
  async *converse({configuration: settings, input: given, surroundings}) {
    const {method, mode, field} = settings;
    const {url: target, headers, secretHeaders} = targetOf(settings, given, surroundings);
    const bytes = fileBytes(given.file, 'file');
    const {contentType, fileName, fields} = given;
    const sent =
      mode === 'raw'
        ? {contentType, body: bytes}
        : await multipartBody(fields, {field, fileName, contentType, bytes});
    const {response} = yield* exchange(
      {
        method,
        url: target.href,
        headers: {
          ...headers,
          'content-type': sent.contentType,
          'content-length': String(sent.body.length),
        },
        body: written(sent.body),
      },
      {
        now: surroundings.now,
        retries: method === 'PUT' ? settings.retries : 0,
        followRedirects: false,
        secretHeaders,
      },
    );
    if (response.status >= 300 && response.status < 400) {
      failStep(
        'E_REFUSED',
        `${shorten(target.host)} redirects to ${shorten(response.headers?.location ?? 'another URL', 200)}. The step doesn’t follow redirects, so set \`url\` to the new URL.`,
      );
    }
    successfulResponse(response, target.host);
    const hasJson = response.body !== undefined && isJson(response);
    return {
      status: response.status,
      json: hasJson ? await jsonAnswer(response, target.host) : null,
      location: response.headers?.location ?? null,
    };
  },
});
