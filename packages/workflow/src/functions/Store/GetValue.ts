import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {keyField, placeOf, readEntry, storeField} from './keyValue';

export default defineWorkflowFunction({
  category: 'Store',
  name: 'GetValue',
  summary: 'Reads a stored value by its key, or returns a default if there is none.',
  kind: 'action',
  configuration: object(
    {
      store: storeField,
      default: {
        default: null,
        description: 'the value to return if the stored value is missing or expired',
      },
    },
    ['store'],
  ),
  input: object({key: keyField}, ['key']),
  output: object(
    {
      value: {description: 'the value, or the default'},
      found: {type: 'boolean', description: 'whether the key has a value'},
      version: {
        type: 'integer',
        description: 'the version, for `ifVersion` in `Store.SetValue`; 0 if there is no value',
      },
      expiresAt: {
        type: 'string',
        description: 'when the value expires; missing if it never expires',
      },
    },
    ['value', 'found', 'version'],
  ),
  credentials: [],
  errors: [],
  examples: [
    {
      title: 'The last processed order',
      configuration: {store: 'shop-sync'},
      input: {key: 'last-order'},
      given: {store: {'values/shop-sync/last-order': {value: 'A-1042', version: 7}}},
      output: {value: 'A-1042', found: true, version: 7},
    },
    {
      title: 'The default on the first run',
      configuration: {store: 'shop-sync', default: 'A-0'},
      input: {key: 'last-order'},
      output: {value: 'A-0', found: false, version: 0},
    },
    {
      title: 'An expired value',
      configuration: {store: 'tokens'},
      input: {key: 'session'},
      given: {
        now: '2024-05-01T12:00:00Z',
        store: {
          'values/tokens/session': {value: 'abc', version: 1, expiresAt: '2024-05-01T12:00:00Z'},
        },
      },
      output: {value: null, found: false, version: 0},
    },
    {
      title: 'An empty key',
      configuration: {store: 'shop-sync'},
      input: {key: ''},
      error: 'E_INPUT',
    },
  ],
  related: [
    {function: 'Store/SetValue', role: 'inverse'},
    {function: 'Store/DeleteValue', role: 'often used with'},
    {function: 'Guard/RateLimit', role: 'often used with'},
  ],
  mappingFunctions: ['Logical/Coalesce'],
  tags: ['workflow', 'storage', 'key-value', 'null-handling'],
  aliases:
    'Redis GET, Data Store get record, Storage by Zapier, static data, read variable, cache, remember between runs, load saved state, last run time, checkpoint, watermark, delta load, already processed, session data, persistent memory, previous result, only new records, retrieve stored value, lookup key, shared state, incremental load, flow variable, object store retrieve, Variable.get, counter value',
  notes: [
    'Without a `default`, `value` is null both for a stored null and for a missing value. Use `found` to tell them apart.',
  ],
  run({configuration: {store, default: fallback}, input: {key}, surroundings}) {
    const entry = readEntry(surroundings, placeOf(store, key));
    if (!entry) {
      return {value: fallback, found: false, version: 0};
    }
    return {value: entry.value, found: true, version: entry.version, expiresAt: entry.expiresAt};
  },
});
