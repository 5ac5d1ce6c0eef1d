import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {utf8} from '../../formats/encodings/utf8';
import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {Json} from '../../workflow/types';
import {keyField, later, placeOf, readEntry, storeField, writeEntry, type Entry} from './keyValue';

const MAX_VALUE_BYTES = 256 * 1024;

function checkSize(value: Json): void {
  const size = utf8(JSON.stringify(value)).length;
  if (size > MAX_VALUE_BYTES) {
    failStep('E_INPUT', `The value has ${size} bytes as JSON; ${MAX_VALUE_BYTES} are allowed.`);
  }
}

/** Whole numbers only: with fractions a counter would drift. */
function sum(entry: Entry | undefined, amount: Json): number {
  const before = entry?.value ?? 0;
  if (!Number.isInteger(before) || !Number.isInteger(amount)) {
    failStep('E_TYPE', 'Only whole numbers can be incremented.');
  }
  const after = (before as number) + (amount as number);
  return Number.isSafeInteger(after)
    ? after
    : failStep('E_RANGE', 'The counter would leave the range of exact whole numbers.');
}

export default defineWorkflowFunction({
  category: 'Store',
  name: 'SetValue',
  summary: 'Stores a value by its key, if you like only when it is absent or unchanged.',
  kind: 'action',
  configuration: object(
    {
      store: storeField,
      mode: {
        ...oneOf({
          set: 'stores the value, whatever was there',
          setIfAbsent: 'stores it only when there is none yet',
          increment: 'adds it to the whole number that is there, or to 0',
        }),
        default: 'set',
        description: 'how to store',
      },
      ttl: {
        type: 'integer',
        minimum: 1,
        maximum: 31536000,
        description: 'after how many seconds the value expires; without it never',
      },
    },
    ['store'],
  ),
  input: object(
    {
      key: keyField,
      value: {description: 'the value; for `"increment"` a whole number'},
      ifVersion: {
        type: 'integer',
        minimum: 0,
        description: 'the version that must be there, as GetValue gave it; 0 means none',
      },
    },
    ['key', 'value'],
  ),
  output: object(
    {
      value: {description: 'what is in the store now'},
      version: {type: 'integer', description: 'its version'},
      stored: {
        type: 'boolean',
        description: 'false when `"setIfAbsent"` found a value and left it alone',
      },
      expiresAt: {type: 'string', description: 'when it expires, if it does'},
    },
    ['value', 'version', 'stored'],
  ),
  credentials: [],
  errors: [
    {code: 'E_REFUSED', when: '`ifVersion` isn’t the version that is there: somebody was quicker'},
    {code: 'E_TYPE', when: 'something other than whole numbers is to be incremented'},
    {code: 'E_RANGE', when: 'a counter would leave the range of exact whole numbers, 2^53'},
  ],
  examples: [
    {
      title: 'Remember where a run stopped',
      configuration: {store: 'shop-sync'},
      input: {key: 'last-order', value: 'A-1043'},
      given: {store: {'values/shop-sync/last-order': {value: 'A-1042', version: 7}}},
      output: {value: 'A-1043', version: 8, stored: true},
      storeAfter: {'values/shop-sync/last-order': {value: 'A-1043', version: 8}},
    },
    {
      title: 'Do something only once',
      note: 'The id of the event is the key. The first run gets `stored` true and goes on; a repeated delivery gets false and can stop. After a day the key is free again.',
      configuration: {store: 'seen-events', mode: 'setIfAbsent', ttl: 86400},
      input: {key: 'evt_1Nxy', value: true},
      given: {now: '2024-05-01T12:00:00Z'},
      output: {value: true, version: 1, stored: true, expiresAt: '2024-05-02T12:00:00Z'},
      storeAfter: {
        'values/seen-events/evt_1Nxy': {
          value: true,
          version: 1,
          expiresAt: '2024-05-02T12:00:00Z',
        },
      },
    },
    {
      title: 'The second delivery',
      configuration: {store: 'seen-events', mode: 'setIfAbsent', ttl: 86400},
      input: {key: 'evt_1Nxy', value: true},
      given: {
        now: '2024-05-01T12:00:30Z',
        store: {
          'values/seen-events/evt_1Nxy': {
            value: true,
            version: 1,
            expiresAt: '2024-05-02T12:00:00Z',
          },
        },
      },
      output: {value: true, version: 1, stored: false, expiresAt: '2024-05-02T12:00:00Z'},
    },
    {
      title: 'Count calls in a window of a minute',
      note: 'An increment keeps the time at which the counter expires, so the window doesn’t move.',
      configuration: {store: 'calls', mode: 'increment', ttl: 60},
      input: {key: 'customer-7', value: 1},
      given: {
        now: '2024-05-01T12:00:20Z',
        store: {
          'values/calls/customer-7': {value: 4, version: 4, expiresAt: '2024-05-01T12:01:00Z'},
        },
      },
      output: {value: 5, version: 5, stored: true, expiresAt: '2024-05-01T12:01:00Z'},
      storeAfter: {
        'values/calls/customer-7': {value: 5, version: 5, expiresAt: '2024-05-01T12:01:00Z'},
      },
    },
    {
      title: 'Somebody was quicker',
      configuration: {store: 'stock'},
      input: {key: 'A-1', value: 6, ifVersion: 3},
      given: {store: {'values/stock/A-1': {value: 5, version: 4}}},
      error: 'E_REFUSED',
    },
    {
      title: 'A text can’t be incremented',
      configuration: {store: 'stock', mode: 'increment'},
      input: {key: 'A-1', value: 1},
      given: {store: {'values/stock/A-1': {value: '5', version: 1}}},
      error: 'E_TYPE',
    },
    {
      title: 'A counter at its end',
      configuration: {store: 'stock', mode: 'increment'},
      input: {key: 'A-1', value: 1},
      given: {store: {'values/stock/A-1': {value: 9007199254740991, version: 1}}},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Store/GetValue', role: 'inverse'},
    {function: 'Store/DeleteValue', role: 'often used with'},
  ],
  tags: ['workflow', 'storage', 'key-value', 'idempotency'],
  aliases: [
    'Redis SET',
    'SETNX',
    'INCR',
    'Data Store add record',
    'Storage by Zapier',
    'lock',
    'deduplicate',
    'remember between runs',
    'save state',
    'counter',
    'checkpoint',
    'watermark',
    'mutex',
    'avoid parallel runs',
    'nobody does it twice',
    'sequence number',
    'remember last sync',
    'global variable',
    'keep value for next execution',
    'persist variable',
    'write state',
    'put in cache',
    'store for later',
    'object store',
    'incremental sync',
    'key-value',
    'prevent double processing',
    'semaphore',
    'XCom',
    'autoincrement',
    'bookmark',
  ],
  limits: ['A value has at most 256 KB as JSON; a larger one fails with `E_INPUT`.'],
  notes: [
    'A step is atomic: two runs that store at the same time come one after the other.',
    'Use `"setIfAbsent"` to make a run repeatable, and `ifVersion` to change a value that other runs change too.',
  ],
  run({configuration: {store, mode, ttl}, input: {key, value, ifVersion}, surroundings}) {
    checkSize(value);
    const place = placeOf(store, key);
    const entry = readEntry(surroundings, place);
    const version = entry?.version ?? 0;
    if (ifVersion !== undefined && ifVersion !== version) {
      failStep('E_REFUSED', `The key "${key}" is at version ${version}, not ${ifVersion}.`);
    }
    if (entry && mode === 'setIfAbsent') {
      return {...entry, stored: false};
    }
    const kept = mode === 'increment' ? entry?.expiresAt : undefined;
    const changed = {
      value: mode === 'increment' ? sum(entry, value) : value,
      version: version + 1,
      expiresAt: kept ?? (ttl === undefined ? undefined : later(surroundings.now, ttl)),
    };
    writeEntry(surroundings, place, changed);
    return {...changed, stored: true};
  },
});
