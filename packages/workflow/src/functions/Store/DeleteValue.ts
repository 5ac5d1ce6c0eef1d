import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {keyField, placeOf, readEntry, storeField} from './keyValue';

export default defineWorkflowFunction({
  category: 'Store',
  name: 'DeleteValue',
  summary: 'Deletes the value stored under a key, if there is one.',
  kind: 'action',
  configuration: object({store: storeField}, ['store']),
  input: object({key: keyField}, ['key']),
  output: object({deleted: {type: 'boolean', description: 'whether the key had a value'}}, [
    'deleted',
  ]),
  credentials: [],
  errors: [],
  examples: [
    {
      title: 'Releasing a lock',
      configuration: {store: 'locks'},
      input: {key: 'nightly-import'},
      given: {
        store: {
          'values/locks/nightly-import': {value: 'run_00', version: 1},
          'values/locks/invoices': {value: 'run_07', version: 1},
        },
      },
      output: {deleted: true},
      storeAfter: {'values/locks/invoices': {value: 'run_07', version: 1}},
    },
    {
      title: 'A key without a value',
      note: 'The step is idempotent, so you can repeat it safely.',
      configuration: {store: 'locks'},
      input: {key: 'nightly-import'},
      output: {deleted: false},
    },
    {
      title: 'An invalid store name',
      configuration: {store: 'Locks/Night'},
      input: {key: 'nightly-import'},
      error: 'E_CONFIGURATION',
    },
  ],
  related: [
    {function: 'Store/SetValue', role: 'often used with'},
    {function: 'Store/GetValue', role: 'often used with'},
  ],
  tags: ['workflow', 'storage', 'key-value'],
  aliases:
    'Redis DEL, Data Store delete record, remove value, unlock, clear cache, forget a value, erase key, reset state, release mutex, invalidate entry, cleanup after run, purge entries, log out session, start over, clear variable, delete stored value, free lock, empty cache, discard',
  run({configuration: {store}, input: {key}, surroundings}) {
    const place = placeOf(store, key);
    const deleted = readEntry(surroundings, place) !== undefined;
    surroundings.store.delete(place);
    return {deleted};
  },
});
