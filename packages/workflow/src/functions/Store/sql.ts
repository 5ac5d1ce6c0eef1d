import {oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Answer, Call, SqlFailure, SqlResult, SqlStatement} from '../../language/types';
import type {Dialect} from './placeholders';
import {STATEMENT_CHARACTERS} from '@documentation/base/internal/limits/values/steps';
import {shorten} from '@documentation/base/internal/values/quote';

export const sqlConfiguration = {
  credential: {
    type: 'string',
    description: 'the name of the secret that holds the connection string',
  },
  dialect: {
    ...oneOf({postgresql: 'PostgreSQL', mysql: 'MySQL or MariaDB'}),
    description: 'the database system',
  },
} as const;

export const sqlCredential = {
  field: 'credential',
  what: 'A connection string for your database, with host, database name, user and password',
  from: 'Create a database user with only the permissions that the workflow needs, and save the connection string as a secret.',
} as const;

export const sqlField = {
  type: 'string',
  minLength: 1,
  maxLength: STATEMENT_CHARACTERS,
  description:
    'one statement with placeholders: `?` for a list of parameters, `:name` for an object',
} as const;

const value = {
  anyOf: [{type: 'string'}, {type: 'number'}, {type: 'boolean'}, {type: 'null'}],
} as const;

export const parametersField = {
  anyOf: [
    {type: 'array', items: value},
    {type: 'object', additionalProperties: value},
  ],
} as const;

export const begin: Readonly<Record<Dialect, {readOnly: string; readWrite: string}>> = {
  postgresql: {readOnly: 'BEGIN READ ONLY', readWrite: 'BEGIN'},
  mysql: {readOnly: 'START TRANSACTION READ ONLY', readWrite: 'START TRANSACTION'},
};

const advice = {
  E_CREDENTIAL: 'Check the secret and the database user’s permissions.',
  E_NOT_FOUND: 'Check the table and column names.',
  E_REFUSED: 'Check the statement and its parameters.',
  E_UPSTREAM: 'Try again later.',
} as const;

/** Derives the error code from the SQLSTATE class. A missing permission, table or column has its own SQLSTATE. */
function codeOf({sqlState}: SqlFailure): keyof typeof advice {
  if (/^28|^42501$/.test(sqlState)) {
    return 'E_CREDENTIAL';
  }
  if (/^(?:42P01|42703|42S02|42S22)$/.test(sqlState)) {
    return 'E_NOT_FOUND';
  }
  return /^(?:08|40|53|55|57|58|XX|HY)/.test(sqlState) ? 'E_UPSTREAM' : 'E_REFUSED';
}

function refuse(failure: SqlFailure): never {
  const {sqlState, message} = failure;
  const code = codeOf(failure);
  return failStep(
    code,
    `The database returned error ${shorten(sqlState)}: ${shorten(message.replace(/\.$/, ''), 500)}. ${advice[code]}`,
  );
}

/** Runs a single statement. */
export function* perform(statement: SqlStatement): Generator<Call, SqlResult, Answer> {
  const answer = (yield statement) as SqlResult | SqlFailure;
  return 'sqlState' in answer ? refuse(answer) : answer;
}

/** Runs the statements in one transaction. If one fails, rolls all of them back. */
export function* transaction(
  beginning: string,
  statements: readonly SqlStatement[],
): Generator<Call, SqlResult[], Answer> {
  yield* perform({sql: beginning, parameters: []});
  const results: SqlResult[] = [];
  for (const statement of statements) {
    const answer = (yield statement) as SqlResult | SqlFailure;
    if ('sqlState' in answer) {
      yield {sql: 'ROLLBACK', parameters: []};
      refuse(answer);
    }
    results.push(answer);
  }
  yield* perform({sql: 'COMMIT', parameters: []});
  return results;
}

export const sqlErrors = {
  credential: {
    code: 'E_CREDENTIAL',
    when: 'the secret doesn’t exist, the database rejects the login or, in PostgreSQL, the user lacks a permission',
  },
  missing: {code: 'E_NOT_FOUND', when: 'a table or column doesn’t exist'},
  upstream: {
    code: 'E_UPSTREAM',
    when: 'the database can’t be reached, is full or overloaded, or aborts the transaction',
  },
} as const;

/** The result of a statement that begins or ends a transaction. */
export const nothingDone = {rows: [], affected: 0} as const;
