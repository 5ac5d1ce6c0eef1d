import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fillWorkbook} from './fillWorkbook';
import {
  TEMPLATE_PART_BYTES,
  TEMPLATE_ROWS,
  UNPACKED_BYTES,
} from '@documentation/base/internal/limits/values/documents';
import {FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {grouped, sizeText} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'Writers/XLSX',
  name: 'FillTemplate',
  summary: 'Fills placeholders in an Excel workbook and repeats rows for list items.',
  parameters: {
    template: {
      type: 'Binary',
      data: true,
      description: 'the workbook, with placeholders such as `{{customer.name}}` in its cells',
    },
    values: {type: 'Object', description: 'the values for the placeholders'},
  },
  returns: {type: 'Binary', description: 'the filled .xlsx workbook'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'A placeholder whose value is null is removed. If a list is empty, its row is written once, without the list’s placeholders. If `values` is null, the call fails.',
  errors: [
    {code: 'E_PATH', when: 'a placeholder has no value, or a row uses two lists'},
    {code: 'E_TYPE', when: 'a placeholder’s value is a list, an object or Binary'},
    {
      code: 'E_PARSE',
      when: 'the template isn’t a workbook or is damaged, or a repeated row has an array formula or a shared formula',
    },
    {code: 'E_PASSWORD', when: 'the template is password-protected'},
    {code: 'E_LIMIT', when: 'the template is too large, or the lists add too many rows'},
  ],
  examples: [
    {
      title: 'An invoice with two items',
      kind: 'typical',
      input: sample('invoice-template.xlsx'),
      args: {
        template: expression('$'),
        values: {
          number: '2024-117',
          customer: {name: 'Müller GmbH'},
          date: '2024-02-29',
          items: [
            {sku: 'Oak table', quantity: 1, price: 890},
            {sku: 'Chair', quantity: 2, price: 179.75},
          ],
        },
      },
      readBack: 'Readers.XLSX.ReadRows(@)',
      result: [
        ['Invoice 2024-117', null, null, null],
        ['Customer', 'Müller GmbH', null, null],
        ['Date', '2024-02-29', null, null],
        [null, null, null, null],
        ['Article', 'Quantity', 'Price', 'Amount'],
        ['Oak table', 1, 890, null],
        ['Chair', 2, 179.75, null],
        ['Total', null, null, null],
      ],
    },
    {
      title: 'A date in the template’s date format',
      kind: 'typical',
      input: sample('invoice-template.xlsx'),
      args: {
        template: expression('$'),
        values: {number: 118, customer: {name: 'Ada'}, date: '2024-03-01', items: []},
      },
      readBack: 'Readers.XLSX.ReadRows(@, range: "A1:B3", values: "formatted")',
      result: [
        ['Invoice 118', null],
        ['Customer', 'Ada'],
        ['Date', '01.03.2024'],
      ],
    },
    {
      title: 'Null values',
      kind: 'null',
      input: sample('invoice-template.xlsx'),
      args: {
        template: expression('$'),
        values: {number: null, customer: {name: null}, date: null, items: []},
      },
      readBack: 'Readers.XLSX.ReadRows(@, range: "A1:B3")',
      result: [
        ['Invoice ', null],
        ['Customer', null],
        ['Date', null],
      ],
    },
    {
      title: 'A null template',
      kind: 'null',
      args: {template: null, values: {}},
      result: null,
    },
    {
      title: 'A missing value',
      kind: 'error',
      input: sample('invoice-template.xlsx'),
      args: {template: expression('$'), values: {number: '2024-117'}},
      error: 'E_PATH',
    },
    {
      title: 'An object in a cell',
      kind: 'error',
      input: sample('invoice-template.xlsx'),
      args: {
        template: expression('$'),
        values: {number: {year: 2024}, customer: {name: 'Ada'}, date: null, items: []},
      },
      error: 'E_TYPE',
    },
    {
      title: 'Not a workbook',
      kind: 'error',
      input: utf8('Invoice {{number}}'),
      args: {template: expression('$'), values: {number: 117}},
      error: 'E_PARSE',
    },
    {
      title: 'A password-protected template',
      kind: 'error',
      input: sample('protected.xlsx'),
      args: {template: expression('$'), values: {}},
      error: 'E_PASSWORD',
    },
    {
      title: 'A file that unpacks to 700 times its size',
      kind: 'error',
      input: sample('unpacks-too-large.xlsx'),
      args: {template: expression('$'), values: {}},
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'Writers/XLSX/WriteWorkbook', role: 'alternative'}],
  tags: ['mapping', 'writer', 'xlsx', 'excel', 'spreadsheet', 'file', 'template', 'download'],
  aliases:
    'xlsx-template, mail merge, Excel template, report template, easy-template-x, invoice form, keep formatting, insert data into excel, corporate design, company logo, letterhead, order form, existing layout, prefilled document, keep formulas, branding, populate, fill in spreadsheet, generate invoice',
  limits: [
    `A template can be at most ${sizeText(FILE_BYTES)}, and ${sizeText(UNPACKED_BYTES)} unpacked. Each XML part in it can be at most ${sizeText(TEMPLATE_PART_BYTES)}.`,
    `Lists can add at most ${grouped(TEMPLATE_ROWS)} rows to a sheet.`,
  ],
  notes: [
    'A row with placeholders for list items, such as `{{items.sku}}`, is repeated for each item. Rows below move down, and formulas, merged cells and named ranges move with them. A sum over the repeated row covers all its copies.',
    'Formulas are kept, but their results are removed. Excel recalculates the formulas when it opens the file. Programs that don’t calculate formulas show empty cells.',
    'If a cell contains only a placeholder, the value keeps its type: numbers stay numbers, and dates and times become Excel dates and times if the cell has a date format. In a cell with other text, values become text.',
    'Charts, pivot tables and Excel tables don’t move with the rows. Put them on another sheet.',
  ],
  run: ({template, values}) => fillWorkbook(template, values),
});
