import {format, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {fail, MappingError} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import {quote} from '@documentation/base/internal/values/quote';
import {
  checkSearch,
  loadPatterns,
  type Pattern,
} from '@documentation/base/internal/values/text/regex';

/**
 * The validator runs patterns as JavaScript regular expressions, which can take exponential time. This module rewrites
 * a schema to run them on RE2, which takes linear time: `pattern` becomes a `format`, which the validator checks by
 * calling a function, and `patternProperties` becomes `properties` for all keys in the value that match.
 */

/** No schema can use a format with this name, because checkSchema() rejects unknown formats. */
const PREFIX = 'pattern ';

/** Fails with E_LIMIT if the validation has taken too long. */
export type CheckTime = () => void;

interface LinearPatterns {
  /** Calls a function while the validator knows the patterns. */
  use<T>(run: () => T): T;
  /** Turns errors about the formats back into errors about patterns. */
  restore(errors: readonly OutputUnit[]): OutputUnit[];
}

async function compile(pattern: string): Promise<Pattern> {
  try {
    return (await loadPatterns())(pattern, '');
  } catch (error) {
    if (error instanceof MappingError) {
      fail(error.code, `The schema has the pattern ${quote(pattern)}. ${error.message}`, 'schema');
    }
    throw error;
  }
}

function patternsIn({pattern, patternProperties}: Schema): string[] {
  return [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(isObject(patternProperties) ? Object.keys(patternProperties) : []),
  ];
}

/** Rewrites the patterns in the parts of a schema. `keys` are all keys in the value. */
export async function linearPatterns(
  parts: ReadonlySet<Schema>,
  keys: ReadonlySet<string>,
  checkTime: CheckTime,
): Promise<LinearPatterns> {
  const compiled = new Map<string, Pattern>();
  for (const pattern of new Set([...parts].flatMap(patternsIn))) {
    compiled.set(pattern, await compile(pattern));
  }

  function test(pattern: string, text: string): boolean {
    const regex = compiled.get(pattern)!;
    checkTime();
    checkSearch(regex, text, 'value');
    return regex.re2.test(text);
  }

  const formatParts: {part: Schema; pattern: string}[] = [];
  for (const part of parts) {
    const {pattern, patternProperties, properties = {}, allOf = []} = part;
    if (typeof pattern === 'string') {
      const formatPart: Schema = {format: `${PREFIX}${pattern}`};
      formatParts.push({part: formatPart, pattern});
      part.allOf = [...allOf, formatPart];
      delete part.pattern;
    }
    if (isObject(patternProperties)) {
      const schemas = new Map(Object.entries(properties));
      for (const [keyPattern, schema] of Object.entries(patternProperties)) {
        for (const key of keys) {
          if (test(keyPattern, key)) {
            const known = schemas.get(key);
            schemas.set(key, known === undefined ? schema : ({allOf: [known, schema]} as Schema));
          }
        }
      }
      part.properties = Object.fromEntries(schemas);
      // Messages depend on whether the schema has this keyword.
      part.patternProperties = {};
    }
  }

  return {
    use(run) {
      // Other code can't run meanwhile, because the validator is synchronous.
      for (const pattern of compiled.keys()) {
        format[`${PREFIX}${pattern}`] = (text) => test(pattern, text);
      }
      try {
        return run();
      } finally {
        for (const pattern of compiled.keys()) {
          delete format[`${PREFIX}${pattern}`];
        }
      }
    },
    restore(errors) {
      for (const {part, pattern} of formatParts) {
        part.pattern = pattern;
      }
      return errors.map((unit) =>
        unit.keyword === 'format' && unit.error.includes(`"${PREFIX}`)
          ? {...unit, keyword: 'pattern'}
          : unit,
      );
    },
  };
}
