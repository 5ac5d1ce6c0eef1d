/** Fields, errors and failing examples shared by the Google Sheets functions. */
import {oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {WorkflowExample} from '../../language/types';
import {failingExample, type Asking} from '../../examples/failingExample';
import {googleErrors, isDown} from './googleFacts';

export const spreadsheetId = {
  type: 'string',
  pattern: '^[\\w-]+$',
  description: 'the spreadsheet ID: the part of the URL between `/d/` and `/edit`',
} as const;

export const range = {
  type: 'string',
  minLength: 1,
  description:
    "the sheet and cells, such as `Stock!A1:C20`; if the sheet name has spaces, quote it: `'My stock'!A:C`",
} as const;

export const valueInputOption = {
  ...oneOf({
    RAW: 'stores exactly what you send, so `"0042"` and `"=1+2"` stay text',
    USER_ENTERED:
      'reads values as if a person had typed them, so `"0042"` becomes 42, `"1/2"` becomes a date, and `"=1+2"` becomes a formula',
  }),
  default: 'RAW',
  description: 'how Google Sheets interprets the values',
} as const;

export const returnValues = {
  type: 'boolean',
  default: false,
  description: 'whether to return the cell values after writing',
} as const;

export const rows = {
  type: 'array',
  minItems: 1,
  items: {type: 'array'},
  description: 'the rows, each a list of text, numbers, Booleans and null',
} as const;

export const body = {
  type: 'object',
  additionalProperties: true,
  description: 'the output of `Writers.Google.ToSheetValues`, instead of `rows`',
} as const;

export const values = {
  type: 'array',
  items: {type: 'array'},
  description: 'the values of the written cells, if `returnValues` is true',
} as const;

/** The ID of the spreadsheet in the examples. */
export const SHEET_ID = '1sXgE0rI5zQhXy2k8c7PzYJt0Nw4mVbLaUo9dRfTqKZs';

/** Builds the URL of a range, with options in the query string. */
export function valuesUrl(
  spreadsheet: string,
  cells: string,
  options: Readonly<Record<string, string>>,
): string {
  return `https://sheets.googleapis.com/v4/spreadsheets/${spreadsheet}/values/${cells}?${new URLSearchParams(options).toString()}`;
}

/** Returns the options that ask Google to return the cell values after writing. */
export function optionsFor(isWanted: boolean): Record<string, string> {
  return isWanted
    ? {includeValuesInResponse: 'true', responseValueRenderOption: 'UNFORMATTED_VALUE'}
    : {};
}

/** Returns the request body: either the given rows or a body that a mapping built. */
export function valueRangeOf({
  rows: given,
  body: shaped,
}: {
  readonly rows?: readonly (readonly Json[])[] | undefined;
  readonly body?: JsonObject | undefined;
}): JsonObject {
  if ((given === undefined) === (shaped === undefined)) {
    failStep('E_INPUT', 'The input needs either `rows` or `body`. Set one of them, not both.');
  }
  if (shaped && !Array.isArray(shaped.values)) {
    failStep(
      'E_INPUT',
      'The field `values` in `body` isn’t a list. Pass the output of `Writers.Google.ToSheetValues`.',
    );
  }
  return shaped ?? {majorDimension: 'ROWS', values: given!};
}

export function sheetsCredential(scope: string) {
  return {
    field: 'credential',
    what: `A Google service account, or an account connected with OAuth, with the \`${scope}\` scope`,
    from: 'Create a service account in Google Cloud, and enable the Google Sheets API in the same project. Store the account’s key as a secret. Share the spreadsheet with the account’s email address, which ends in `.iam.gserviceaccount.com`. The platform exchanges the key for a short-lived access token.',
  };
}

export const sheetsErrors = [
  {
    code: 'E_CREDENTIAL',
    when: 'the secret doesn’t exist, or the spreadsheet isn’t shared with the account',
  },
  {code: 'E_NOT_FOUND', when: 'the spreadsheet doesn’t exist'},
  {
    code: 'E_REFUSED',
    when: 'Google rejects the request, for example because the sheet doesn’t exist',
  },
  ...googleErrors,
] as const;

function googleError(code: number, message: string, status: string) {
  return {status: code, body: {error: {code, message, status}}};
}

/** Returns examples of how any Google Sheets request can fail. */
export function sheetsFailures(
  example: Asking,
  limit: 'Read' | 'Write',
  badRange: string,
): WorkflowExample[] {
  return [
    failingExample(example, {
      title: 'The spreadsheet isn’t shared with the account',
      response: googleError(403, 'The caller does not have permission', 'PERMISSION_DENIED'),
      error: 'E_CREDENTIAL',
    }),
    failingExample(example, {
      title: 'The spreadsheet doesn’t exist',
      response: googleError(404, 'Requested entity was not found.', 'NOT_FOUND'),
      error: 'E_NOT_FOUND',
    }),
    failingExample(example, {
      title: 'The sheet was renamed',
      response: googleError(400, `Unable to parse range: ${badRange}`, 'INVALID_ARGUMENT'),
      error: 'E_REFUSED',
    }),
    failingExample(example, {
      title: 'Too many requests',
      response: googleError(
        429,
        `Quota exceeded for quota metric '${limit} requests' and limit '${limit} requests per minute per user' of service 'sheets.googleapis.com' for consumer 'project_number:123456789012'.`,
        'RESOURCE_EXHAUSTED',
      ),
      error: 'E_RATE_LIMIT',
    }),
    isDown(example),
  ];
}
