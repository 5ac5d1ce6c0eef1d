import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {fileBytes} from '../../language/fileBytes';
import {file, object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {toHex} from '@documentation/base/internal/encodings/bytes';
import {sha256} from '@documentation/base/internal/digests/digests';
import {blobPlace, bucketField, pathField} from './blobs';
import {LARGE_FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {sizeText} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

/** Base64 uses four characters for three bytes. */
const MAX_BASE64_LENGTH = 4 * Math.ceil(LARGE_FILE_BYTES / 3);

export default defineWorkflowFunction({
  category: 'Store',
  name: 'PutBlob',
  summary: 'Stores a file in a bucket, with its content type, size and checksum.',
  kind: 'action',
  configuration: object(
    {
      bucket: bucketField,
      contentType: {
        type: 'string',
        pattern: '^[\\w.+-]+/[\\w.+-]+(?:; ?[\\w-]+=[\\w.-]+)*$',
        default: 'application/octet-stream',
        description: 'the content type of the file, such as `"application/pdf"`',
      },
      overwrite: {
        type: 'boolean',
        default: true,
        description: 'whether to replace an existing file',
      },
    },
    ['bucket'],
  ),
  input: object(
    {
      path: pathField,
      file: {...file, maxLength: MAX_BASE64_LENGTH, description: 'the file'},
    },
    ['path', 'file'],
  ),
  output: object(
    {
      path: {type: 'string', description: 'the file path'},
      size: {type: 'integer', description: 'the size in bytes'},
      sha256: {type: 'string', description: 'the SHA-256 checksum in hexadecimal'},
      replaced: {type: 'boolean', description: 'whether an existing file was replaced'},
    },
    ['path', 'size', 'sha256', 'replaced'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_REFUSED',
      when: 'the path contains an empty, `.` or `..` segment, a backslash or a control character, or the file exists and `overwrite` is false',
    },
  ],
  examples: [
    {
      title: 'A text file',
      note: 'The file is the text “Invoice 117: paid” in Base64.',
      configuration: {bucket: 'invoices', contentType: 'text/plain; charset=utf-8'},
      input: {path: '2024/117.txt', file: 'SW52b2ljZSAxMTc6IHBhaWQ='},
      output: {
        path: '2024/117.txt',
        size: 17,
        sha256: '2147cb4ff4f208327dcf2a4dd40e17984821b557efbd9ee6a890d1f5fe1885c9',
        replaced: false,
      },
      storeAfter: {
        'blobs/invoices/2024/117.txt': {
          file: 'SW52b2ljZSAxMTc6IHBhaWQ=',
          contentType: 'text/plain; charset=utf-8',
          size: 17,
          sha256: '2147cb4ff4f208327dcf2a4dd40e17984821b557efbd9ee6a890d1f5fe1885c9',
        },
      },
    },
    {
      title: 'A file that already exists',
      configuration: {bucket: 'invoices', contentType: 'text/plain', overwrite: false},
      input: {path: '2024/117.txt', file: 'cGFpZA=='},
      given: {
        store: {
          'blobs/invoices/2024/117.txt': {
            file: 'SW52b2ljZSAxMTc6IHBhaWQ=',
            contentType: 'text/plain; charset=utf-8',
            size: 17,
            sha256: '2147cb4ff4f208327dcf2a4dd40e17984821b557efbd9ee6a890d1f5fe1885c9',
          },
        },
      },
      error: 'E_REFUSED',
    },
    {
      title: 'An empty file',
      configuration: {bucket: 'flags'},
      input: {path: 'import-done', file: ''},
      output: {
        path: 'import-done',
        size: 0,
        sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        replaced: false,
      },
      storeAfter: {
        'blobs/flags/import-done': {
          file: '',
          contentType: 'application/octet-stream',
          size: 0,
          sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        },
      },
    },
    {
      title: 'A path outside the bucket',
      configuration: {bucket: 'invoices'},
      input: {path: '../secrets/key.pem', file: 'cGFpZA=='},
      error: 'E_REFUSED',
    },
    {
      title: 'A file that isn’t Base64',
      configuration: {bucket: 'invoices'},
      input: {path: '2024/117.txt', file: 'Invoice 117: paid'},
      error: 'E_INPUT',
    },
  ],
  related: [
    {function: 'Store/GetBlob', role: 'inverse'},
    {function: 'HTTPClient/DownloadFile', role: 'often used with'},
  ],
  mappingFunctions: ['Writers/CSV/WriteObjects', 'Writers/XLSX/WriteSheet', 'Types/ToBinary'],
  tags: ['workflow', 'storage', 'file', 'upload', 'binary'],
  aliases:
    'S3 PutObject, upload file, save file, Azure Blob create, write binary file, archive document, store attachment, upload to bucket, object storage, keep invoices, backup copy, file server, persist upload, keep for later, upload to cloud, Google Drive, Dropbox, SharePoint, data lake',
  limits: [`A file can be up to ${sizeText(LARGE_FILE_BYTES)}.`],
  notes: ['Compare `sha256` with the sender’s checksum to verify that the file arrived intact.'],
  async run({
    configuration: {bucket, contentType, overwrite},
    input: {path, file: text},
    surroundings,
  }) {
    const place = blobPlace(bucket, path);
    const bytes = fileBytes(text, 'file');
    const replaced = surroundings.store.get(place) !== undefined;
    if (replaced && !overwrite) {
      failStep(
        'E_REFUSED',
        `There is already a file at ${quote(path)}. Use another path, or set \`overwrite\` to true.`,
      );
    }
    const facts = {size: bytes.length, sha256: toHex(await sha256(bytes))};
    surroundings.store.set(place, {file: text, contentType, ...facts});
    return {path, ...facts, replaced};
  },
});
