import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'List',
  name: 'Reduce',
  summary: 'Reduces a list to one value, item by item.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the list to reduce'},
    expression: {
      type: 'Expression',
      description:
        'the expression for the next total, where `@total` is the total so far, `@` is the item and `@index` its position',
    },
    initial: {type: 'Any', nullable: true, description: 'the total to start with'},
  },
  returns: {type: 'Any', nullable: true, description: 'the total after the last item'},
  nullPolicy: 'default',
  nullAndEmpty: 'So does an empty list. The expression also runs for null items.',
  errors: [],
  examples: [
    {
      title: 'The highest bid',
      kind: 'typical',
      input: [
        {bidder: 'Ada', amount: 120},
        {bidder: 'Grace', amount: 180},
        {bidder: 'Alan', amount: 150},
      ],
      args: {
        list: expression('$'),
        expression: expression(
          'Logical.If(Logical.Compare(@.amount, @total, ">"), @.amount, @total)',
        ),
        initial: 0,
      },
      result: 180,
    },
    {
      title: 'The lines from all orders',
      kind: 'typical',
      input: [
        {order: 1, lines: ['A-1', 'B-7']},
        {order: 2, lines: ['C-3']},
      ],
      args: {
        list: expression('$'),
        expression: expression('List.Concat(@total, @.lines)'),
        initial: [],
      },
      result: ['A-1', 'B-7', 'C-3'],
    },
    {
      title: 'A running balance',
      kind: 'typical',
      input: [{amount: 100}, {amount: -30}],
      args: {
        list: expression('$'),
        expression: expression(
          'List.Concat(@total, [{"amount": @.amount, "balance": Math.Add(Logical.Coalesce(@total[-1].balance, 0), @.amount)}])',
        ),
        initial: [],
      },
      result: [
        {amount: 100, balance: 100},
        {amount: -30, balance: 70},
      ],
    },
    {
      title: 'From left to right',
      kind: 'edge',
      args: {
        list: ['a', 'b', 'c'],
        expression: expression('[@total, @]'),
        initial: 'start',
      },
      result: [[['start', 'a'], 'b'], 'c'],
    },
    {
      title: 'An empty list',
      kind: 'edge',
      args: {list: [], expression: expression('@'), initial: 0},
      result: 0,
    },
    {
      title: 'A null list',
      kind: 'null',
      args: {list: null, expression: expression('@'), initial: 0},
      result: 0,
    },
  ],
  picture: {kind: 'runningTotal', example: 'The highest bid'},
  related: [
    {function: 'List/Map', role: 'alternative'},
    {function: 'List/Concat', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'REDUCE', differs: 'takes the initial value first'},
    {
      tool: 'jq',
      name: 'reduce',
      expression: 'reduce .list[] as $bid (0; if $bid.amount > . then $bid.amount else . end)',
    },
    {
      tool: 'jsonata',
      name: '$reduce',
      expression:
        '$reduce(list, function($best, $bid) { $bid.amount > $best ? $bid.amount : $best }, 0)',
    },
    {
      tool: 'dataweave',
      name: 'reduce',
      differs: 'starts with the first item if there is no initial value',
    },
    {tool: 'bloblang', name: 'fold', differs: 'takes the initial value first'},
    {
      tool: 'lodash',
      name: '_.reduce',
      expression: '_.reduce(list, (best, bid) => Math.max(best, bid.amount), 0)',
    },
  ],
  tags: ['mapping', 'list', 'aggregate'],
  aliases:
    'fold, accumulate, $reduce, List.Accumulate, REDUCE, foldl, running total, aggregate, combine into one result, cumulative, foldr, roll up, balance after each booking, custom aggregation, scan with state, build up progressively, combine all items, accumulator, fold left, inject, single value from list, compute over list, cumsum',
  notes: [
    'For a sum, an average or the largest number, use `Math.Sum`, `Math.Average` or `Math.Max` instead.',
  ],
  run: function* ({list, expression: next, initial}) {
    let total = initial;
    for (const [index, item] of (list ?? []).entries()) {
      total = yield next({item, index, total});
    }
    return total;
  },
});
