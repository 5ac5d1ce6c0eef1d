import {defineMappingFunction} from '../../language/defineMappingFunction';
import {PATCH_CHARACTERS} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'JSON',
  name: 'Diff',
  summary: 'Compares two documents and returns the differences as a JSON Patch.',
  parameters: {
    from: {type: 'Any', data: true, nullable: true, description: 'the old document'},
    to: {type: 'Any', data: true, nullable: true, description: 'the new document'},
  },
  returns: {
    type: 'List<Object>',
    description:
      'the operations `add`, `remove` and `replace` (RFC 6902) that turn the old document into the new one, or an empty list if the documents are equal',
  },
  nullPolicy: 'value',
  nullAndEmpty: 'A field that is null differs from a missing field.',
  errors: [],
  examples: [
    {
      title: 'What changed in an order',
      kind: 'typical',
      args: {
        from: {id: 'A-1001', status: 'open', note: 'call first'},
        to: {id: 'A-1001', status: 'paid', paidOn: '2024-02-29'},
      },
      result: [
        {op: 'replace', path: '/status', value: 'paid'},
        {op: 'remove', path: '/note'},
        {op: 'add', path: '/paidOn', value: '2024-02-29'},
      ],
    },
    {
      title: 'A line inserted at the start',
      kind: 'typical',
      args: {
        from: {lines: [{sku: 'A-1'}, {sku: 'B-7'}]},
        to: {lines: [{sku: 'C-3'}, {sku: 'A-1'}, {sku: 'B-7'}]},
      },
      result: [{op: 'add', path: '/lines/0', value: {sku: 'C-3'}}],
    },
    {
      title: 'A changed field in a list item',
      kind: 'typical',
      args: {
        from: [
          {sku: 'A-1', quantity: 2},
          {sku: 'B-7', quantity: 1},
        ],
        to: [
          {sku: 'A-1', quantity: 3},
          {sku: 'B-7', quantity: 1},
        ],
      },
      result: [{op: 'replace', path: '/0/quantity', value: 3}],
    },
    {
      title: 'Equal documents',
      kind: 'edge',
      args: {from: {id: 7, total: 10}, to: {total: 10, id: 7}},
      result: [],
    },
    {
      title: 'Two items removed',
      kind: 'edge',
      args: {from: ['a', 'b', 'c', 'd'], to: ['b', 'd']},
      result: [
        {op: 'remove', path: '/0'},
        {op: 'remove', path: '/1'},
      ],
    },
    {
      title: 'A key with a slash',
      kind: 'edge',
      args: {from: {'km/h': 50}, to: {'km/h': 30}},
      result: [{op: 'replace', path: '/km~1h', value: 30}],
    },
    {
      title: 'Documents of different types',
      kind: 'edge',
      args: {from: {id: 7}, to: [7]},
      result: [{op: 'replace', path: '', value: [7]}],
    },
    {
      title: 'A field set to null',
      kind: 'null',
      args: {from: {phone: '030 1234'}, to: {phone: null}},
      result: [{op: 'replace', path: '/phone', value: null}],
    },
    {
      title: 'No old document',
      kind: 'null',
      args: {from: null, to: {id: 7}},
      result: [{op: 'replace', path: '', value: {id: 7}}],
    },
  ],
  related: [{function: 'JSON/Patch', role: 'inverse'}],
  equivalents: [
    {tool: 'dataweave', name: 'diff', differs: 'returns its own format instead of a JSON Patch'},
  ],
  tags: ['mapping', 'json', 'comparison', 'path'],
  aliases:
    'JSON diff, json-diff, compare JSON, rfc6902 createPatch, jsondiffpatch, deep-diff, DeepDiff, dw::util::Diff, object difference, what has changed, delta between versions, change log, audit trail, changed fields, old and new version, find modifications, change detection',
  limits: [
    `All pointers in the result together can have at most ${grouped(PATCH_CHARACTERS)} characters.`,
    'In lists with thousands of differences, items may be compared by position. The result is then longer than necessary, but still correct.',
  ],
  notes: [
    'Apply the operations in order. Each pointer refers to the document as changed by the preceding operations.',
    'Values are compared as in `Logical.Equals`. Key order doesn’t matter, but item order does: a moved item is removed in one place and added in another.',
    'To check whether a document is unchanged before you patch it, put an operation such as `{"op": "test", "path": "/version", "value": 4}` first.',
  ],
  load: () => import('../../formats/jsonPatch/createPatch'),
  run: ({from, to}, _context, {createPatch}) => {
    return createPatch(from, to);
  },
});
