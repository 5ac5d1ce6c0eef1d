import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {equalityKey} from '@documentation/base/internal/values/equality';
import {fail} from '@documentation/base/internal/values/errors';
import type {Steps} from '../../language/steps';
import type {Value} from '@documentation/base/internal/values/types';
import type {Expression} from '../../language/types';
import {fieldValue} from './fieldValue';
import {checkItemCount, itemLimitSentence} from './itemLimit';
import {RESULT_ITEMS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

type Row = {readonly [field: string]: Value};

function withPrefix(row: Row, prefix: string): Row {
  if (prefix === '') {
    return row;
  }
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [`${prefix}${field}`, value]),
  );
}

/** The names of the fields in all rows. */
function fieldsOf(rows: readonly Row[]): Set<string> {
  const fields = new Set<string>();
  for (const row of rows) {
    for (const field in row) {
      fields.add(field);
    }
  }
  return fields;
}

/** Fails with E_DUPLICATE if a field is in both lists. Checks all rows, including those without a match. */
function checkFields(left: readonly Row[], right: readonly Row[], sharedKey: string | null): void {
  const leftFields = fieldsOf(left);
  const clash = [...fieldsOf(right)].find((field) => field !== sharedKey && leftFields.has(field));
  if (clash !== undefined) {
    fail(
      'E_DUPLICATE',
      `Both lists have a field named ${quote(clash)}. To avoid the clash, set \`prefix\`, for example to "right_".`,
      'prefix',
    );
  }
}

/** Returns the key of each row. A key is a field name, a path or an expression. */
function* keysOf(rows: readonly Row[], key: string | Expression): Steps<Value[]> {
  const keys: Value[] = [];
  for (const [index, item] of rows.entries()) {
    keys.push(typeof key === 'string' ? fieldValue(item, key) : yield key({item, index}));
  }
  return keys;
}

/** Maps each key to the positions of its rows. Rows without a key are left out. */
function positionsByKey(keys: readonly Value[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [position, value] of keys.entries()) {
    if (value !== null) {
      const identity = equalityKey(value);
      const others = positions.get(identity);
      if (others) {
        others.push(position);
      } else {
        positions.set(identity, [position]);
      }
    }
  }
  return positions;
}

const orders = [
  {order: 1, customer: 'C-7'},
  {order: 2, customer: 'C-9'},
];
const customers = [
  {id: 'C-7', name: 'Ada'},
  {id: 'C-2', name: 'Alan'},
];

export default defineMappingFunction({
  category: 'List',
  name: 'JoinByKey',
  summary: 'Joins two lists of objects by a shared key, like a SQL join.',
  parameters: {
    left: {type: 'List<Object>', data: true, description: 'the left list of rows'},
    right: {type: 'List<Object>', data: true, description: 'the right list of rows'},
    leftKey: {
      type: ['Text', 'Expression'],
      description:
        'the key of a left row, as a field name, a path such as `"customer.id"` or an expression such as `Text.Upper(@.sku)`',
    },
    rightKey: {
      type: ['Text', 'Expression'],
      description: 'the key of a right row, as a field name, a path or an expression',
    },
    mode: {
      type: 'Text',
      default: 'left',
      values: {
        left: 'all left rows, with or without a match',
        inner: 'only rows with a match',
        full: 'all left rows, then the right rows without a match',
      },
      description: 'which rows to return',
    },
    prefix: {
      type: 'Text',
      default: '',
      description: 'a prefix for the field names of the right rows',
    },
  },
  returns: {
    type: 'List<Object>',
    description:
      'one row per match with the fields of both sides, in the order of the left rows, plus the unmatched rows that `mode` keeps',
  },
  nullPolicy: 'skips',
  nullAndEmpty:
    'A null or missing key never matches, not even another null. An unmatched row has only the fields of its own side.',
  errors: [
    {
      code: 'E_DUPLICATE',
      when: 'both sides have a field with the same name, other than a shared key',
    },
    {code: 'E_LIMIT', when: `the result would have more than ${grouped(RESULT_ITEMS)} rows`},
  ],
  examples: [
    {
      title: 'Orders with customer names',
      kind: 'typical',
      input: {orders, customers},
      args: {
        left: expression('$.orders'),
        right: expression('$.customers'),
        leftKey: 'customer',
        rightKey: 'id',
      },
      result: [
        {order: 1, customer: 'C-7', id: 'C-7', name: 'Ada'},
        {order: 2, customer: 'C-9'},
      ],
    },
    {
      title: 'Only rows with a match',
      kind: 'typical',
      input: {orders, customers},
      args: {
        left: expression('$.orders'),
        right: expression('$.customers'),
        leftKey: 'customer',
        rightKey: 'id',
        mode: 'inner',
        prefix: 'customer_',
      },
      result: [{order: 1, customer: 'C-7', customer_id: 'C-7', customer_name: 'Ada'}],
    },
    {
      title: 'All rows from both sides',
      kind: 'typical',
      input: {orders, customers},
      args: {
        left: expression('$.orders'),
        right: expression('$.customers'),
        leftKey: 'customer',
        rightKey: 'id',
        mode: 'full',
      },
      result: [
        {order: 1, customer: 'C-7', id: 'C-7', name: 'Ada'},
        {order: 2, customer: 'C-9'},
        {id: 'C-2', name: 'Alan'},
      ],
    },
    {
      title: 'One row for each match',
      kind: 'edge',
      args: {
        left: [{sku: 'A-1'}],
        right: [
          {sku: 'A-1', store: 'Bern'},
          {sku: 'A-1', store: 'Basel'},
        ],
        leftKey: 'sku',
        rightKey: 'sku',
      },
      result: [
        {sku: 'A-1', store: 'Bern'},
        {sku: 'A-1', store: 'Basel'},
      ],
    },
    {
      title: 'Keys computed by an expression',
      kind: 'edge',
      args: {
        left: [{order: 1, sku: 'a-1'}],
        right: [{code: 'A-1', price: 9.9}],
        leftKey: expression('Text.Upper(@.sku)'),
        rightKey: expression('@.code'),
      },
      result: [{order: 1, sku: 'a-1', code: 'A-1', price: 9.9}],
    },
    {
      title: 'Text never matches a number',
      kind: 'edge',
      args: {
        left: [{customer: {id: '7'}}],
        right: [{id: 7, name: 'Ada'}],
        leftKey: 'customer.id',
        rightKey: 'id',
      },
      result: [{customer: {id: '7'}}],
    },
    {
      title: 'Null keys never match',
      kind: 'null',
      args: {
        left: [{order: 1, customer: null}],
        right: [{id: null, name: 'unknown'}],
        leftKey: 'customer',
        rightKey: 'id',
        mode: 'full',
      },
      result: [
        {order: 1, customer: null},
        {id: null, name: 'unknown'},
      ],
    },
    {
      title: 'A null list',
      kind: 'null',
      args: {left: null, right: [], leftKey: 'customer', rightKey: 'id'},
      result: null,
    },
    {
      title: 'The same field name on both sides',
      kind: 'error',
      args: {
        left: [{sku: 'A-1', price: 9.9}],
        right: [{sku: 'A-1', price: 8.5}],
        leftKey: 'sku',
        rightKey: 'sku',
      },
      error: 'E_DUPLICATE',
    },
    {
      title: 'Too many matching rows',
      kind: 'error',
      input: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      args: {
        left: expression('List.Reduce($, List.Concat(@total, @total), [{"sku": "A-1"}])'),
        right: expression('List.Reduce($, List.Concat(@total, @total), [{"sku": "A-1"}])'),
        leftKey: 'sku',
        rightKey: 'sku',
      },
      error: 'E_LIMIT',
    },
  ],
  picture: {kind: 'list', example: 'Orders with customer names'},
  related: [
    {function: 'List/IndexBy', role: 'alternative'},
    {function: 'List/Concat', role: 'alternative'},
    {function: 'List/Zip', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'XLOOKUP', differs: 'looks up the first match only'},
    {
      tool: 'dataweave',
      name: 'leftJoin',
      differs: 'returns pairs of items instead of merged objects',
    },
    {
      tool: 'sql',
      name: 'LEFT JOIN',
      differs: 'fills the right columns with null if a row has no match',
    },
    {
      tool: 'pandas',
      name: 'merge',
      differs: 'keeps only rows with a match, unless `how` is `left`',
    },
  ],
  tags: ['mapping', 'list', 'join', 'lookup', 'merge'],
  aliases:
    'VLOOKUP, XLOOKUP, LEFT JOIN, INNER JOIN, FULL OUTER JOIN, Table.Join, merge queries, match two tables, enrich rows, link by id, enrich orders with customers, combine two files, RIGHT JOIN, relate datasets, counterpart missing, consolidate sources, add columns from elsewhere, pandas merge, match records, tMap, lookup from second list, reconcile, Joiner',
  limits: [itemLimitSentence],
  notes: [
    'Keys are compared as in `Logical.Equals`: the text `"7"` from a CSV file doesn’t match the number `7`.',
    'If both key fields have the same name and there is no prefix, the joined row contains that field only once.',
  ],
  run: function* ({left, right, leftKey, rightKey, mode, prefix}) {
    const additions = right.map((row) => withPrefix(row, prefix));
    const isShared = typeof leftKey === 'string' && leftKey === rightKey && prefix === '';
    checkFields(left, additions, isShared ? leftKey : null);
    const positions = positionsByKey(yield* keysOf(right, rightKey));
    const leftKeys = yield* keysOf(left, leftKey);
    const matched = new Set<number>();
    const rows: Row[] = [];
    for (const [index, row] of left.entries()) {
      const key = leftKeys[index]!;
      const matches = (key !== null && positions.get(equalityKey(key))) || [];
      checkItemCount(rows.length + matches.length, 'left');
      for (const position of matches) {
        matched.add(position);
        rows.push({...row, ...additions[position]});
      }
      if (matches.length === 0 && mode !== 'inner') {
        rows.push(row);
      }
    }
    const unmatched =
      mode === 'full' ? additions.filter((_, position) => !matched.has(position)) : [];
    checkItemCount(rows.length + unmatched.length, 'left');
    return [...rows, ...unmatched];
  },
});
