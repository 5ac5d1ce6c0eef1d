import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {criterionDescription, criterionErrors, criterionNotes, readCriterion} from './criterion';
import {wildcardLimit} from './wildcards';

export default defineMappingFunction({
  category: 'Excel',
  name: 'CountIf',
  summary: 'Counts the values or rows that match a criterion such as `">100"` or `"A*"`.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the values or rows to count'},
    criterion: {type: ['Text', 'Number', 'Boolean'], description: criterionDescription},
    by: {
      type: 'Expression',
      default: null,
      description:
        'the value to compare, where `@` is the item and `@index` its position; by default, the item itself',
    },
  },
  returns: {type: 'Integer', description: 'the number of items that match'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty list returns 0. Null items are compared, too: `"="` counts them.',
  errors: criterionErrors,
  examples: [
    {
      title: 'Orders from one country',
      kind: 'typical',
      input: [
        {order: 1, country: 'DE'},
        {order: 2, country: 'FR'},
        {order: 3, country: 'de'},
      ],
      args: {list: expression('$'), criterion: 'DE', by: expression('@.country')},
      result: 2,
    },
    {
      title: 'Amounts above 100',
      kind: 'typical',
      args: {list: [249.9, 15, 100, 120], criterion: '>100'},
      result: 2,
    },
    {
      title: 'SKUs that start with A',
      kind: 'typical',
      args: {list: ['A-100', 'B-200', 'a-300'], criterion: 'A*'},
      result: 2,
    },
    {
      title: 'A column of sheet rows',
      kind: 'typical',
      input: [
        ['Laptop', 'sold'],
        ['Mouse', 'open'],
        ['Desk', 'sold'],
      ],
      args: {list: expression('$'), criterion: 'sold', by: expression('@[1]')},
      result: 2,
    },
    {
      title: 'Dates on or after 1 March',
      kind: 'typical',
      args: {list: ['2024-02-29', '2024-03-01', '2024-03-15'], criterion: '>=2024-03-01'},
      result: 2,
    },
    {
      title: 'All but one value',
      kind: 'edge',
      args: {list: ['open', 'paid', 'open', null], criterion: '<>paid'},
      result: 3,
    },
    {
      title: 'One character and a literal asterisk',
      kind: 'edge',
      args: {list: ['A1*', 'A22*', 'A3'], criterion: 'A?~*'},
      result: 1,
    },
    {
      title: 'Digits in text',
      kind: 'edge',
      args: {list: [100, '100', '100.0'], criterion: '100'},
      result: 2,
    },
    {
      title: 'A number as the criterion',
      kind: 'edge',
      args: {list: [100, '100', '100.0'], criterion: 100},
      result: 1,
    },
    {title: 'An empty list', kind: 'edge', args: {list: [], criterion: 'DE'}, result: 0},
    {
      title: 'Null items',
      kind: 'null',
      args: {list: ['DE', null, '', null], criterion: '='},
      result: 2,
    },
    {title: 'A null list', kind: 'null', args: {list: null, criterion: 'DE'}, result: null},
    {
      title: 'An operator without a value',
      kind: 'error',
      args: {list: [100, 200], criterion: '>'},
      error: 'E_FORMAT',
    },
    {
      title: 'A number with a thousands separator',
      kind: 'error',
      args: {list: [900, 1200], criterion: '>1,000'},
      error: 'E_FORMAT',
    },
    {
      title: 'A limit with too many digits',
      kind: 'error',
      args: {list: [1, 2], criterion: '>9007199254740993'},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Excel/SumIf', role: 'alternative'},
    {function: 'Excel/Lookup', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'COUNTIF',
      differs: 'treats digits in text as numbers, so 100 matches `"100"` and `"100.0"`, too',
    },
    {
      tool: 'jq',
      name: 'select, length',
      expression: '.list | map(select(. > 100)) | length',
      example: 'Amounts above 100',
      differs: 'needs a condition instead of a criterion',
    },
    {
      tool: 'jsonata',
      name: '$count',
      expression: '$count(list[$ > 100])',
      example: 'Amounts above 100',
      differs: 'needs a condition instead of a criterion',
    },
    {
      tool: 'jmespath',
      name: 'length',
      expression: 'length(list[?@ > `100`])',
      example: 'Amounts above 100',
      differs: 'needs a condition instead of a criterion',
    },
    {tool: 'sql', name: 'COUNT … FILTER', differs: 'needs a condition instead of a criterion'},
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'aggregate', 'filter', 'list'],
  aliases:
    'COUNTIF, COUNTIFS, ZÄHLENWENN, NB.SI, CONTAR.SI, DCOUNT, COUNT CASE WHEN, conditional count, count matching rows, count where, countBy condition, how many are above, occurrences of a value, number of matches, count non-blank cells, COUNTBLANK',
  limits: [wildcardLimit],
  notes: criterionNotes,
  run: function* ({list, criterion, by}) {
    const isMatch = readCriterion(criterion);
    let count = 0;
    for (const [index, item] of list.entries()) {
      if (isMatch(by ? yield by({item, index}) : item)) {
        count += 1;
      }
    }
    return count;
  },
});
