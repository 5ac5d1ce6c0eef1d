import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '../../language/errors';
import {checkLocale} from '../../values/text/locale';
import {compareValues, readSortKey, sortableValues} from './sortKeys';

function collatorFor(locale: string): Intl.Collator {
  // An unknown language would silently be that of the host.
  if (Intl.Collator.supportedLocalesOf(checkLocale(locale)).length === 0) {
    fail('E_LOCALE', `The alphabet of "${locale}" isn’t known.`, 'locale');
  }
  return new Intl.Collator(locale);
}

export default defineMappingFunction({
  category: 'List',
  name: 'SortBy',
  summary: 'Sorts a list by one or more fields, with text in the order of a language.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the items to sort'},
    keys: {
      type: 'List<Object>',
      default: [{by: ''}],
      description:
        'what to sort by, the most important first, each as `{"by": …, "order": …}`: `by` is a field or a path such as `"customer.name"`, or `""` for the item itself; `order` is `"asc"` or `"desc"`, left out `"asc"`',
    },
    nulls: {
      type: 'Text',
      default: 'last',
      values: {
        last: 'items without a value stand at the end',
        first: 'items without a value stand at the beginning',
      },
      description: 'where null goes, whatever the order of the key',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language whose alphabet applies to text, as a tag such as `"sv"`',
    },
  },
  returns: {type: 'List<Any>', description: 'the same items in order; equal ones keep their order'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Null items and items whose field is null or missing are kept; `nulls` says where. An empty list stays empty.',
  errors: [
    {
      code: 'E_TYPE',
      when: 'the values of a key are of different types, or lists or objects, or a key isn’t written as above',
    },
    {code: 'E_LOCALE', when: 'the locale isn’t a language tag, or its alphabet isn’t known'},
  ],
  examples: [
    {
      title: 'The largest orders first',
      kind: 'typical',
      input: [
        {id: 1, total: 90},
        {id: 2, total: 1200},
        {id: 3, total: 350.5},
      ],
      args: {list: expression('$'), keys: [{by: 'total', order: 'desc'}]},
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
      args: {list: expression('$'), keys: [{by: 'customer.country'}, {by: 'date'}]},
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
    {title: 'Numbers as numbers', kind: 'edge', args: {list: [10, 9, 100]}, result: [9, 10, 100]},
    {
      title: 'Numbers inside text',
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
      title: 'Null is last, in both orders',
      kind: 'null',
      args: {list: [2, null, 3], keys: [{by: '', order: 'desc'}]},
      result: [3, 2, null],
    },
    {
      title: 'Null first',
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
    {title: 'Numbers and text', kind: 'error', args: {list: [1, '2']}, error: 'E_TYPE'},
    {title: 'Not a language', kind: 'error', args: {list: ['a'], locale: 'xx'}, error: 'E_LOCALE'},
  ],
  related: [
    {function: 'List/First', role: 'often used with'},
    {function: 'List/Slice', role: 'often used with'},
    {function: 'Logical/Compare', role: 'alternative'},
  ],
  tags: ['mapping', 'list', 'sort', 'locale', 'comparison'],
  aliases: [
    'ORDER BY',
    'SORTBY',
    'orderBy',
    '$sort',
    'Table.Sort',
    'xsl:sort',
    'toSorted',
    'alphabetical order',
    'ascending or descending',
    'newest first',
    'ranking',
    'arrange items',
    'reorder rows',
    'A to Z',
    'highest first',
    'leaderboard',
    'umlauts sorted wrongly',
    'sequence by date',
    'sorting by several columns',
    'put in order',
    'sort_values',
    'sort alphabetically',
    'latest first',
    'multi-level sort',
  ],
  notes: [
    'False comes before true. Small letters come before capitals where nothing else differs.',
    'Dates and date-times are text here. Dates sort rightly; date-times do when they all have the same offset.',
    'A field whose whole name is the path, such as `"Order No."`, is found before the path is taken apart.',
    'A locale can carry wishes: `"en-u-kn"` sorts numbers inside text by value, `"de-u-co-phonebk"` sorts as German phone books do.',
  ],
  pure: true,
  run: ({list, keys, nulls, locale}) => {
    const collator = collatorFor(locale);
    const nullOrder = nulls === 'first' ? -1 : 1;
    const columns = keys.map(readSortKey).map(({by, order}) => ({
      values: sortableValues(list, by),
      direction: order === 'desc' ? -1 : 1,
    }));

    function comparePositions(left: number, right: number): number {
      for (const {values, direction} of columns) {
        const [a, b] = [values[left]!, values[right]!];
        const order =
          a === null || b === null
            ? (Number(a === null) - Number(b === null)) * nullOrder
            : compareValues(a, b, collator) * direction;
        if (order !== 0) {
          return order;
        }
      }
      return 0;
    }

    return [...list.keys()].sort(comparePositions).map((position) => list[position]!);
  },
});
