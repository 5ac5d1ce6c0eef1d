import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {criterionDescription, criterionErrors, criterionNotes, readCriterion} from './criterion';
import {wildcardLimit} from './wildcards';

const [formatError, exactnessError] = criterionErrors;

export default defineMappingFunction({
  category: 'Excel',
  name: 'SumIf',
  summary: 'Adds up the numbers of the rows that match a criterion such as `">100"` or `"A*"`.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the values or rows to check'},
    criterion: {type: ['Text', 'Number', 'Boolean'], description: criterionDescription},
    by: {
      type: 'Expression',
      default: null,
      description:
        'the value to compare, where `@` is the item and `@index` its position; by default, the item itself',
    },
    sum: {
      type: 'Expression',
      default: null,
      description: 'the number to add if the item matches; by default, the compared value',
    },
  },
  returns: {type: 'Number', description: 'the total of the items that match'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'If nothing matches, or the list is empty, the total is 0. Matching items whose number is null add nothing.',
  errors: [
    formatError,
    {
      code: 'E_RANGE',
      when: `${exactnessError.when}, or the total is outside the range of about ±1.8e308`,
    },
    {code: 'E_TYPE', when: 'the value to add for a matching item is neither a number nor null'},
  ],
  examples: [
    {
      title: 'Revenue from one country',
      kind: 'typical',
      input: [
        {country: 'DE', total: 249.9},
        {country: 'FR', total: 80},
        {country: 'DE', total: 50.1},
      ],
      args: {
        list: expression('$'),
        criterion: 'DE',
        by: expression('@.country'),
        sum: expression('@.total'),
      },
      result: 300,
    },
    {
      title: 'Only amounts above 100',
      kind: 'typical',
      args: {list: [249.9, 15, 100, 120], criterion: '>100'},
      result: 369.9,
    },
    {
      title: 'Two columns of sheet rows',
      kind: 'typical',
      input: [
        ['Item', 'Amount'],
        ['A-100', 1299],
        ['B-200', 25],
        ['A-300', 89.9],
      ],
      args: {
        list: expression('$'),
        criterion: 'A-*',
        by: expression('@[0]'),
        sum: expression('@[1]'),
      },
      result: 1388.9,
    },
    {
      title: 'Everything but cancelled orders',
      kind: 'typical',
      input: [
        {status: 'paid', total: 120},
        {status: 'cancelled', total: 80},
        {status: null, total: 30},
      ],
      args: {
        list: expression('$'),
        criterion: '<>cancelled',
        by: expression('@.status'),
        sum: expression('@.total'),
      },
      result: 150,
    },
    {title: 'No match', kind: 'edge', args: {list: [10, 20], criterion: '>100'}, result: 0},
    {
      title: 'Null adds nothing',
      kind: 'null',
      input: [
        {country: 'DE', total: 120},
        {country: 'DE', total: null},
      ],
      args: {
        list: expression('$'),
        criterion: 'DE',
        by: expression('@.country'),
        sum: expression('@.total'),
      },
      result: 120,
    },
    {title: 'A null list', kind: 'null', args: {list: null, criterion: '>100'}, result: null},
    {
      title: 'An amount as text',
      kind: 'error',
      input: [{country: 'DE', total: '249.90'}],
      args: {
        list: expression('$'),
        criterion: 'DE',
        by: expression('@.country'),
        sum: expression('@.total'),
      },
      error: 'E_TYPE',
    },
    {
      title: 'A percentage in the criterion',
      kind: 'error',
      args: {list: [0.05, 0.2], criterion: '>10%'},
      error: 'E_FORMAT',
    },
    {
      title: 'A total that is too large',
      kind: 'error',
      args: {list: [1e308, 1e308], criterion: '>0'},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Excel/CountIf', role: 'alternative'},
    {function: 'Math/Sum', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'SUMIF',
      differs:
        'takes ranges of cells, and treats digits in text as numbers, so 100 matches `"100"` and `"100.0"`, too',
    },
    {
      tool: 'jq',
      name: 'select, add',
      expression: '.list | map(select(.country == "DE").total) | add',
      differs: 'needs a condition instead of a criterion',
    },
    {
      tool: 'jsonata',
      name: '$sum',
      expression: '$sum(list[country = "DE"].total)',
      differs: 'needs a condition instead of a criterion',
    },
    {
      tool: 'jmespath',
      name: 'sum',
      expression: "sum(list[?country == 'DE'].total)",
      differs: 'needs a condition instead of a criterion',
    },
    {
      tool: 'sql',
      name: 'SUM … FILTER',
      differs: 'needs a condition instead of a criterion, and returns null if there are no rows',
    },
    {
      tool: 'lodash',
      name: '_.sumBy',
      expression: "_.sumBy(_.filter(list, {country: 'DE'}), 'total')",
      differs: 'needs a condition instead of a criterion',
    },
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'aggregate', 'filter', 'math'],
  aliases:
    'SUMIF, SUMIFS, SUMMEWENN, SOMME.SI, SUMAR.SI, DSUM, SUM CASE WHEN, conditional sum, sum where, total of matching rows, add up if, sum by criteria, revenue of one country, total for one customer, sum only paid orders, filtered total',
  limits: [wildcardLimit],
  notes: [
    ...criterionNotes,
    'Excel ignores text in the column that it adds up. Here, text is an error, so no amount goes missing unnoticed.',
  ],
  load: loadDecimal,
  run: function* ({list, criterion, by, sum}, _context, Decimal) {
    const isMatch = readCriterion(criterion);
    let total = new Decimal(0);
    for (const [index, item] of list.entries()) {
      const value = by ? yield by({item, index}) : item;
      if (isMatch(value)) {
        const addend = sum ? yield sum({item, index}) : value;
        if (addend !== null && typeof addend !== 'number') {
          fail(
            'E_TYPE',
            `The value to add for the item at position ${index} is ${nameOfValue(addend)}, not a Number. Convert it, or check \`sum\`.`,
            sum ? 'sum' : 'list',
          );
        }
        total = total.plus(addend ?? 0);
      }
    }
    return toFiniteNumber(total);
  },
});
