import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {fileBytes} from '../../language/fileBytes';
import {file, object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {toHex, type Bytes} from '@documentation/base/internal/encodings/bytes';
import {sha256} from '@documentation/base/internal/digests/digests';
import {contentDisposition, safeFileName} from '../../http/fileNames';
import {checkedHeaders} from '../../http/checkedHeaders';
import {requestWith} from '../../http/incomingRequest';
import {byteRange} from './byteRange';
import {quote} from '@documentation/base/internal/values/quote';

/** Derives an ETag from the content of a file. */
async function entityTag(bytes: Bytes): Promise<string> {
  return `"${toHex(await sha256(bytes)).slice(0, 32)}"`;
}

/** Returns the requested range. Returns null if there is none, or if `If-Range` shows that the file has changed. */
function wantedRange(headers: Readonly<Record<string, string>>, etag: string, size: number) {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag
    ? byteRange(headers.range ?? '', size)
    : null;
}

const csv = 'aWQsdG90YWwKMSw5LjkwCjIsMTkuOTAK';
const csvTag = '"0b0e0b528ff8fbeb1668a44904cc323c"';

export default defineWorkflowFunction({
  category: 'HTTPServer',
  name: 'RespondFile',
  summary:
    'Sends a file to download or display in response to the HTTP request that started the run.',
  kind: 'response',
  configuration: object({
    fileName: {
      type: 'string',
      default: 'download',
      description: 'the suggested file name, if the input has none',
    },
    contentType: {
      type: 'string',
      default: 'application/octet-stream',
      description: 'the content type of the file, such as `application/pdf`',
    },
    disposition: {
      ...oneOf({
        attachment: 'the browser downloads the file',
        inline: 'the browser displays the file if it can',
      }),
      default: 'attachment',
      description: 'what a browser does with the file',
    },
    cacheSeconds: {
      type: 'integer',
      minimum: 0,
      maximum: 31_536_000,
      default: 0,
      description: 'how many seconds the caller may cache the file; 0 disables caching',
    },
  }),
  input: object(
    {
      file: {...file, description: 'the file'},
      fileName: {
        type: 'string',
        description: 'the suggested file name; overrides the configured one',
      },
      request: {
        ...requestWith('headers'),
        description: 'the request, needed to resume downloads and to skip unchanged files',
      },
    },
    ['file'],
  ),
  output: object(
    {
      status: {
        type: 'integer',
        description:
          'the response status: 200 for the whole file, 206 for a part, 304 if the file is unchanged, or 416 if the range is outside the file',
      },
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'the headers, with lowercase names',
      },
      body: {...file, description: 'the file, or the requested part of it; empty for 304 and 416'},
    },
    ['status', 'headers', 'body'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_REFUSED',
      when: 'the file name has no usable characters, or `contentType` contains a forbidden character',
    },
  ],
  examples: [
    {
      title: 'A CSV file to download',
      configuration: {contentType: 'text/csv; charset=utf-8'},
      input: {file: csv, fileName: 'Café orders.csv'},
      output: {
        status: 200,
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition':
            'attachment; filename="Caf_ orders.csv"; filename*=UTF-8\'\'Caf%C3%A9%20orders.csv',
          'x-content-type-options': 'nosniff',
          'accept-ranges': 'bytes',
          'cache-control': 'no-store',
          etag: csvTag,
          'content-length': '24',
        },
        body: csv,
      },
    },
    {
      title: 'A PDF to display',
      configuration: {
        fileName: 'invoice.pdf',
        contentType: 'application/pdf',
        disposition: 'inline',
        cacheSeconds: 3600,
      },
      input: {file: {sample: 'invoice.pdf'}},
      output: {
        status: 200,
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename=invoice.pdf',
          'x-content-type-options': 'nosniff',
          'accept-ranges': 'bytes',
          'cache-control': 'private, max-age=3600',
          etag: '"91ab18a48c57fae5c2953ced05e4b986"',
          'content-length': '1836',
        },
        body: {sample: 'invoice.pdf'},
      },
    },
    {
      title: 'The rest of an interrupted download',
      configuration: {fileName: 'orders.csv', contentType: 'text/csv'},
      input: {file: csv, request: {headers: {range: 'bytes=16-', 'if-range': csvTag}}},
      output: {
        status: 206,
        headers: {
          'content-type': 'text/csv',
          'content-disposition': 'attachment; filename=orders.csv',
          'x-content-type-options': 'nosniff',
          'accept-ranges': 'bytes',
          'cache-control': 'no-store',
          etag: csvTag,
          'content-range': 'bytes 16-23/24',
          'content-length': '8',
        },
        body: 'MiwxOS45MAo=',
      },
    },
    {
      title: 'A file that the caller already has',
      configuration: {fileName: 'orders.csv', contentType: 'text/csv'},
      input: {file: csv, request: {headers: {'if-none-match': csvTag}}},
      output: {status: 304, headers: {'cache-control': 'no-store', etag: csvTag}, body: ''},
    },
    {
      title: 'A range past the end of the file',
      configuration: {fileName: 'orders.csv', contentType: 'text/csv'},
      input: {file: csv, request: {headers: {range: 'bytes=100-200'}}},
      output: {
        status: 416,
        headers: {'content-range': 'bytes */24', 'content-length': '0'},
        body: '',
      },
    },
    {
      title: 'An unusable file name',
      configuration: {},
      input: {file: csv, fileName: '../..'},
      error: 'E_REFUSED',
    },
    {
      title: 'Text instead of Base64',
      configuration: {fileName: 'orders.csv'},
      input: {file: 'id,total'},
      error: 'E_INPUT',
    },
  ],
  related: [
    {function: 'HTTPServer/Respond', role: 'alternative'},
    {function: 'HTTPServer/WebHandler', role: 'often used with'},
    {function: 'Store/GetBlob', role: 'often used with'},
  ],
  mappingFunctions: [
    'Writers/CSV/WriteObjects',
    'Writers/XLSX/WriteWorkbook',
    'Writers/XML/WriteDocument',
  ],
  tags: ['workflow', 'http', 'http-server', 'response', 'download', 'file', 'binary'],
  aliases:
    'Content-Disposition, send file, binary response, file download, Range request, serve a file, return pdf, let user download, export button, save as dialog, seek in video, open in browser, as attachment, excel report, resume broken download, deliver document, offer download, stream file, provide CSV to user, image response, send spreadsheet to browser, download link, attachment header, answer with a file',
  notes: [
    'A file name with non-ASCII characters is sent twice: in ASCII for older clients, and in full (RFC 8187). Folders are removed, and characters that are special in file systems are replaced with `_`.',
    'Use `inline` only for files that you created. Scripts in an HTML file from someone else would run with your site’s permissions.',
  ],
  run: async ({configuration, input}) => {
    const {contentType, disposition, cacheSeconds} = configuration;
    const bytes = fileBytes(input.file, 'file');
    const {fileName = configuration.fileName} = input;
    const name = safeFileName(fileName);
    if (name === '') {
      failStep(
        'E_REFUSED',
        `The file name ${quote(fileName)} has no usable characters. Use a name such as "orders.csv".`,
      );
    }
    const etag = await entityTag(bytes);
    const caching = {
      'cache-control': cacheSeconds === 0 ? 'no-store' : `private, max-age=${cacheSeconds}`,
      etag,
    };
    const asked = input.request?.headers ?? {};
    if ((asked['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag)) {
      return {status: 304, headers: caching, body: ''};
    }
    const range = wantedRange(asked, etag, bytes.length);
    if (range === 'unsatisfiable') {
      return {
        status: 416,
        headers: {'content-range': `bytes */${bytes.length}`, 'content-length': '0'},
        body: '',
      };
    }
    const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
    return {
      status: range ? 206 : 200,
      headers: checkedHeaders({
        'content-type': contentType,
        'content-disposition': contentDisposition(disposition, name),
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        ...caching,
        ...(range && {'content-range': `bytes ${range.first}-${range.last}/${bytes.length}`}),
        'content-length': String(part.length),
      }),
      body: encodeBase64(part),
    };
  },
});
