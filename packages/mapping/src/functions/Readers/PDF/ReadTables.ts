import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fail} from '@documentation/base/internal/values/errors';
import {fileLimit, fileParameter, largeFile, passwordParameter, withPdf} from './openPdf';
import {pagePieces, tableOf} from './pageText';

export default defineMappingFunction({
  category: 'Readers/PDF',
  name: 'ReadTables',
  summary: 'Reads a table on a PDF page as rows.',
  parameters: {
    file: fileParameter,
    page: {type: 'Integer', description: 'the page number, counted from 1'},
    columns: {
      type: 'List<Number>',
      default: null,
      description:
        'where the columns start, in points from the left edge of the page, or null to detect them by alignment',
    },
    password: passwordParameter,
  },
  returns: {
    type: 'List<List<Text>>',
    description: 'the rows, all with the same number of cells; empty cells are `""`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A page without a table returns an empty list.',
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t a PDF, or it is damaged or truncated'},
    {code: 'E_PASSWORD', when: 'the password is missing or wrong'},
    {
      code: 'E_RANGE',
      when: 'the page doesn’t exist, or `columns` is empty or not in ascending order',
    },
    {code: 'E_LIMIT', when: 'the file is too large'},
  ],
  examples: [
    {
      title: 'Invoice items',
      kind: 'typical',
      input: sample('invoice.pdf'),
      args: {file: expression('$'), page: 1},
      result: [
        ['Article', 'Quantity', 'Price', 'Amount'],
        ['Oak table', '1', '890.00', '890.00'],
        ['Chair, set of 4', '2', '179.75', '359.50'],
        ['Total', '', '', '1,249.50'],
      ],
    },
    {
      title: 'Fixed column positions',
      kind: 'typical',
      input: sample('invoice.pdf'),
      args: {file: expression('$'), page: 1, columns: [50, 250, 450]},
      result: [
        ['Article', 'Quantity Price', 'Amount'],
        ['Oak table', '1 890.00', '890.00'],
        ['Chair, set of 4', '2 179.75', '359.50'],
        ['Total', '', '1,249.50'],
      ],
    },
    {
      title: 'A page without a table',
      kind: 'edge',
      input: sample('invoice.pdf'),
      args: {file: expression('$'), page: 2},
      result: [],
    },
    {title: 'Null', kind: 'null', args: {file: null, page: 1}, result: null},
    {
      title: 'Not a PDF',
      kind: 'error',
      input: utf8('Article Quantity'),
      args: {file: expression('$'), page: 1},
      error: 'E_PARSE',
    },
    {
      title: 'A missing password',
      kind: 'error',
      input: sample('protected.pdf'),
      args: {file: expression('$'), page: 1},
      error: 'E_PASSWORD',
    },
    {
      title: 'A page beyond the end',
      kind: 'error',
      input: sample('invoice.pdf'),
      args: {file: expression('$'), page: 3},
      error: 'E_RANGE',
    },
    {title: 'A 21 MB file', kind: 'error', args: {file: largeFile, page: 1}, error: 'E_LIMIT'},
  ],
  related: [{function: 'Readers/PDF/ReadText', role: 'alternative'}],
  workflowFunctions: ['Parser/ParsePdf'],
  tags: ['mapping', 'reader', 'pdf', 'file', 'table'],
  aliases:
    'tabula, camelot, PDF table to rows, Pdf.Tables, extract table, invoice line items, table out of pdf, grab table, bank statement, pdf to csv, pdf to excel, tabular data, price list, delivery note positions, PDF columns, statement of account',
  limits: [fileLimit],
  notes: [
    'A PDF stores positioned characters, not tables, so the rows are inferred from character positions. For consistent results with files that share a layout, set `columns`.',
    'The table extends from the first to the last line that has at least two cells. Lines above and below the table, such as a title, are left out.',
    'A point is 1/72 inch, about 0.35 mm. An A4 page is 595 points wide.',
  ],
  run: ({file, page, columns, password}) =>
    withPdf(file, password, async (document) => {
      if (page < 1 || page > document.numPages) {
        fail(
          'E_RANGE',
          document.numPages === 1
            ? `There is no page ${page}. The file has only one page.`
            : `There is no page ${page}. Use a number from 1 to ${document.numPages.toLocaleString('en')}.`,
          'page',
        );
      }
      const isUnordered = columns?.some(
        (start, index) => index > 0 && start <= columns[index - 1]!,
      );
      if (isUnordered || columns?.length === 0) {
        fail(
          'E_RANGE',
          '`columns` is empty or not in ascending order. Use positions such as [50, 250].',
          'columns',
        );
      }
      return tableOf(await pagePieces(await document.getPage(page)), columns);
    }),
});
