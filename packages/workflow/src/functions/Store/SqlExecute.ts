import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {bindParameters} from './placeholders';
import {
  begin,
  nothingDone,
  parametersField,
  perform,
  sqlConfiguration,
  sqlCredential,
  sqlErrors,
  sqlField,
  transaction,
} from './sql';
import {BATCH_STATEMENTS} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';

const given = {secrets: {'shop-database': 'postgres://writer:example@db.example.com/shop'}};
const configuration = {credential: 'shop-database', dialect: 'postgresql'};
const inMysql = {
  configuration: {credential: 'shop-database', dialect: 'mysql'},
  given: {secrets: {'shop-database': 'mysql://writer:example@db.example.com/shop'}},
};
const insert = 'INSERT INTO stock (sku, quantity) VALUES (:sku, :quantity)';
const bound = 'INSERT INTO stock (sku, quantity) VALUES ($1, $2)';

export default defineWorkflowFunction({
  category: 'Store',
  name: 'SqlExecute',
  summary: 'Writes to a SQL database, with one statement or an all-or-nothing batch.',
  kind: 'action',
  configuration: object(sqlConfiguration, ['credential', 'dialect']),
  input: object(
    {
      sql: sqlField,
      parameters: {...parametersField, description: 'the placeholder values'},
      batch: {
        type: 'array',
        items: parametersField,
        minItems: 1,
        maxItems: BATCH_STATEMENTS,
        description:
          'one set of placeholder values for each time the statement runs; use it instead of `parameters`',
      },
    },
    ['sql'],
  ),
  output: object(
    {
      affected: {type: 'integer', description: 'how many rows were changed in total'},
      returning: {
        type: 'array',
        items: {type: 'object'},
        description: 'the rows from the `RETURNING` clause',
      },
    },
    ['affected', 'returning'],
  ),
  credentials: [sqlCredential],
  errors: [
    sqlErrors.credential,
    sqlErrors.missing,
    {
      code: 'E_REFUSED',
      when: 'the database rejects the statement, for example because of a syntax error or a duplicate key',
    },
    sqlErrors.upstream,
  ],
  examples: [
    {
      title: 'Inserting or updating an order',
      note: 'The statement is idempotent, so a repeated run doesn’t create a second order.',
      configuration,
      input: {
        sql: 'INSERT INTO orders (id, total) VALUES (:id, :total) ON CONFLICT (id) DO UPDATE SET total = :total RETURNING id, total',
        parameters: {id: 1001, total: '1249.50'},
      },
      given,
      calls: [
        {
          statement: {
            sql: 'INSERT INTO orders (id, total) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET total = $2 RETURNING id, total',
            parameters: [1001, '1249.50'],
          },
          result: {rows: [{id: 1001, total: '1249.50'}], affected: 1},
        },
      ],
      output: {affected: 1, returning: [{id: 1001, total: '1249.50'}]},
    },
    {
      title: 'A batch in one transaction',
      configuration,
      input: {
        sql: insert,
        batch: [
          {sku: 'A-1', quantity: 7},
          {sku: 'A-2', quantity: 0},
        ],
      },
      given,
      calls: [
        {statement: {sql: 'BEGIN', parameters: []}, result: nothingDone},
        {statement: {sql: bound, parameters: ['A-1', 7]}, result: {rows: [], affected: 1}},
        {statement: {sql: bound, parameters: ['A-2', 0]}, result: {rows: [], affected: 1}},
        {statement: {sql: 'COMMIT', parameters: []}, result: nothingDone},
      ],
      output: {affected: 2, returning: []},
    },
    {
      title: 'A bad row that rolls back the batch',
      note: 'The second key already exists. The first row is rolled back, so the table is unchanged.',
      configuration,
      input: {
        sql: insert,
        batch: [
          {sku: 'A-3', quantity: 4},
          {sku: 'A-1', quantity: 9},
        ],
      },
      given,
      calls: [
        {statement: {sql: 'BEGIN', parameters: []}, result: nothingDone},
        {statement: {sql: bound, parameters: ['A-3', 4]}, result: {rows: [], affected: 1}},
        {
          statement: {sql: bound, parameters: ['A-1', 9]},
          result: {
            sqlState: '23505',
            message: 'duplicate key value violates unique constraint "stock_pkey"',
          },
        },
        {statement: {sql: 'ROLLBACK', parameters: []}, result: nothingDone},
      ],
      error: 'E_REFUSED',
    },
    {
      title: 'A deadlock between two runs',
      note: 'Writes aren’t retried automatically. If the statement can safely run twice, set `retry.times` on the step.',
      configuration,
      input: {sql: 'UPDATE stock SET quantity = quantity - 1 WHERE sku = ?', parameters: ['A-1']},
      given,
      calls: [
        {
          statement: {
            sql: 'UPDATE stock SET quantity = quantity - 1 WHERE sku = $1',
            parameters: ['A-1'],
          },
          result: {sqlState: '40P01', message: 'deadlock detected'},
        },
      ],
      error: 'E_UPSTREAM',
    },
    {
      title: 'An unknown column in MySQL',
      ...inMysql,
      input: {sql: 'UPDATE stock SET amount = ?', parameters: [1]},
      calls: [
        {
          statement: {sql: 'UPDATE stock SET amount = ?', parameters: [1]},
          result: {sqlState: '42S22', message: "Unknown column 'amount' in 'field list'"},
        },
      ],
      error: 'E_NOT_FOUND',
    },
    {
      title: 'A secret that doesn’t exist',
      configuration,
      input: {sql: 'DELETE FROM stock WHERE quantity = 0'},
      error: 'E_CREDENTIAL',
    },
  ],
  related: [
    {function: 'Store/SqlQuery', role: 'alternative'},
    {function: 'Google/BigQueryInsert', role: 'alternative'},
    {function: 'JSON/SplitItems', role: 'often used with'},
  ],
  mappingFunctions: ['List/Map', 'List/Chunk'],
  tags: ['workflow', 'storage', 'sql', 'batch', 'idempotency'],
  aliases:
    'INSERT, UPDATE, upsert, Postgres node, MySQL, Insert row, bulk insert, save to database, write rows to table, delete records, undo on failure, commit, ON CONFLICT, sync into database, persist orders, relational database, migrate data, JDBC, MariaDB, change rows, modify data in database, transaction, DML, truncate table, database connector, tDBOutput',
  limits: [`A batch can run the statement up to ${grouped(BATCH_STATEMENTS)} times.`],
  notes: [
    'A single statement is atomic. A batch runs in one transaction: if one statement fails, all are rolled back.',
    'Values are sent separately from the statement text, which prevents SQL injection.',
  ],
  *converse({configuration: {credential, dialect}, input, surroundings}) {
    const {sql, parameters, batch} = input;
    if (parameters && batch) {
      failStep('E_INPUT', 'The input has both `parameters` and `batch`. Use only one of them.');
    }
    // This call only checks that the secret exists. The platform uses the secret to open the connection.
    surroundings.secret(credential);
    const sets = batch ?? [parameters ?? []];
    const statements = sets.map((values) => bindParameters(sql, values, dialect));
    const results = batch
      ? yield* transaction(begin[dialect].readWrite, statements)
      : [yield* perform(statements[0]!)];
    return {
      affected: results.reduce((total, {affected}) => total + affected, 0),
      returning: results.flatMap(({rows}) => rows),
    };
  },
});
