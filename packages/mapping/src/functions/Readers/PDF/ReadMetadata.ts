import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {fileLimit, fileParameter, largeFile, passwordParameter, withPdf} from './openPdf';
import {parsePdfDate} from './pdfDate';

function textOrNull(value: unknown): string | null {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

export default defineMappingFunction({
  category: 'Readers/PDF',
  name: 'ReadMetadata',
  summary: 'Reads the metadata of a PDF file, such as its page count, title, author and dates.',
  parameters: {file: fileParameter, password: passwordParameter},
  returns: {
    type: 'Object',
    description:
      'an object with `pageCount`, `title`, `author`, `subject`, `keywords`, `created` and `modified` (dates), and `encrypted` (whether the file is encrypted)',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Metadata that the file doesn’t contain is null.',
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t a PDF, or it is damaged or truncated'},
    {code: 'E_PASSWORD', when: 'the password is missing or wrong'},
    {code: 'E_LIMIT', when: 'the file is too large'},
  ],
  examples: [
    {
      title: 'An invoice',
      kind: 'typical',
      input: sample('invoice.pdf'),
      args: {file: expression('$')},
      result: {
        pageCount: 2,
        title: 'Invoice 2024-117',
        author: 'Example Ltd',
        subject: null,
        keywords: null,
        created: '2024-02-29T09:30:00+01:00',
        modified: null,
        encrypted: false,
      },
    },
    {
      title: 'A file with a password',
      kind: 'typical',
      input: sample('protected.pdf'),
      args: {file: expression('$'), password: 'secret'},
      result: {
        pageCount: 2,
        title: 'Invoice 2024-117',
        author: 'Example Ltd',
        subject: null,
        keywords: null,
        created: '2024-02-29T09:30:00+01:00',
        modified: null,
        encrypted: true,
      },
    },
    {
      title: 'A file without metadata',
      kind: 'edge',
      input: sample('scanned.pdf'),
      args: {file: expression('$')},
      result: {
        pageCount: 1,
        title: null,
        author: null,
        subject: null,
        keywords: null,
        created: null,
        modified: null,
        encrypted: false,
      },
    },
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {
      title: 'Not a PDF',
      kind: 'error',
      input: sample('orders.csv'),
      args: {file: expression('$')},
      error: 'E_PARSE',
    },
    {
      title: 'A missing password',
      kind: 'error',
      input: sample('protected.pdf'),
      args: {file: expression('$')},
      error: 'E_PASSWORD',
    },
    {title: 'A 21 MB file', kind: 'error', args: {file: largeFile}, error: 'E_LIMIT'},
  ],
  related: [
    {function: 'Readers/PDF/ReadText', role: 'often used with'},
    {function: 'Readers/PDF/ReadPages', role: 'often used with'},
  ],
  workflowFunctions: ['Parser/ParsePdf'],
  tags: ['mapping', 'reader', 'pdf', 'file'],
  aliases:
    'pdfinfo, document properties, page count, PDF title, getMetadata, how many pages, who wrote it, creation date, info dictionary, created by, subject and keywords, last modified, is it encrypted, document information, number of pages, about a PDF',
  limits: [fileLimit],
  notes: ['Dates keep the UTC offset stored in the file, if there is one.'],
  run: ({file, password}) =>
    withPdf(file, password, async (document) => {
      const {info, metadata} = await document.getMetadata();
      const said = info as Readonly<Record<string, unknown>>;
      const dateOf = (value: unknown) => (typeof value === 'string' ? parsePdfDate(value) : null);
      return {
        pageCount: document.numPages,
        title: textOrNull(said.Title) ?? textOrNull(metadata?.get('dc:title')),
        author: textOrNull(said.Author) ?? textOrNull(metadata?.get('dc:creator')),
        subject: textOrNull(said.Subject),
        keywords: textOrNull(said.Keywords),
        created: dateOf(said.CreationDate),
        modified: dateOf(said.ModDate),
        encrypted: typeof said.EncryptFilterName === 'string',
      };
    }),
});
