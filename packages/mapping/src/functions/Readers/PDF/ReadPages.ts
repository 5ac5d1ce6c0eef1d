import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {fileLimit, fileParameter, passwordParameter, withPdf} from './openPdf';
import {mapPages, pageLimit, pagesParameter} from './pageSelection';
import {linesText} from './pageText';

export default defineMappingFunction({
  category: 'Readers/PDF',
  name: 'ReadPages',
  summary: 'Reads the text of a PDF file page by page, with page numbers.',
  parameters: {file: fileParameter, pages: pagesParameter, password: passwordParameter},
  returns: {
    type: 'List<Object>',
    description: 'one object per page, with `page` (the page number, counted from 1) and `text`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'For a page without text, such as a scanned page, `text` is `""`.',
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t a PDF, or it is damaged or truncated'},
    {code: 'E_PASSWORD', when: 'the password is missing or wrong'},
    {code: 'E_FORMAT', when: '`pages` isn’t a valid page selection'},
    {code: 'E_LIMIT', when: 'the file is too large, or too many pages are selected'},
  ],
  examples: [
    {
      title: 'All pages',
      kind: 'typical',
      input: sample('invoice.pdf'),
      args: {file: expression('$')},
      result: [
        {
          page: 1,
          text: 'Invoice 2024-117\nMüller GmbH, Dresden\nArticle Quantity Price Amount\nOak table 1 890.00 890.00\nChair, set of 4 2 179.75 359.50\nTotal 1,249.50',
        },
        {page: 2, text: 'Pay within 14 days.\nThank you!'},
      ],
    },
    {
      title: 'From page 2 to the end, with a password',
      kind: 'typical',
      input: sample('protected.pdf'),
      args: {file: expression('$'), pages: '2-', password: 'secret'},
      result: [{page: 2, text: 'Pay within 14 days.\nThank you!'}],
    },
    {
      title: 'Pages beyond the end',
      kind: 'edge',
      input: sample('scanned.pdf'),
      args: {file: expression('$'), pages: '1,5-7'},
      result: [{page: 1, text: ''}],
    },
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {
      title: 'A workbook',
      kind: 'error',
      input: sample('orders.xlsx'),
      args: {file: expression('$')},
      error: 'E_PARSE',
    },
    {
      title: 'A wrong password',
      kind: 'error',
      input: sample('protected.pdf'),
      args: {file: expression('$'), password: 'Secret'},
      error: 'E_PASSWORD',
    },
    {
      title: 'Page 0',
      kind: 'error',
      input: sample('invoice.pdf'),
      args: {file: expression('$'), pages: '0-2'},
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
    {function: 'Readers/PDF/ReadText', role: 'alternative'},
    {function: 'Readers/PDF/ReadMetadata', role: 'often used with'},
  ],
  tags: ['mapping', 'reader', 'pdf', 'file', 'text', 'list'],
  aliases:
    'split PDF, page text, pdf pages, getTextContent, PyPDF2 pages, text per page, one page only, single page, cover sheet, separate pages, each individually, break up document, multi-page, certain page',
  limits: [fileLimit, pageLimit],
  notes: [
    'The text is in the same order as in `Readers.PDF.ReadText` with `layout` set to `"lines"`.',
  ],
  run: ({file, pages, password}) =>
    withPdf(file, password, (document) =>
      mapPages(document, pages, async (page) => ({
        page: page.pageNumber,
        text: await linesText(page),
      })),
    ),
});
