import {defineMappingFunction} from '../../../defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {utf8} from '../../../formats/encodings/utf8';
import {fillWorkbook} from './fillWorkbook';

export default defineMappingFunction({
  category: 'Writers/XLSX',
  name: 'FillTemplate',
  summary: 'Fills the placeholders of a workbook, and repeats its rows for the items of lists.',
  parameters: {
    template: {
      type: 'Binary',
      data: true,
      description: 'the workbook with placeholders such as `{{customer.name}}` in its cells',
    },
    values: {type: 'Object', description: 'what the placeholders stand for'},
  },
  returns: {type: 'Binary', description: 'the filled workbook, an .xlsx file'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'A placeholder for null leaves its cell empty. The row of an empty list stays once, with empty cells. Null for `values` fails.',
  errors: [
    {code: 'E_PATH', when: 'the values have nothing for a placeholder, or a row repeats two lists'},
    {code: 'E_TYPE', when: 'a placeholder stands for a list or an object'},
    {code: 'E_PARSE', when: 'the template isn’t a workbook, or it is broken or cut off'},
    {code: 'E_PASSWORD', when: 'the template has a password'},
    {code: 'E_LIMIT', when: 'the template is too large, or the lists are too long'},
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
      title: 'The date keeps the format of its cell',
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
      title: 'Null leaves a cell empty',
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
      title: 'Null instead of a template',
      kind: 'null',
      args: {template: null, values: {}},
      result: null,
    },
    {
      title: 'A value is missing',
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
      title: 'A template with a password',
      kind: 'error',
      input: sample('protected.xlsx'),
      args: {template: expression('$'), values: {}},
      error: 'E_PASSWORD',
    },
    {
      title: 'A file that would unpack to 700 times its size',
      kind: 'error',
      input: sample('unpacks-too-large.xlsx'),
      args: {template: expression('$'), values: {}},
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'Writers/XLSX/WriteWorkbook', role: 'alternative'}],
  tags: ['mapping', 'writer', 'xlsx', 'excel', 'spreadsheet', 'file', 'template', 'download'],
  aliases: [
    'xlsx-template',
    'mail merge',
    'Excel template',
    'report template',
    'easy-template-x',
    'invoice form',
    'keep formatting',
    'insert data into excel',
    'corporate design',
    'company logo',
    'letterhead',
    'order form',
    'existing layout',
    'prefilled document',
    'keep formulas',
    'branding',
    'populate',
    'fill in spreadsheet',
    'generate invoice',
  ],
  limits: [
    'A template has at most 20 MB, and 50 MB unpacked; no part of it is larger than 5 MB.',
    'A sheet gets at most 100,000 new rows.',
  ],
  notes: [
    'A row whose placeholders go into a list, such as `{{items.sku}}`, is there once for each item. Rows below move down; formulas, merged cells and named ranges move with them, and a sum over the row covers all its copies.',
    'Formulas are kept without a result. Excel calculates them when it opens the file; a program that doesn’t calculate finds their cells empty.',
    'A cell with nothing but a placeholder gets the value in its type: a number is a number, and a date becomes a real date when the cell has a date format. Among other text, values become text.',
    'Charts, pivot tables and Excel tables don’t move with the rows. Put them on another sheet.',
  ],
  pure: true,
  run: ({template, values}) => fillWorkbook(template, values),
});
