import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {file, object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {blobPlace, bucketField, pathField, type Blob} from './blobs';
import {quote} from '@documentation/base/internal/values/quote';

export default defineWorkflowFunction({
  category: 'Store',
  name: 'GetBlob',
  summary: 'Reads a file from a bucket, with its content type, size and checksum.',
  kind: 'action',
  configuration: object({bucket: bucketField}, ['bucket']),
  input: object({path: pathField}, ['path']),
  output: object(
    {
      file: {...file, description: 'the file'},
      contentType: {type: 'string', description: 'the content type, as set by `Store.PutBlob`'},
      size: {type: 'integer', description: 'the size in bytes'},
      sha256: {type: 'string', description: 'the SHA-256 checksum in hexadecimal'},
    },
    ['file', 'contentType', 'size', 'sha256'],
  ),
  credentials: [],
  errors: [
    {code: 'E_NOT_FOUND', when: 'there is no file at the path'},
    {
      code: 'E_REFUSED',
      when: 'the path contains an empty, `.` or `..` segment, a backslash or a control character',
    },
  ],
  examples: [
    {
      title: 'A text file',
      configuration: {bucket: 'invoices'},
      input: {path: '2024/117.txt'},
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
      output: {
        file: 'SW52b2ljZSAxMTc6IHBhaWQ=',
        contentType: 'text/plain; charset=utf-8',
        size: 17,
        sha256: '2147cb4ff4f208327dcf2a4dd40e17984821b557efbd9ee6a890d1f5fe1885c9',
      },
    },
    {
      title: 'No file at the path',
      note: 'Paths are case-sensitive.',
      configuration: {bucket: 'invoices'},
      input: {path: '2024/117.TXT'},
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
      error: 'E_NOT_FOUND',
    },
    {
      title: 'A path outside the bucket',
      configuration: {bucket: 'invoices'},
      input: {path: '../secrets/key.pem'},
      error: 'E_REFUSED',
    },
  ],
  related: [
    {function: 'Store/PutBlob', role: 'inverse'},
    {function: 'Google/BigQueryLoadFile', role: 'often used with'},
    {function: 'HTTPServer/RespondFile', role: 'often used with'},
    {function: 'Parser/ParseCsv', role: 'often used with'},
    {function: 'Parser/ParseXlsx', role: 'often used with'},
    {function: 'Parser/ParsePdf', role: 'often used with'},
  ],
  mappingFunctions: ['Readers/CSV/ReadObjects', 'Readers/JSON/ReadDocument', 'Text/Decode'],
  tags: ['workflow', 'storage', 'file', 'download', 'binary'],
  aliases:
    'S3 GetObject, download file, read file, Azure Blob get content, load binary file, open stored file, load document, fetch from bucket, object storage, retrieve invoice, file server, saved picture, template from storage, attach stored document, Google Drive, Dropbox, SharePoint',
  run({configuration: {bucket}, input: {path}, surroundings}) {
    const blob = surroundings.store.get(blobPlace(bucket, path)) as unknown as Blob | undefined;
    return blob
      ? {file: blob.file, contentType: blob.contentType, size: blob.size, sha256: blob.sha256}
      : failStep(
          'E_NOT_FOUND',
          `There is no file at ${quote(path)} in the bucket ${quote(bucket)}. Check the path, which is case-sensitive.`,
        );
  },
});
