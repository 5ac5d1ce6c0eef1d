import {defineMappingFunction} from '../../language/defineMappingFunction';
import {PATCH_VALUES, POINTER_SEGMENTS} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'JSON',
  name: 'Patch',
  summary: 'Applies a JSON Patch to a document: all operations, or none if one fails.',
  parameters: {
    source: {type: 'Any', data: true, nullable: true, description: 'the document to change'},
    patch: {
      type: 'List<Object>',
      description:
        'the operations to apply in order: `add`, `remove`, `replace`, `move`, `copy` and `test` (RFC 6902)',
    },
  },
  returns: {type: 'Any', nullable: true, description: 'the changed copy'},
  nullPolicy: 'value',
  nullAndEmpty:
    'An empty patch returns the document unchanged. Removing the whole document returns null.',
  errors: [
    {
      code: 'E_PATH',
      when: 'a pointer isn’t a valid JSON Pointer, an operation needs a value that doesn’t exist, or a `test` finds a different value',
    },
    {
      code: 'E_FORMAT',
      when: 'an operation has no known `op`, or lacks its `path`, `from` or `value`',
    },
  ],
  examples: [
    {
      title: 'Changes to an order',
      kind: 'typical',
      args: {
        source: {id: 'A-1001', status: 'open', note: 'call first'},
        patch: [
          {op: 'replace', path: '/status', value: 'paid'},
          {op: 'remove', path: '/note'},
          {op: 'add', path: '/paidOn', value: '2024-02-29'},
        ],
      },
      result: {id: 'A-1001', status: 'paid', paidOn: '2024-02-29'},
    },
    {
      title: 'Items inserted and appended',
      kind: 'typical',
      args: {
        source: {tags: ['sale']},
        patch: [
          {op: 'add', path: '/tags/0', value: 'new'},
          {op: 'add', path: '/tags/-', value: 'summer'},
        ],
      },
      result: {tags: ['new', 'sale', 'summer']},
    },
    {
      title: 'A change only if the version matches',
      kind: 'typical',
      args: {
        source: {version: 4, price: 9.9},
        patch: [
          {op: 'test', path: '/version', value: 4},
          {op: 'replace', path: '/price', value: 8.5},
          {op: 'replace', path: '/version', value: 5},
        ],
      },
      result: {version: 5, price: 8.5},
    },
    {
      title: 'A field moved and another copied',
      kind: 'typical',
      args: {
        source: {name: 'Ada', billing: {city: 'London'}},
        patch: [
          {op: 'move', from: '/name', path: '/billing/name'},
          {op: 'copy', from: '/billing', path: '/shipping'},
        ],
      },
      result: {
        billing: {city: 'London', name: 'Ada'},
        shipping: {city: 'London', name: 'Ada'},
      },
    },
    {
      title: 'The whole document replaced',
      kind: 'edge',
      args: {source: {id: 7}, patch: [{op: 'replace', path: '', value: [1, 2]}]},
      result: [1, 2],
    },
    {title: 'An empty patch', kind: 'edge', args: {source: {id: 7}, patch: []}, result: {id: 7}},
    {
      title: 'A field set to null',
      kind: 'null',
      args: {
        source: {phone: '030 1234'},
        patch: [{op: 'replace', path: '/phone', value: null}],
      },
      result: {phone: null},
    },
    {
      title: 'A null document',
      kind: 'null',
      args: {source: null, patch: [{op: 'add', path: '', value: {id: 7}}]},
      result: {id: 7},
    },
    {
      title: 'A test that fails',
      kind: 'error',
      args: {
        source: {version: 5, price: 9.9},
        patch: [
          {op: 'replace', path: '/price', value: 8.5},
          {op: 'test', path: '/version', value: 4},
        ],
      },
      error: 'E_PATH',
    },
    {
      title: 'A field that doesn’t exist',
      kind: 'error',
      args: {source: {id: 7}, patch: [{op: 'remove', path: '/note'}]},
      error: 'E_PATH',
    },
    {
      title: 'An object that doesn’t exist',
      kind: 'error',
      args: {
        source: {id: 7},
        patch: [{op: 'add', path: '/customer/city', value: 'Bern'}],
      },
      error: 'E_PATH',
    },
    {
      title: 'An unknown operation',
      kind: 'error',
      args: {source: {id: 7}, patch: [{op: 'set', path: '/id', value: 8}]},
      error: 'E_FORMAT',
    },
  ],
  related: [
    {function: 'JSON/Diff', role: 'inverse'},
    {function: 'JSON/Merge', role: 'alternative'},
    {function: 'JSON/SetPath', role: 'alternative'},
  ],
  tags: ['mapping', 'json', 'path', 'merge'],
  aliases:
    'JSON Patch, applyPatch, RFC 6902, application/json-patch+json, fast-json-patch, jsonpatch.apply, dw::util::Diff patch, HTTP PATCH, apply changes, apply a diff, list of operations, atomic update, optimistic locking, move a field, copy a field, sync changes, replay changes',
  limits: [
    `A pointer can have at most ${POINTER_SEGMENTS} segments.`,
    `A patch that visits or copies more than ${grouped(PATCH_VALUES)} values fails with \`E_LIMIT\`.`,
  ],
  notes: [
    'Unlike `JSON.SetPath`, a patch doesn’t create missing objects, and `remove` fails if there is nothing to remove.',
    'For a patch with the same structure as the document, as in `application/merge-patch+json`, use `JSON.Merge`.',
    'Fields that an operation doesn’t need are ignored.',
  ],
  load: () => import('../../formats/jsonPatch/applyPatch'),
  run: ({source, patch}, _context, {applyPatch}) => {
    return applyPatch(source, patch);
  },
});
