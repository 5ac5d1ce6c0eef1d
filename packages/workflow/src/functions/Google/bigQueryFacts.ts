/** Fields, errors and failing examples shared by the BigQuery functions. */
import type {WorkflowExample} from '../../language/types';
import {failingExample, type Asking} from '../../examples/failingExample';
import {googleErrors, isDown} from './googleFacts';

export const BIGQUERY = 'https://bigquery.googleapis.com/bigquery/v2/projects';

export const project = {
  type: 'string',
  pattern: '^[a-z][a-z0-9.:-]+$',
  description: 'the ID of the Google Cloud project that contains the dataset',
} as const;

export const dataset = {
  type: 'string',
  pattern: '^\\w+$',
  description: 'the dataset that contains the table',
} as const;

export const table = {
  type: 'string',
  pattern: '^[\\w$-]+$',
  description: 'the name of an existing table',
} as const;

export const location = {
  type: 'string',
  pattern: '^[A-Za-z0-9-]+$',
  description:
    'the location of the data, such as `EU` or `europe-west3`; required outside `US` and `EU`',
} as const;

export const bigQueryErrors = [
  {
    code: 'E_CREDENTIAL',
    when: 'the secret doesn’t exist, or the account lacks a role in the project',
  },
  {code: 'E_NOT_FOUND', when: 'the project, dataset or table doesn’t exist'},
  ...googleErrors,
] as const;

export function bigQueryCredential(roles: string) {
  return {
    field: 'credential',
    what: 'A Google service account, or an account connected with OAuth, with the `https://www.googleapis.com/auth/bigquery` scope',
    from: `Create a service account in Google Cloud, grant it ${roles}, and store its key as a secret. The platform exchanges the key for a short-lived access token.`,
  };
}

/** Builds an error response as BigQuery sends it. */
export function bigQueryError(code: number, status: string, reason: string, message: string) {
  return {
    status: code,
    body: {
      error: {code, message, errors: [{message, domain: 'global', reason}], status},
    },
  };
}

export const jobsDenied =
  'Access Denied: Project shop-data: User does not have bigquery.jobs.create permission in project shop-data.';

/** Returns examples of how any BigQuery request can fail. */
export function bigQueryFailures(
  example: Asking,
  {table: missing, denied}: {readonly table: string; readonly denied: string},
): WorkflowExample[] {
  return [
    failingExample(example, {
      title: 'The account lacks a role',
      response: bigQueryError(403, 'PERMISSION_DENIED', 'accessDenied', denied),
      error: 'E_CREDENTIAL',
    }),
    failingExample(example, {
      title: 'The table doesn’t exist',
      response: bigQueryError(
        404,
        'NOT_FOUND',
        'notFound',
        `Not found: Table ${missing} was not found in location EU`,
      ),
      error: 'E_NOT_FOUND',
    }),
    failingExample(example, {
      title: 'A quota has been exceeded',
      note: 'BigQuery responds with 403 both when a quota has been exceeded and when a role is missing. The step uses the `reason` in the response to tell the two cases apart.',
      response: bigQueryError(
        403,
        'PERMISSION_DENIED',
        'rateLimitExceeded',
        'Exceeded rate limits: too many api requests per user per method for this user_method. For more information, see https://cloud.google.com/bigquery/docs/troubleshoot-quotas',
      ),
      error: 'E_RATE_LIMIT',
    }),
    isDown(example),
  ];
}
