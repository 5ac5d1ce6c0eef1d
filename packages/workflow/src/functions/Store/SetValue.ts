import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import {keyField, later, placeOf, readEntry, storeField, writeEntry, type Entry} from './keyValue';
import {STORED_VALUE_BYTES} from '@documentation/base/internal/limits/values/files';
import {STORED_VALUE_SECONDS} from '@documentation/base/internal/limits/values/retention';
import {grouped, sizeText} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

function checkSize(value: Json): void {
  const size = utf8(JSON.stringify(value)).length;
  if (size > STORED_VALUE_BYTES) {
    failStep(
      'E_INPUT',
      `The value has ${size.toLocaleString('en')} bytes as JSON, but the limit is ${grouped(STORED_VALUE_BYTES)}. Use \`Store.PutBlob\` for larger data.`,
    );
  }
}

/** Adds an amount to the stored value. Accepts only whole numbers, because rounding errors would accumulate. */
function sum(entry: Entry | undefined, amount: Json): number {
  const before = entry?.value ?? 0;
  if (!Number.isInteger(before) || !Number.isInteger(amount)) {
    failStep(
      'E_TYPE',
      'Only whole numbers can be incremented. Check `value` and the stored value.',
    );
  }
  const after = (before as number) + (amount as number);
  return Number.isSafeInteger(after)
    ? after
    : failStep(
        'E_RANGE',
        'The new counter value is outside ±(2^53 − 1), the range of exact whole numbers. To reset the counter, set `mode` to "set".',
      );
}

export default defineWorkflowFunction({
  category: 'Store',
  name: 'SetValue',
  summary:
    'Stores or increments a value under a key, and can avoid overwriting existing or changed values.',
  kind: 'action',
  configuration: object(
    {
      store: storeField,
      mode: {
        ...oneOf({
          set: 'stores the value, replacing any existing value',
          setIfAbsent: 'stores the value only if the key has none yet',
          increment: 'adds the value to the stored whole number, or to 0 if there is none',
        }),
        default: 'set',
        description: 'how to store the value',
      },
      ttl: {
        type: 'integer',
        minimum: 1,
        maximum: STORED_VALUE_SECONDS,
        description: 'how many seconds to keep the value; by default, it never expires',
      },
    },
    ['store'],
  ),
  input: object(
    {
      key: keyField,
      value: {description: 'the value; a whole number for `"increment"`'},
      ifVersion: {
        type: 'integer',
        minimum: 0,
        description:
          'the version that the stored value must have, from `Store.GetValue`; 0 means that there must be no value',
      },
    },
    ['key', 'value'],
  ),
  output: object(
    {
      value: {description: 'the value that is now in the store'},
      version: {type: 'integer', description: 'the version of the value'},
      stored: {
        type: 'boolean',
        description:
          'whether the value was stored; false if `"setIfAbsent"` found an existing value',
      },
      expiresAt: {
        type: 'string',
        description: 'when the value expires; missing if it never expires',
      },
    },
    ['value', 'version', 'stored'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_REFUSED',
      when: '`ifVersion` isn’t the current version, for example because another run has changed the value',
    },
    {
      code: 'E_TYPE',
      when: 'with `"increment"`, the value or the stored value isn’t a whole number',
    },
    {
      code: 'E_RANGE',
      when: 'the new counter value is outside ±(2^53 − 1), the range of exact whole numbers',
    },
  ],
  examples: [
    {
      title: 'The last processed order',
      configuration: {store: 'shop-sync'},
      input: {key: 'last-order', value: 'A-1043'},
      given: {store: {'values/shop-sync/last-order': {value: 'A-1042', version: 7}}},
      output: {value: 'A-1043', version: 8, stored: true},
      storeAfter: {'values/shop-sync/last-order': {value: 'A-1043', version: 8}},
    },
    {
      title: 'An event that is processed only once',
      note: 'The event ID is the key. On the first delivery, `stored` is true and the run continues. On a repeated delivery, `stored` is false and the run can stop. After a day, the key expires.',
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
      title: 'A repeated delivery',
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
      title: 'A request counter for one minute',
      note: 'Incrementing a counter keeps its expiry time, so the time window doesn’t move.',
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
      title: 'A value changed by another run',
      configuration: {store: 'stock'},
      input: {key: 'A-1', value: 6, ifVersion: 3},
      given: {store: {'values/stock/A-1': {value: 5, version: 4}}},
      error: 'E_REFUSED',
    },
    {
      title: 'Incrementing a text value',
      configuration: {store: 'stock', mode: 'increment'},
      input: {key: 'A-1', value: 1},
      given: {store: {'values/stock/A-1': {value: '5', version: 1}}},
      error: 'E_TYPE',
    },
    {
      title: 'A counter at its maximum',
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
  aliases:
    'Redis SET, SETNX, INCR, Data Store add record, Storage by Zapier, lock, deduplicate, remember between runs, save state, counter, checkpoint, watermark, mutex, avoid parallel runs, only once, sequence number, remember last sync, global variable, keep value for next execution, persist variable, write state, put in cache, store for later, object store, incremental sync, key-value, prevent double processing, semaphore, XCom, autoincrement, bookmark',
  limits: [
    `A value can be up to ${sizeText(STORED_VALUE_BYTES)} as JSON. For a larger value, the step fails with \`E_INPUT\`.`,
  ],
  notes: [
    'The step is atomic. If two runs write at the same time, one write happens after the other.',
    'Use `"setIfAbsent"` to make a run idempotent, and `ifVersion` to avoid overwriting changes from other runs.',
  ],
  run({configuration: {store, mode, ttl}, input: {key, value, ifVersion}, surroundings}) {
    checkSize(value);
    const place = placeOf(store, key);
    const entry = readEntry(surroundings, place);
    const version = entry?.version ?? 0;
    if (ifVersion !== undefined && ifVersion !== version) {
      failStep(
        'E_REFUSED',
        `The key ${quote(key)} is at version ${version}, not ${ifVersion}. Read the value again, and retry with its version.`,
      );
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
