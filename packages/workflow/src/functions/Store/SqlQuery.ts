import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {bindParameters} from './placeholders';
import {
  begin,
  nothingDone,
  parametersField,
  sqlConfiguration,
  sqlCredential,
  sqlErrors,
  sqlField,
  transaction,
} from './sql';
import {
  QUERIED_ROWS,
  QUERIED_ROWS_DEFAULT,
  STATEMENT_CHARACTERS,
} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';

const given = {secrets: {'shop-database': 'postgres://reader:example@db.example.com/shop'}};
const configuration = {credential: 'shop-database', dialect: 'postgresql'};
const inMysql = {
  configuration: {credential: 'shop-database', dialect: 'mysql'},
  given: {secrets: {'shop-database': 'mysql://reader:example@db.example.com/shop'}},
};
const start = {statement: {sql: 'BEGIN READ ONLY', parameters: []}, result: nothingDone};
const end = {statement: {sql: 'COMMIT', parameters: []}, result: nothingDone};
const undo = {statement: {sql: 'ROLLBACK', parameters: []}, result: nothingDone};

export default defineWorkflowFunction({
  category: 'Store',
  name: 'SqlQuery',
  summary: 'Reads rows from a SQL database with a parameterised query, in a read-only transaction.',
  kind: 'action',
  configuration: object(
    {
      ...sqlConfiguration,
      maxRows: {
        type: 'integer',
        minimum: 1,
        maximum: QUERIED_ROWS,
        default: QUERIED_ROWS_DEFAULT,
        description: 'the maximum number of rows; the step fails if the query returns more',
      },
    },
    ['credential', 'dialect'],
  ),
  input: object(
    {
      sql: sqlField,
      parameters: {...parametersField, default: [], description: 'the placeholder values'},
    },
    ['sql'],
  ),
  output: object(
    {
      rows: {
        type: 'array',
        items: {type: 'object'},
        description: 'one object per row, with the column names as keys',
      },
      columns: {
        type: 'array',
        items: {type: 'string'},
        description: 'the column names; empty if there are no rows',
      },
      rowCount: {type: 'integer', description: 'how many rows were read'},
    },
    ['rows', 'columns', 'rowCount'],
  ),
  credentials: [sqlCredential],
  errors: [
    sqlErrors.credential,
    sqlErrors.missing,
    {
      code: 'E_REFUSED',
      when: 'the database rejects the statement, for example because it contains a syntax error or writes data',
    },
    {code: 'E_LIMIT', when: 'the query returns more rows than `maxRows`'},
    sqlErrors.upstream,
  ],
  examples: [
    {
      title: 'A customer’s open orders',
      note: 'The named placeholders become PostgreSQL placeholders. The values are sent separately, so they can’t change the statement.',
      configuration,
      input: {
        sql: 'SELECT id, total FROM orders WHERE customer = :customer AND state = :state ORDER BY id',
        parameters: {customer: 'Müller; Söhne GmbH', state: 'open'},
      },
      given,
      calls: [
        start,
        {
          statement: {
            sql: 'SELECT id, total FROM orders WHERE customer = $1 AND state = $2 ORDER BY id',
            parameters: ['Müller; Söhne GmbH', 'open'],
          },
          result: {
            rows: [
              {id: 1001, total: '1249.50'},
              {id: 1007, total: '89.90'},
            ],
            affected: 0,
          },
        },
        end,
      ],
      output: {
        rows: [
          {id: 1001, total: '1249.50'},
          {id: 1007, total: '89.90'},
        ],
        columns: ['id', 'total'],
        rowCount: 2,
      },
    },
    {
      title: 'Positional placeholders in MySQL',
      ...inMysql,
      input: {
        sql: 'SELECT sku FROM stock WHERE quantity < ? AND shop = ?',
        parameters: [5, 'Berlin'],
      },
      calls: [
        {statement: {sql: 'START TRANSACTION READ ONLY', parameters: []}, result: nothingDone},
        {
          statement: {
            sql: 'SELECT sku FROM stock WHERE quantity < ? AND shop = ?',
            parameters: [5, 'Berlin'],
          },
          result: {rows: [], affected: 0},
        },
        end,
      ],
      output: {rows: [], columns: [], rowCount: 0},
    },
    {
      title: 'A statement that writes data',
      note: 'The database rejects the statement, because the transaction is read-only. Use `Store.SqlExecute` instead.',
      configuration,
      input: {sql: 'DELETE FROM orders WHERE id = ?', parameters: [1001]},
      given,
      calls: [
        start,
        {
          statement: {sql: 'DELETE FROM orders WHERE id = $1', parameters: [1001]},
          result: {
            sqlState: '25006',
            message: 'cannot execute DELETE in a read-only transaction',
          },
        },
        undo,
      ],
      error: 'E_REFUSED',
    },
    {
      title: 'A table that doesn’t exist',
      configuration,
      input: {sql: 'SELECT id FROM bookings'},
      given,
      calls: [
        start,
        {
          statement: {sql: 'SELECT id FROM bookings', parameters: []},
          result: {sqlState: '42P01', message: 'relation "bookings" does not exist'},
        },
        undo,
      ],
      error: 'E_NOT_FOUND',
    },
    {
      title: 'More rows than allowed',
      configuration: {...configuration, maxRows: 1},
      input: {sql: 'SELECT id FROM orders'},
      given,
      calls: [
        start,
        {
          statement: {sql: 'SELECT id FROM orders', parameters: []},
          result: {rows: [{id: 1001}, {id: 1002}], affected: 0},
        },
        end,
      ],
      error: 'E_LIMIT',
    },
    {
      title: 'A wrong password',
      configuration,
      input: {sql: 'SELECT 1'},
      given,
      calls: [
        {
          statement: start.statement,
          result: {
            sqlState: '28P01',
            message: 'password authentication failed for user "reader"',
          },
        },
      ],
      error: 'E_CREDENTIAL',
    },
    {
      title: 'Too many connections',
      configuration,
      input: {sql: 'SELECT 1'},
      given,
      calls: [
        {
          statement: start.statement,
          result: {sqlState: '53300', message: 'sorry, too many clients already'},
        },
      ],
      error: 'E_UPSTREAM',
    },
    {
      title: 'A placeholder without a parameter',
      configuration,
      input: {sql: 'SELECT id FROM orders WHERE id = :id', parameters: {order: 1001}},
      given,
      error: 'E_INPUT',
    },
  ],
  related: [
    {function: 'Store/SqlExecute', role: 'alternative'},
    {function: 'Google/BigQueryQuery', role: 'alternative'},
  ],
  mappingFunctions: ['List/GroupBy', 'List/IndexBy', 'Types/ToNumber'],
  tags: ['workflow', 'storage', 'sql', 'table'],
  aliases:
    'SELECT, Postgres node, MySQL, Execute a SQL query, database lookup, Get rows, read from database, fetch from Postgres, query table, reporting data, lookup customer, join tables, SQL injection, prepared statement, placeholder, orders from ERP, relational database, JDBC, MariaDB, database connector, tDBInput',
  limits: [
    `A statement can have up to ${grouped(STATEMENT_CHARACTERS)} characters. It can return up to ${grouped(QUERIED_ROWS_DEFAULT)} rows by default, and up to ${grouped(QUERIED_ROWS)} with a higher \`maxRows\`.`,
  ],
  notes: [
    'Never put values into the statement text. Placeholders keep code and data apart, which prevents SQL injection.',
    'Decimals, and whole numbers beyond 2^53, are returned as text, so no digits are lost.',
  ],
  *converse({configuration: {credential, dialect, maxRows}, input, surroundings}) {
    // This call only checks that the secret exists. The platform uses the secret to open the connection.
    surroundings.secret(credential);
    const statement = bindParameters(input.sql, input.parameters, dialect);
    const [result] = yield* transaction(begin[dialect].readOnly, [statement]);
    const {rows} = result!;
    if (rows.length > maxRows) {
      failStep(
        'E_LIMIT',
        `The query returned ${rows.length.toLocaleString('en')} rows, but \`maxRows\` is ${maxRows.toLocaleString('en')}. Add a LIMIT to the query, or raise \`maxRows\`.`,
      );
    }
    return {rows, columns: Object.keys(rows[0] ?? {}), rowCount: rows.length};
  },
});
