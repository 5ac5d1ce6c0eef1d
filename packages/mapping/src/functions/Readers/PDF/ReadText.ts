import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fileLimit, fileParameter, passwordParameter, withPdf} from './openPdf';
import {mapPages, pageLimit, pagesParameter} from './pageSelection';
import {flowText, linesText} from './pageText';

export default defineMappingFunction({
  category: 'Readers/PDF',
  name: 'ReadText',
  summary: 'Reads the text of a PDF file.',
  parameters: {
    file: fileParameter,
    pages: pagesParameter,
    layout: {
      type: 'Text',
      default: 'flow',
      values: {
        flow: 'in the order in which the file stores the text',
        lines: 'line by line from top to bottom, and from left to right in each line',
      },
      description: 'the order of the text',
    },
    password: passwordParameter,
  },
  returns: {type: 'Text', description: 'the text, with a blank line between pages'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'A scanned page is an image without text. If no selected page has text, or the selected pages don’t exist, the result is `""`.',
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t a PDF, or it is damaged or truncated'},
    {code: 'E_PASSWORD', when: 'the password is missing or wrong'},
    {code: 'E_FORMAT', when: '`pages` isn’t a valid page selection'},
    {code: 'E_LIMIT', when: 'the file is too large, or too many pages are selected'},
  ],
  examples: [
    {
      title: 'An invoice, line by line',
      kind: 'typical',
      input: sample('invoice.pdf'),
      args: {file: expression('$'), pages: '1', layout: 'lines'},
      result:
        'Invoice 2024-117\nMüller GmbH, Dresden\nArticle Quantity Price Amount\nOak table 1 890.00 890.00\nChair, set of 4 2 179.75 359.50\nTotal 1,249.50',
    },
    {
      title: 'An invoice, in file order',
      kind: 'typical',
      input: sample('invoice.pdf'),
      args: {file: expression('$')},
      result:
        'Invoice 2024-117\nMüller GmbH, Dresden\nArticle\nOak table\nChair, set of 4\nQuantity\n1\n2\nPrice\n890.00\n179.75\nAmount\n890.00\n359.50\nTotal 1,249.50\n\nPay within 14 days.\nThank you!',
    },
    {
      title: 'A scanned page',
      kind: 'edge',
      input: sample('scanned.pdf'),
      args: {file: expression('$')},
      result: '',
    },
    {
      title: 'A file with a password',
      kind: 'edge',
      input: sample('protected.pdf'),
      args: {file: expression('$'), pages: '2-9', password: 'secret'},
      result: 'Pay within 14 days.\nThank you!',
    },
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {
      title: 'Not a PDF',
      kind: 'error',
      input: utf8('Invoice 2024-117'),
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
    {
      title: 'Pages that aren’t numbers',
      kind: 'error',
      input: sample('invoice.pdf'),
      args: {file: expression('$'), pages: 'first'},
      error: 'E_FORMAT',
    },
    {
      title: 'A file with 1,001 pages',
      kind: 'error',
      input: sample('too-many-pages.pdf'),
      args: {file: expression('$')},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Readers/PDF/ReadPages', role: 'alternative'},
    {function: 'Readers/PDF/ReadTables', role: 'alternative'},
    {function: 'Readers/PDF/ReadMetadata', role: 'often used with'},
  ],
  workflowFunctions: [
    'Parser/ParsePdf',
    'AI/ExtractData',
    'AI/SplitText',
    'AI/Summarize',
    'HTTPClient/DownloadFile',
  ],
  tags: ['mapping', 'reader', 'pdf', 'file', 'text', 'parse'],
  aliases:
    'pdftotext, extract text, PDF to text, pdf-parse, PyPDF2 extract_text, pdf content, convert pdf, words of a document, scrape document, text of contract, delivery note, full-text search, acrobat, copy contents, string from invoice',
  limits: [fileLimit, pageLimit],
  notes: [
    'A PDF stores positioned characters, not paragraphs or tables. The order of the characters depends on the program that created the file. Columns may be read one after the other, as in the second example.',
    'To read scanned pages, run text recognition (OCR) on the file first.',
    'Text in Chinese, Japanese or Korean encodings can’t be read if its font isn’t embedded in the file.',
  ],
  run: ({file, pages, layout, password}) =>
    withPdf(file, password, async (document) => {
      const texts = await mapPages(document, pages, layout === 'flow' ? flowText : linesText);
      return texts.filter((text) => text !== '').join('\n\n');
    }),
});
