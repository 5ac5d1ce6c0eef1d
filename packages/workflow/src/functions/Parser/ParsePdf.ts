import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {fileLimit} from '@documentation/mapping/internal/functions/Readers/PDF/openPdf';
import {pageLimit} from '@documentation/mapping/internal/functions/Readers/PDF/pageSelection';
import {fileBytes} from '../../language/fileBytes';
import {file, object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';

export default defineWorkflowFunction({
  category: 'Parser',
  name: 'ParsePdf',
  summary: 'Extracts the text of a PDF file, in full and page by page, and detects scans.',
  kind: 'action',
  configuration: object({
    pages: {
      type: 'string',
      default: 'all',
      description: 'the pages to read, such as `"1-3,7"` or `"2-"`; pages past the end are ignored',
    },
    layout: {
      ...oneOf({
        lines: 'line by line, top to bottom and left to right',
        flow: 'in the order in which the file stores the text',
      }),
      default: 'lines',
      description: 'the reading order of `text`; `pages` are always read line by line',
    },
    secret: {
      type: 'string',
      description: 'the name of the secret that holds the file password',
    },
  }),
  input: object({file: {...file, description: 'the PDF file'}}, ['file']),
  output: object(
    {
      text: {type: 'string', description: 'the whole text, with a blank line between pages'},
      pages: {
        type: 'array',
        description: 'the selected pages',
        items: object(
          {
            page: {type: 'integer', description: 'the page number, counted from 1'},
            text: {type: 'string', description: 'the page text; `""` if there is none'},
          },
          ['page', 'text'],
        ),
      },
      hasText: {
        type: 'boolean',
        description:
          'whether any selected page has text; false for a scan, which needs text recognition (OCR) first',
      },
    },
    ['text', 'pages', 'hasText'],
  ),
  credentials: [
    {
      field: 'secret',
      what: 'The file password, for protected files',
      from: 'Ask the file’s sender for the password, and save it as a secret.',
    },
  ],
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t a PDF, or it is damaged or truncated'},
    {code: 'E_PASSWORD', when: 'the password is missing or wrong'},
    {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist'},
    {code: 'E_FORMAT', when: '`pages` isn’t a valid page selection'},
    {code: 'E_LIMIT', when: 'the file is too large, or too many pages are selected'},
  ],
  examples: [
    {
      title: 'An invoice',
      configuration: {},
      input: {file: {sample: 'invoice.pdf'}},
      output: {
        text: 'Invoice 2024-117\nMüller GmbH, Dresden\nArticle Quantity Price Amount\nOak table 1 890.00 890.00\nChair, set of 4 2 179.75 359.50\nTotal 1,249.50\n\nPay within 14 days.\nThank you!',
        pages: [
          {
            page: 1,
            text: 'Invoice 2024-117\nMüller GmbH, Dresden\nArticle Quantity Price Amount\nOak table 1 890.00 890.00\nChair, set of 4 2 179.75 359.50\nTotal 1,249.50',
          },
          {page: 2, text: 'Pay within 14 days.\nThank you!'},
        ],
        hasText: true,
      },
    },
    {
      title: 'A scan without text',
      note: 'Branch on `hasText`, and send scans to text recognition (OCR).',
      configuration: {},
      input: {file: {sample: 'scanned.pdf'}},
      output: {text: '', pages: [{page: 1, text: ''}], hasText: false},
    },
    {
      title: 'A password-protected file',
      configuration: {pages: '2-', layout: 'flow', secret: 'invoice-password'},
      input: {file: {sample: 'protected.pdf'}},
      given: {secrets: {'invoice-password': 'secret'}},
      output: {
        text: 'Pay within 14 days.\nThank you!',
        pages: [{page: 2, text: 'Pay within 14 days.\nThank you!'}],
        hasText: true,
      },
    },
    {
      title: 'A file that isn’t a PDF',
      configuration: {},
      input: {file: {sample: 'orders.xlsx'}},
      error: 'E_PARSE',
    },
    {
      title: 'A missing password',
      configuration: {},
      input: {file: {sample: 'protected.pdf'}},
      error: 'E_PASSWORD',
    },
    {
      title: 'A secret that doesn’t exist',
      configuration: {secret: 'invoice-password'},
      input: {file: {sample: 'protected.pdf'}},
      error: 'E_CREDENTIAL',
    },
    {
      title: 'Pages that aren’t numbers',
      configuration: {pages: 'first'},
      input: {file: {sample: 'invoice.pdf'}},
      error: 'E_FORMAT',
    },
    {
      title: 'A file with 1,001 pages',
      configuration: {},
      input: {file: {sample: 'too-many-pages.pdf'}},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'AI/ExtractData', role: 'often used with'},
    {function: 'AI/SplitText', role: 'often used with'},
    {function: 'AI/Summarize', role: 'often used with'},
    {function: 'HTTPClient/DownloadFile', role: 'often used with'},
    {function: 'Store/GetBlob', role: 'often used with'},
  ],
  mappingFunctions: ['Readers/PDF/ReadText', 'Readers/PDF/ReadTables', 'Readers/PDF/ReadMetadata'],
  tags: ['workflow', 'parse', 'file', 'pdf', 'text'],
  aliases:
    'pdftotext, Extract from PDF, PDF to text, pdf-parse, invoice reader, OCR, text from attachment, convert pdf, scanned document, read contract, incoming invoices, business letter, delivery note, empty result, full-text search, get content of PDF, recognise scan',
  limits: [fileLimit, pageLimit],
  notes: [
    'A PDF stores positioned characters, not tables. To read tables, use `Readers.PDF.ReadTables` in a mapping.',
  ],
  async run({configuration: {pages, layout, secret}, input, surroundings}) {
    const [{invoke}, {default: readPages}, {default: readText}] = await Promise.all([
      import('@documentation/mapping/internal/language/invoke'),
      import('@documentation/mapping/internal/functions/Readers/PDF/ReadPages'),
      import('@documentation/mapping/internal/functions/Readers/PDF/ReadText'),
    ]);
    const password = secret === undefined ? null : surroundings.secret(secret);
    const args = {file: fileBytes(input.file, 'file'), pages, password};
    const context = {now: surroundings.now};
    const text = (await invoke(readText, {...args, layout}, context)) as string;
    const texts = await invoke(readPages, args, context);
    return {
      text,
      pages: texts as unknown as {page: number; text: string}[],
      hasText: text !== '',
    };
  },
});
