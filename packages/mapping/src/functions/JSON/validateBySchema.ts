import {validate, type Schema} from '@cfworker/json-schema';
import {fail} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import {isStackOverflow} from '@documentation/base/internal/values/stackOverflow';
import type {Value} from '@documentation/base/internal/values/types';
import {checkWholeCharacters} from '@documentation/base/internal/values/text/wholeCharacters';
import {checkSchema} from '@documentation/base/internal/jsonSchema/checkSchema';
import {schemaParts} from '@documentation/base/internal/jsonSchema/schemaParts';
import {
  problemsOf,
  type SchemaProblem,
} from '@documentation/base/internal/jsonSchema/schemaProblems';
import {linearPatterns, type CheckTime} from './linearPatterns';
import {SCHEMA_PROBLEMS, SCHEMA_VALUES} from '@documentation/base/internal/limits/values/documents';
import {SEARCH_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText, grouped} from '@documentation/base/internal/limits/format';

/** Import this module dynamically inside `run`, because it loads the validator. */

/** The validator compares every pair of items for `uniqueItems`. For longer lists, the time is checked meanwhile. */
const MAX_UNWATCHED_ITEMS = 100;

type JsonSchema = boolean | {readonly [key: string]: Value};

function startTimer(): CheckTime {
  const deadline = performance.now() + SEARCH_SECONDS * 1000;
  return () => {
    if (performance.now() > deadline) {
      fail(
        'E_LIMIT',
        `Validating takes longer than ${durationText(SEARCH_SECONDS)}. Validate smaller parts of the value, or simplify the schema.`,
        'value',
      );
    }
  };
}

/** Returns all keys in a value. Fails if it contains something that the validator can't handle. */
function checkValue(value: Value, parameter: string, maxCount = Infinity): Set<string> {
  const keys = new Set<string>();
  const waiting: Value[] = [value];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    count += 1;
    if (count > maxCount) {
      fail(
        'E_LIMIT',
        `The schema has more than ${grouped(SCHEMA_VALUES)} values. Simplify it.`,
        parameter,
      );
    }
    if (next instanceof Uint8Array) {
      fail(
        'E_TYPE',
        `\`${parameter}\` contains a Binary value, which JSON doesn’t support. Read the file first, for example with \`Readers.JSON.ReadDocument\`, or convert the bytes to Base64 text with \`JSON.Parse(JSON.Stringify(…))\`.`,
        parameter,
      );
    }
    if (isObject(next)) {
      Object.keys(next).forEach((key) => keys.add(key));
    }
    if (typeof next === 'object' && next !== null) {
      for (const child of Object.values<Value>(next)) {
        waiting.push(child);
      }
    }
  }
  // The validator writes keys as parts of a URI, which can't contain a lone surrogate.
  keys.forEach((key) => checkWholeCharacters(key, parameter));
  return keys;
}

/** Returns a copy of a value whose long lists check the time when an item is read. */
function watchLists(value: Value, checkTime: CheckTime): Value {
  if (Array.isArray(value)) {
    const list = (value as Value[]).map((item) => watchLists(item, checkTime));
    return list.length <= MAX_UNWATCHED_ITEMS
      ? list
      : new Proxy(list, {
          get(target, key): unknown {
            checkTime();
            return Reflect.get(target, key);
          },
        });
  }
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, watchLists(item, checkTime)]),
      )
    : value;
}

/**
 * Makes a schema check the time whenever it is applied. The validator reads all keywords that it knows each time,
 * including `$recursiveAnchor`, which JSON Schema 2020-12 doesn't have.
 */
function watchSchema(part: Schema, checkTime: CheckTime): void {
  delete part.$recursiveRef;
  Object.defineProperty(part, '$recursiveAnchor', {get: checkTime, enumerable: false});
}

/** Runs the validator, and fails with E_LIMIT if it runs out of stack. */
function runValidator<T>(run: (stopEarly: boolean) => T): T {
  try {
    return run(false);
  } catch (error) {
    if (!isStackOverflow(error)) {
      throw error;
    }
  }
  try {
    run(true);
  } catch (error) {
    if (!isStackOverflow(error)) {
      throw error;
    }
    return fail(
      'E_LIMIT',
      'The schema refers to itself without end, or the schema or the value is nested too deeply. Check each "$ref" that leads back to its own schema.',
      'schema',
    );
  }
  // If it stops at the first problem, the validator doesn't run out of stack, so there are too many problems.
  return failWithProblems();
}

function failWithProblems(): never {
  return fail(
    'E_LIMIT',
    `The value has more than ${grouped(SCHEMA_PROBLEMS)} problems. Validate smaller parts of it, such as one item at a time with \`List.Map\`.`,
    'value',
  );
}

/** Lists the reasons why a value doesn't match a schema, in bounded time. */
export async function validateBySchema(value: Value, schema: JsonSchema): Promise<SchemaProblem[]> {
  checkValue(schema, 'schema', SCHEMA_VALUES);
  const keys = checkValue(value, 'value');
  runValidator(() => {
    checkSchema(schema, (problem) => fail('E_FORMAT', `The schema ${problem}`, 'schema'));
  });
  const checkTime = startTimer();
  // The validator modifies the schema, so it gets a copy.
  const root = structuredClone<unknown>(schema) as Schema;
  const schemasByUri = schemaParts(root);
  const parts = new Set(Object.values(schemasByUri).filter((part) => isObject(part)));
  const patterns = await linearPatterns(parts, keys, checkTime);
  parts.forEach((part) => watchSchema(part, checkTime));
  const usesUniqueItems = [...parts].some((part) => part.uniqueItems === true);
  const instance = usesUniqueItems ? watchLists(value, checkTime) : value;
  const errors = patterns.use(() =>
    runValidator(
      (stopEarly) => validate(instance, root, '2020-12', schemasByUri, stopEarly).errors,
    ),
  );
  const problems = problemsOf(patterns.restore(errors), root, schemasByUri);
  return problems.length > SCHEMA_PROBLEMS ? failWithProblems() : problems;
}
