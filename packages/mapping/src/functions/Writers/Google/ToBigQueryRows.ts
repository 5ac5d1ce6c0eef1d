import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {fail} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {Value} from '@documentation/base/internal/values/types';
import {ownValue} from '../unionOfKeys';
import {INSERTED_ROWS} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote, shorten} from '@documentation/base/internal/values/quote';

type JsonObject = {readonly [key: string]: Value};

const MAX_DEPTH = 15;

/** Removes a time zone name in brackets, which BigQuery doesn't accept. */
function textOf(text: string): string {
  return hasType(text, 'DateTime') ? text.replace(/\[.*\]$/, '') : text;
}

function fieldOf(value: Value, row: number, path: string, depth: number): Value {
  if (depth > MAX_DEPTH) {
    fail(
      'E_LIMIT',
      `In row ${row}, \`${shorten(path)}\` is nested more than ${MAX_DEPTH} levels deep. Use fewer levels.`,
      'list',
    );
  }
  if (typeof value === 'string') {
    return textOf(value);
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? plainNumber(value) : value;
  }
  if (value instanceof Uint8Array) {
    return encodeBase64(value);
  }
  if (Array.isArray(value)) {
    return (value as readonly Value[]).map((item) => {
      if (item === null || Array.isArray(item)) {
        const problem = item === null ? 'null' : 'another list';
        const advice = item === null ? 'Remove the null' : 'Flatten the list';
        return fail(
          'E_TYPE',
          `In row ${row}, the list \`${shorten(path)}\` contains ${problem}, which BigQuery doesn’t allow. ${advice}.`,
          'list',
        );
      }
      return fieldOf(item, row, path, depth);
    });
  }
  return isObject(value) ? recordOf(value, row, `${path}.`, depth + 1) : value;
}

function recordOf(object: JsonObject, row: number, prefix: string, depth: number): Value {
  const entries = Object.entries(object);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, fieldOf(value, row, `${prefix}${key}`, depth)]),
  );
}

function insertIdOf(object: JsonObject, key: string, row: number): string {
  const value = ownValue(object, key);
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
    return fail(
      'E_TYPE',
      `Row ${row} has no text or number in ${quote(key)}. Add one, or use another key.`,
      'insertIdFrom',
    );
  }
  return typeof value === 'number' ? plainNumber(value) : value;
}

/** Builds {level: {level: …}} for an example. */
function nested(levels: number): Value {
  return levels === 0 ? 'deep' : {level: nested(levels - 1)};
}

export default defineMappingFunction({
  category: 'Writers/Google',
  name: 'ToBigQueryRows',
  summary: 'Converts objects to a request body for BigQuery streaming inserts.',
  parameters: {
    list: {type: 'List<Object>', data: true, description: 'the objects, one per row'},
    insertIdFrom: {
      type: 'Text',
      default: null,
      description: 'the key whose value BigQuery uses to deduplicate rows, such as `"id"`',
    },
  },
  returns: {type: 'Object', description: 'the request body for `tabledata.insertAll`'},
  nullPolicy: 'error',
  nullAndEmpty:
    'A null field becomes NULL in BigQuery, but a list in a row can’t contain null. An empty list returns a body without rows.',
  errors: [
    {
      code: 'E_TYPE',
      when: '`list` contains null, a list in a row contains null or another list, or a row has no text or number in the field that `insertIdFrom` names',
    },
    {code: 'E_LIMIT', when: 'the list has too many rows, or a field is nested too deeply'},
  ],
  examples: [
    {
      title: 'Rows with an insert ID',
      kind: 'typical',
      args: {
        list: [
          {id: 1001, customer: 'Ada Lovelace', total: 89.9},
          {id: 1002, customer: 'Müller GmbH', total: 1249.5},
        ],
        insertIdFrom: 'id',
      },
      result: {
        rows: [
          {insertId: '1001', json: {id: 1001, customer: 'Ada Lovelace', total: 89.9}},
          {insertId: '1002', json: {id: 1002, customer: 'Müller GmbH', total: 1249.5}},
        ],
      },
    },
    {
      title: 'Lists and records',
      kind: 'typical',
      args: {list: [{order: 1001, tags: ['gift'], items: [{sku: '0042', quantity: 2}]}]},
      result: {
        rows: [{json: {order: 1001, tags: ['gift'], items: [{sku: '0042', quantity: 2}]}}],
      },
    },
    {
      title: 'A date-time with a time zone name',
      kind: 'edge',
      args: {list: [{at: '2024-02-29T09:30:00+01:00[Europe/Berlin]', day: '2024-02-29'}]},
      result: {rows: [{json: {at: '2024-02-29T09:30:00+01:00', day: '2024-02-29'}}]},
    },
    {
      title: 'A large number',
      kind: 'edge',
      args: {list: [{population: 1e21}]},
      result: {rows: [{json: {population: '1000000000000000000000'}}]},
    },
    {
      title: 'Null in a field',
      kind: 'null',
      args: {list: [{sku: '0042', note: null}]},
      result: {rows: [{json: {sku: '0042', note: null}}]},
    },
    {title: 'Null in a list', kind: 'error', args: {list: [{tags: ['a', null]}]}, error: 'E_TYPE'},
    {
      title: 'A row without an ID',
      kind: 'error',
      args: {list: [{sku: '0042'}], insertIdFrom: 'id'},
      error: 'E_TYPE',
    },
    {
      title: 'A record nested 16 levels deep',
      kind: 'error',
      args: {list: [nested(16)]},
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'Readers/Google/BigQueryToObjects', role: 'inverse'}],
  workflowFunctions: ['Google/BigQueryInsert'],
  tags: ['mapping', 'writer', 'google', 'bigquery', 'sql', 'batch'],
  aliases:
    'tabledata.insertAll, insertAll, streaming insert, insertId, insert_rows_json, objects to BigQuery, prepare rows, avoid duplicate rows, dedupe on retry, payload for warehouse, idempotent, BigQuery format',
  limits: [
    `A body can have at most ${grouped(INSERTED_ROWS)} rows. Google recommends at most 500.`,
    `Records can be nested at most ${MAX_DEPTH} levels deep, as in BigQuery.`,
  ],
  notes: [
    'This function makes no requests. Send the body with a workflow.',
    'BigQuery ignores a row if it received the same insert ID within about the last minute. Set `insertIdFrom` if a workflow may send rows twice.',
    'Binary values are written in Base64, which BigQuery requires for `BYTES` columns.',
  ],
  run: ({list, insertIdFrom}) => {
    if (list.length > INSERTED_ROWS) {
      fail(
        'E_LIMIT',
        `The list has ${list.length.toLocaleString('en')} rows. Send at most ${grouped(INSERTED_ROWS)} at a time.`,
        'list',
      );
    }
    const rows = list.map((object, index): Value => {
      const row = index + 1;
      const json = recordOf(object, row, '', 1);
      return insertIdFrom === null
        ? {json}
        : {insertId: insertIdOf(object, insertIdFrom, row), json};
    });
    return {rows};
  },
});
