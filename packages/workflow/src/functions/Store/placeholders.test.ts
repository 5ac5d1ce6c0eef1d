import {describe, expect, it} from 'vitest';
import {bindParameters, type SqlParameters} from './placeholders';

const inPostgres = (sql: string, parameters: SqlParameters) =>
  bindParameters(sql, parameters, 'postgresql');
const inMysql = (sql: string, parameters: SqlParameters) =>
  bindParameters(sql, parameters, 'mysql');

describe('positions', () => {
  it('become the dialect’s own placeholders', () => {
    const sql = 'SELECT * FROM t WHERE a = ? AND b IN (?, ?)';
    expect(inPostgres(sql, [1, 'x', null])).toEqual({
      sql: 'SELECT * FROM t WHERE a = $1 AND b IN ($2, $3)',
      parameters: [1, 'x', null],
    });
    expect(inMysql(sql, [1, 'x', null])).toEqual({sql, parameters: [1, 'x', null]});
  });

  it('must match the number of values', () => {
    expect(() => inPostgres('SELECT ?', [])).toThrow('placeholders is 1');
    expect(() => inPostgres('SELECT 1', [7])).toThrow('placeholders is 0');
  });
});

describe('names', () => {
  it('can be used twice', () => {
    const sql = 'SELECT :a, :b, :a';
    expect(inPostgres(sql, {a: 1, b: 2})).toEqual({sql: 'SELECT $1, $2, $1', parameters: [1, 2]});
    expect(inMysql(sql, {a: 1, b: 2})).toEqual({sql: 'SELECT ?, ?, ?', parameters: [1, 2, 1]});
  });

  it('must all be known and used', () => {
    expect(() => inPostgres('SELECT :a', {})).toThrow('":a"');
    expect(() => inPostgres('SELECT :toString', {})).toThrow('":toString"');
    expect(() => inPostgres('SELECT 1', {a: 1})).toThrow('":a"');
  });

  it('leave operators with a question mark alone', () => {
    expect(inPostgres("SELECT data ? 'key' WHERE id = :id", {id: 7}).sql).toBe(
      "SELECT data ? 'key' WHERE id = $1",
    );
  });
});

it.each([
  "SELECT '?:a''?'",
  'SELECT "?:a""?"',
  'SELECT 1 -- ? :a\n, 2',
  'SELECT /* ? :a */ 1',
  'SELECT $$ ? :a $$, $x$ ? $$ :a $x$',
  "SELECT E'\\' ? :a'",
  'SELECT now()::date',
])('PostgreSQL: %j has no placeholders', (sql) => {
  expect(inPostgres(sql, []).sql).toBe(sql);
  expect(inPostgres(sql, {}).sql).toBe(sql);
});

it.each(["SELECT 'it\\'s ? :a'", 'SELECT `?:a``?`', 'SELECT "\\"?"', 'SELECT 1 # ? :a'])(
  'MySQL: %j has no placeholders',
  (sql) => {
    expect(inMysql(sql, []).sql).toBe(sql);
    expect(inMysql(sql, {}).sql).toBe(sql);
  },
);

it('accepts only one statement', () => {
  expect(inPostgres("SELECT ';' ; \n", []).sql).toBe("SELECT ';' ");
  expect(() => inPostgres('SELECT 1; DROP TABLE t', [])).toThrow('more than one statement');
});

it('never makes a value part of the statement', () => {
  const evil = "'; DROP TABLE t; --";
  expect(inPostgres('SELECT :a', {a: evil})).toEqual({sql: 'SELECT $1', parameters: [evil]});
});

describe.each([
  ['PostgreSQL', inPostgres],
  ['MySQL', inMysql],
])('%s', (_dialect, bind) => {
  it.each(["'", '"', '$', '$a', '/*', "e'\\", '`', '-'])(
    'reads a long series of %j in one pass',
    (part) => {
      // Backtracking would take minutes.
      const sql = part.repeat(50_000);
      expect(bind(sql, {})).toEqual({sql, parameters: []});
    },
    60_000,
  );

  it('reads long text with many placeholders in one pass', () => {
    expect(bind(':a '.repeat(50_000), {a: 1}).sql).not.toContain(':a');
  }, 60_000);
});
