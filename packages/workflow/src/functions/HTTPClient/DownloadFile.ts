import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {file, object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {HttpResponse} from '../../language/types';
import {successfulResponse} from '../../http/serviceResponses';
import {toHex, type Bytes} from '@documentation/base/internal/encodings/bytes';
import {sha256} from '@documentation/base/internal/digests/digests';
import {decodeBase64} from '@documentation/base/internal/encodings/base64';
import {fileNameIn, safeFileName} from '../../http/fileNames';
import {connection, connectionCredential, placeInput, retries, targetOf} from './connection';
import {REQUEST_TIMEOUT_SECONDS, requestRetriesNote} from '../../language/retryRules';
import {exchange} from './exchange';
import {callErrors, failures, refused} from './failures';
import {FILE_BYTES, LARGE_FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {sizeText} from '@documentation/base/internal/limits/format';
import {shorten} from '@documentation/base/internal/values/quote';

/** Decodes the bytes of a response, which arrive as Base64 text. */
function bytesOf({body}: HttpResponse, host: string): Bytes {
  try {
    return decodeBase64(typeof body === 'string' ? body : '');
  } catch {
    return failStep('E_UPSTREAM', `${shorten(host)} didn’t respond with a file. Check the URL.`);
  }
}

/** Returns the last path segment, decoded if possible. */
function lastSegment(url: string): string {
  const segment = new URL(url).pathname.split('/').at(-1)!;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns a safe file name from the response or the URL, or 'download' if neither has one. */
function nameOf(response: HttpResponse, url: string): string {
  const given = fileNameIn(response.headers?.['content-disposition'] ?? '');
  return safeFileName(given ?? '') || safeFileName(lastSegment(url)) || 'download';
}

const url = 'https://supplier.example.com/lists/42';
const secrets = {supplier: 'token-example'};
const configuration = {url, credential: 'supplier'};
const request = {method: 'GET', url, headers: {authorization: 'Bearer token-example'}};
const csv = 'aWQsdG90YWwKMSw5LjkwCjIsMTkuOTAK';

export default defineWorkflowFunction({
  category: 'HTTPClient',
  name: 'DownloadFile',
  summary: 'Downloads a file from a URL and returns it with a safe file name and a checksum.',
  kind: 'action',
  requestTimeoutSeconds: REQUEST_TIMEOUT_SECONDS,
  configuration: object(
    {
      ...connection,
      maxBytes: {
        type: 'integer',
        minimum: 1,
        maximum: LARGE_FILE_BYTES,
        default: FILE_BYTES,
        description: 'the maximum file size in bytes',
      },
      expectedType: {
        type: 'string',
        description: 'the content type that the file must have, such as `application/pdf`',
      },
      retries,
    },
    ['url'],
  ),
  input: object(placeInput),
  output: object(
    {
      file: {...file, description: 'the downloaded file'},
      fileName: {
        type: 'string',
        description: 'the file name, without folders or unsafe characters',
      },
      contentType: {
        type: ['string', 'null'],
        description: 'the content type from the response; null if there is none',
      },
      size: {type: 'integer', description: 'the file size in bytes'},
      sha256: {type: 'string', description: 'the SHA-256 checksum in hexadecimal'},
    },
    ['file', 'fileName', 'contentType', 'size', 'sha256'],
  ),
  credentials: [connectionCredential],
  errors: [...callErrors, refused, {code: 'E_LIMIT', when: 'the file is larger than `maxBytes`'}],
  examples: [
    {
      title: 'A price list',
      configuration,
      input: {},
      given: {secrets},
      calls: [
        {
          request,
          response: {
            status: 200,
            headers: {
              'content-type': 'text/csv; charset=utf-8',
              'content-length': '24',
              'content-disposition':
                'attachment; filename="Cafe prices.csv"; filename*=UTF-8\'\'Caf%C3%A9%20prices.csv',
            },
            body: csv,
          },
        },
      ],
      output: {
        file: csv,
        fileName: 'Café prices.csv',
        contentType: 'text/csv; charset=utf-8',
        size: 24,
        sha256: '0b0e0b528ff8fbeb1668a44904cc323cbe5030544e5d2afab4f2571a23fd1c97',
      },
    },
    {
      title: 'A file name that contains a path',
      configuration,
      input: {},
      given: {secrets},
      calls: [
        {
          request,
          response: {
            status: 200,
            headers: {
              'content-type': 'text/plain',
              'content-disposition': 'attachment; filename="../../.ssh/authorized_keys"',
            },
            body: 'c3NoLWVkMjU1MTk=',
          },
        },
      ],
      output: {
        file: 'c3NoLWVkMjU1MTk=',
        fileName: 'authorized_keys',
        contentType: 'text/plain',
        size: 11,
        sha256: '858d3a47332a352574800455c4a467fd5916d9f973fad47a1ba24342306b8b70',
      },
    },
    {
      title: 'A redirect to another site',
      note: 'The file name comes from the final URL. The step doesn’t send the secret to the other site.',
      configuration,
      input: {},
      given: {secrets},
      calls: [
        {
          request,
          response: {
            status: 302,
            headers: {location: 'https://files.example.net/2024/list%2042.csv?signature=abc'},
          },
        },
        {
          request: {
            method: 'GET',
            url: 'https://files.example.net/2024/list%2042.csv?signature=abc',
            headers: {},
          },
          response: {status: 200, body: csv},
        },
      ],
      output: {
        file: csv,
        fileName: 'list 42.csv',
        contentType: null,
        size: 24,
        sha256: '0b0e0b528ff8fbeb1668a44904cc323cbe5030544e5d2afab4f2571a23fd1c97',
      },
    },
    {
      title: 'A file that is too large',
      configuration: {...configuration, maxBytes: 1_000_000},
      input: {},
      given: {secrets},
      calls: [
        {
          request,
          response: {
            status: 200,
            headers: {'content-type': 'application/zip', 'content-length': '734003200'},
          },
        },
      ],
      error: 'E_LIMIT',
    },
    {
      title: 'A login page instead of a PDF',
      configuration: {...configuration, expectedType: 'application/pdf'},
      input: {},
      given: {secrets},
      calls: [
        {
          request,
          response: {
            status: 200,
            headers: {'content-type': 'text/html'},
            body: 'PCFkb2N0eXBlIGh0bWw+',
          },
        },
      ],
      error: 'E_UPSTREAM',
    },
    ...failures({configuration, input: {}, request, secrets}),
  ],
  related: [
    {function: 'HTTPClient/UploadFile', role: 'inverse'},
    {function: 'HTTPClient/GetJson', role: 'alternative'},
    {function: 'HTTPClient/Request', role: 'alternative'},
    {function: 'Parser/ParseCsv', role: 'often used with'},
    {function: 'Parser/ParseXlsx', role: 'often used with'},
    {function: 'Parser/ParsePdf', role: 'often used with'},
    {function: 'Parser/ParseXml', role: 'often used with'},
    {function: 'Store/PutBlob', role: 'often used with'},
  ],
  mappingFunctions: ['Readers/CSV/ReadObjects', 'Readers/XLSX/ReadObjects', 'Readers/PDF/ReadText'],
  tags: ['workflow', 'http', 'http-client', 'download', 'file', 'binary', 'stream'],
  aliases:
    'get file, fetch a file, HTTP download, Content-Disposition, wget, fetch binary, checksum, save file from url, image from web, pdf from link, product photos, retrieve attachment, supplier price list, hash of download, media asset, signed link, save remote file, grab file from website, pull document, copy file from server, SFTP, FTP server',
  limits: [
    `A file can be up to ${sizeText(FILE_BYTES)} by default, the maximum for most readers and parsers. To pass on a larger file, raise \`maxBytes\` (up to ${sizeText(LARGE_FILE_BYTES)}).`,
    'If the `Content-Length` header exceeds the limit, the step fails before it reads the file.',
    requestRetriesNote,
  ],
  notes: [
    'The file name is safe to use: it contains no folders, control characters or Windows device names.',
    'Files come over HTTP or HTTPS. SFTP and FTP aren’t supported: ask the sender for an HTTPS link.',
  ],
  async *converse({configuration: settings, input, surroundings}) {
    const {maxBytes, expectedType} = settings;
    const {url: target, headers, secretHeaders} = targetOf(settings, input, surroundings);
    const {response, url: from} = yield* exchange(
      {method: 'GET', url: target.href, headers},
      {now: surroundings.now, retries: settings.retries, followRedirects: true, secretHeaders},
    );
    successfulResponse(response, target.host);
    const contentType = response.headers?.['content-type'] ?? null;
    const type = contentType?.split(';', 1)[0]!.trim().toLowerCase();
    if (expectedType !== undefined && type !== expectedType.toLowerCase()) {
      failStep(
        'E_UPSTREAM',
        `${shorten(target.host)} sent ${type === undefined ? 'no content type' : `the content type ${shorten(type)}`}, but \`expectedType\` is ${shorten(expectedType)}. Check the URL and the secret.`,
      );
    }
    if (Number(response.headers?.['content-length'] ?? 0) > maxBytes) {
      failStep(
        'E_LIMIT',
        `The file is larger than ${maxBytes.toLocaleString('en')} bytes. Raise \`maxBytes\`, or download a smaller file.`,
      );
    }
    const bytes = bytesOf(response, target.host);
    if (bytes.length > maxBytes) {
      failStep(
        'E_LIMIT',
        `The file is larger than ${maxBytes.toLocaleString('en')} bytes. Raise \`maxBytes\`, or download a smaller file.`,
      );
    }
    return {
      file: encodeBase64(bytes),
      fileName: nameOf(response, from),
      contentType,
      size: bytes.length,
      sha256: toHex(await sha256(bytes)),
    };
  },
});
