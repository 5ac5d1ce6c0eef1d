import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {checkLocale} from '@documentation/base/internal/values/text/locale';
import {columnsOfExpression, columnsOfPaths, compareValues} from './sortKeys';
import {quote} from '@documentation/base/internal/values/quote';

function collatorFor(locale: string): Intl.Collator {
  // For an unknown language, Intl would silently fall back to the host's language.
  if (Intl.Collator.supportedLocalesOf(checkLocale(locale)).length === 0) {
    fail(
      'E_LOCALE',
      `Sorting isn’t supported for ${quote(locale)}. Use another language tag, such as "en".`,
      'locale',
    );
  }
  return new Intl.Collator(locale);
}

export default defineMappingFunction({
  category: 'List',
  name: 'SortBy',
  summary: 'Sorts a list by one or more values, using a language’s alphabetical order for text.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the items to sort'},
    keys: {
      type: ['Expression', 'Text', 'List<Object>'],
      default: '',
      description:
        'the value to sort by, such as `@.total`, or several, most important first, such as `[@.country, @.total]`; a key with its own order is written `{"by": @.total, "order": "desc"}`',
    },
    order: {
      type: 'Text',
      default: 'asc',
      values: {
        asc: 'smallest first, A to Z, oldest first',
        desc: 'largest first, Z to A, newest first',
      },
      description: 'the order of keys that don’t set their own',
    },
    nulls: {
      type: 'Text',
      default: 'last',
      values: {
        last: 'at the end',
        first: 'at the beginning',
      },
      description:
        'where to put items whose value is null or missing, regardless of the sort order',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language whose alphabetical order applies to text, as a tag such as `"sv"`',
    },
  },
  returns: {
    type: 'List<Any>',
    description: 'the sorted items, with equal items in their original order',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Null items, and items whose field is null or missing, are placed according to `nulls`. An empty list stays empty.',
  errors: [
    {
      code: 'E_TYPE',
      when: 'the values to sort by have different types or are lists or objects, or a sort key is invalid',
    },
    {code: 'E_PATH', when: 'no item has a value at a path in `keys`'},
    {
      code: 'E_LOCALE',
      when: 'the locale isn’t a valid language tag, or sorting isn’t supported for its language',
    },
  ],
  examples: [
    {
      title: 'Largest orders first',
      kind: 'typical',
      input: [
        {id: 1, total: 90},
        {id: 2, total: 1200},
        {id: 3, total: 350.5},
      ],
      args: {list: expression('$'), keys: expression('@.total'), order: 'desc'},
      result: [
        {id: 2, total: 1200},
        {id: 3, total: 350.5},
        {id: 1, total: 90},
      ],
    },
    {
      title: 'By country, then by date',
      kind: 'typical',
      input: [
        {id: 1, customer: {country: 'SE'}, date: '2024-03-02'},
        {id: 2, customer: {country: 'DE'}, date: '2024-03-09'},
        {id: 3, customer: {country: 'DE'}, date: '2024-02-29'},
      ],
      args: {list: expression('$'), keys: expression('[@.customer.country, @.date]')},
      result: [
        {id: 3, customer: {country: 'DE'}, date: '2024-02-29'},
        {id: 2, customer: {country: 'DE'}, date: '2024-03-09'},
        {id: 1, customer: {country: 'SE'}, date: '2024-03-02'},
      ],
    },
    {
      title: 'German sorts ä with a',
      kind: 'typical',
      args: {list: ['Zoe', 'Änne', 'Anna', 'bo'], locale: 'de'},
      result: ['Anna', 'Änne', 'bo', 'Zoe'],
    },
    {
      title: 'Swedish sorts ä after z',
      kind: 'edge',
      args: {list: ['Zoe', 'Änne', 'Anna', 'bo'], locale: 'sv'},
      result: ['Anna', 'bo', 'Zoe', 'Änne'],
    },
    {
      title: 'Each key in its own order',
      kind: 'edge',
      input: [
        {id: 1, country: 'DE', total: 90},
        {id: 2, country: 'AT', total: 40},
        {id: 3, country: 'DE', total: 350},
      ],
      args: {
        list: expression('$'),
        keys: expression('[@.country, {"by": @.total, "order": "desc"}]'),
      },
      result: [
        {id: 2, country: 'AT', total: 40},
        {id: 3, country: 'DE', total: 350},
        {id: 1, country: 'DE', total: 90},
      ],
    },
    {
      title: 'By text length',
      kind: 'edge',
      args: {list: ['Anna', 'Bo', 'Eve'], keys: expression('Text.Length(@)')},
      result: ['Bo', 'Eve', 'Anna'],
    },
    {
      title: 'By a field name',
      kind: 'edge',
      args: {list: [{no: 2}, {no: 1}], keys: 'no'},
      result: [{no: 1}, {no: 2}],
    },
    {
      title: 'Numbers sort by value',
      kind: 'edge',
      args: {list: [10, 9, 100]},
      result: [9, 10, 100],
    },
    {
      title: 'Times of day',
      kind: 'typical',
      args: {list: ['17:00:00', '09:30:00', '12:15:00']},
      result: ['09:30:00', '12:15:00', '17:00:00'],
    },
    {
      title: 'Numbers inside text sort by value',
      kind: 'edge',
      args: {list: ['Item 10', 'Item 9'], locale: 'en-u-kn'},
      result: ['Item 9', 'Item 10'],
    },
    {
      title: 'Equal values keep their order',
      kind: 'edge',
      args: {
        list: [
          {id: 'b', paid: true},
          {id: 'c', paid: false},
          {id: 'a', paid: true},
        ],
        keys: [{by: 'paid'}],
      },
      result: [
        {id: 'c', paid: false},
        {id: 'b', paid: true},
        {id: 'a', paid: true},
      ],
    },
    {
      title: 'Null comes last in descending order too',
      kind: 'null',
      args: {list: [2, null, 3], order: 'desc'},
      result: [3, 2, null],
    },
    {
      title: 'Null comes first',
      kind: 'null',
      args: {
        list: [
          {sku: 'B', rank: 2},
          {sku: 'A', rank: null},
        ],
        keys: [{by: 'rank'}],
        nulls: 'first',
      },
      result: [
        {sku: 'A', rank: null},
        {sku: 'B', rank: 2},
      ],
    },
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
    {title: 'Numbers mixed with text', kind: 'error', args: {list: [1, '2']}, error: 'E_TYPE'},
    {
      title: 'A field that no item has',
      kind: 'error',
      args: {list: [{total: 1}], keys: [{by: 'Total'}]},
      error: 'E_PATH',
    },
    {
      title: 'An unknown language',
      kind: 'error',
      args: {list: ['a'], locale: 'xx'},
      error: 'E_LOCALE',
    },
  ],
  related: [
    {function: 'List/First', role: 'often used with'},
    {function: 'List/Slice', role: 'often used with'},
    {function: 'Logical/Compare', role: 'alternative'},
    {function: 'List/Reverse', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'SORTBY'},
    {
      tool: 'jq',
      name: 'sort_by',
      expression: '.list | sort_by(-.total)',
      differs: 'sorts text by code points, not by language',
    },
    {
      tool: 'jsonata',
      name: '$sort',
      expression: '$sort(list, function($a, $b) { $a.total < $b.total })',
      differs: 'compares text by UTF-16 code units, not by language',
    },
    {
      tool: 'jmespath',
      name: 'sort_by',
      expression: 'sort_by(list, &total) | reverse(@)',
      differs: 'sorts only in ascending order, and compares text by code points, not by language',
    },
    {tool: 'dataweave', name: 'orderBy'},
    {tool: 'bloblang', name: 'sort_by', differs: 'sorts only in ascending order, by one key'},
    {tool: 'sql', name: 'ORDER BY', differs: 'sorts text by the column’s collation'},
    {
      tool: 'lodash',
      name: '_.orderBy',
      expression: "_.orderBy(list, 'total', 'desc')",
      differs: 'compares text by UTF-16 code units, not by language',
    },
    {
      tool: 'pandas',
      name: 'DataFrame.sort_values',
      differs: "sorts text by code points, and keeps equal rows in order only with `kind='stable'`",
    },
  ],
  tags: ['mapping', 'list', 'sort', 'locale', 'comparison'],
  aliases:
    'ORDER BY, SORTBY, orderBy, $sort, Table.Sort, xsl:sort, toSorted, alphabetical order, ascending or descending, newest first, ranking, arrange items, reorder rows, A to Z, highest first, leaderboard, umlauts sorted wrongly, sequence by date, sorting by several columns, put in order, sort_values, sort alphabetically, latest first, multi-level sort',
  notes: [
    'False comes before true. If two text values differ only in case, lowercase comes first in most languages.',
    'Dates, date-times and times are sorted as text. The order is correct if all values have the same precision and offset.',
    'A field whose full name equals `by`, such as `"Order No."`, takes precedence over a path.',
    'A locale can include sorting options. `"en-u-kn"` sorts numbers inside text by value, and `"de-u-co-phonebk"` uses German phone book order.',
  ],
  run: function* ({list, keys, order, nulls, locale}) {
    const collator = collatorFor(locale);
    const nullOrder = nulls === 'first' ? -1 : 1;
    const columns =
      typeof keys === 'function'
        ? yield* columnsOfExpression(list, keys, order)
        : columnsOfPaths(list, keys, order);

    function comparePositions(left: number, right: number): number {
      for (const {values, isDescending} of columns) {
        const [a, b] = [values[left]!, values[right]!];
        const difference =
          a === null || b === null
            ? (Number(a === null) - Number(b === null)) * nullOrder
            : compareValues(a, b, collator) * (isDescending ? -1 : 1);
        if (difference !== 0) {
          return difference;
        }
      }
      return 0;
    }

    return [...list.keys()].sort(comparePositions).map((position) => list[position]!);
  },
});
