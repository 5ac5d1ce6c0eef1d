import {failStep} from '../../language/stepErrors';
import type {SqlStatement} from '../../language/types';
import {quote} from '@documentation/base/internal/values/quote';

export type Dialect = 'postgresql' | 'mysql';
export type SqlValue = string | number | boolean | null;
export type SqlParameters = readonly SqlValue[] | Readonly<Record<string, SqlValue>>;

/**
 * Splits SQL into tokens. The first alternatives match what can't contain placeholders: text, quoted names, comments
 * and casts. An unclosed quote or comment extends to the end, so nothing is scanned twice.
 */
const tokens: Readonly<Record<Dialect, RegExp>> = {
  postgresql:
    /[eE]'(?:[^'\\]|\\[^]|'')*'?|'(?:[^']|'')*'?|"(?:[^"]|"")*"?|--[^\n]*|\/\*(?:[^]*?\*\/|[^]*)|\$(\w*)\$(?:[^]*?\$\1\$|[^]*)|::|:[A-Za-z_]\w*|\w+|[^]/g,
  mysql:
    /'(?:[^'\\]|\\[^]|'')*'?|"(?:[^"\\]|\\[^]|"")*"?|`(?:[^`]|``)*`?|--\s[^\n]*|#[^\n]*|\/\*(?:[^]*?\*\/|[^]*)|:[A-Za-z_]\w*|\w+|[^]/g,
};

function refuse(problem: string): never {
  return failStep('E_INPUT', problem);
}

function isList(parameters: SqlParameters): parameters is readonly SqlValue[] {
  return Array.isArray(parameters);
}

/** Removes a final semicolon, and rejects more than one statement. */
function withoutEnd(parts: readonly string[]): readonly string[] {
  const end = parts.indexOf(';');
  if (end >= 0 && parts.slice(end + 1).some((part) => part.trim() !== '')) {
    refuse('The SQL has more than one statement. Use a separate step for each.');
  }
  return end >= 0 ? parts.slice(0, end) : parts;
}

function bindPositions(
  parts: readonly string[],
  values: readonly SqlValue[],
  dialect: Dialect,
): SqlStatement {
  let count = 0;
  const sql = parts.map((part) => {
    if (part !== '?') {
      return part;
    }
    count += 1;
    return dialect === 'postgresql' ? `$${count}` : '?';
  });
  if (count !== values.length) {
    refuse(
      `The number of "?" placeholders is ${count}, but the number of parameters is ${values.length}. Pass one parameter for each placeholder.`,
    );
  }
  return {sql: sql.join(''), parameters: values};
}

function bindNames(
  parts: readonly string[],
  values: Readonly<Record<string, SqlValue>>,
  dialect: Dialect,
): SqlStatement {
  const bound: SqlValue[] = [];
  const positions = new Map<string, number>();
  const sql = parts.map((part) => {
    if (!/^:[A-Za-z_]/.test(part)) {
      return part;
    }
    const name = part.slice(1);
    if (!Object.hasOwn(values, name)) {
      refuse(
        `There is no parameter for the placeholder ${quote(part)}. Add ${quote(name)} to the parameters.`,
      );
    }
    // In PostgreSQL, several placeholders can refer to one value. In MySQL, each placeholder needs its own copy.
    const known = positions.get(name);
    if (known !== undefined && dialect === 'postgresql') {
      return `$${known}`;
    }
    const position = bound.push(values[name]!);
    positions.set(name, position);
    return dialect === 'postgresql' ? `$${position}` : '?';
  });
  const unused = Object.keys(values).find((name) => !positions.has(name));
  if (unused !== undefined) {
    refuse(
      `The SQL has no placeholder ${quote(`:${unused}`)}. Add it to the statement, or remove the parameter.`,
    );
  }
  return {sql: sql.join(''), parameters: bound};
}

/**
 * Replaces `?` (for a list) or `:name` (for an object) with the database's own placeholders.
 * Values never become part of the SQL, which prevents injection.
 */
export function bindParameters(
  text: string,
  parameters: SqlParameters,
  dialect: Dialect,
): SqlStatement {
  const parts = withoutEnd(text.match(tokens[dialect]) ?? []);
  return isList(parameters)
    ? bindPositions(parts, parameters, dialect)
    : bindNames(parts, parameters, dialect);
}
