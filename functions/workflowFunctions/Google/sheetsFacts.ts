/** What the functions for Google Sheets have in common. */
import {oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {Json, JsonObject, WorkflowExample} from '../../workflow/types';
import {failingExample, type Asking} from '../../examples/failingExample';
import {googleErrors, isDown} from './googleFacts';

export const spreadsheetId = {
  type: 'string',
  pattern: '^[\\w-]+$',
  description: 'the id of the spreadsheet: what stands in its address between `/d/` and `/edit`',
} as const;

export const range = {
  type: 'string',
  minLength: 1,
  description:
    "sheet and cells, such as `Stock!A1:C20`; a sheet with spaces in quotes: `'My stock'!A:C`",
} as const;

export const valueInputOption = {
  ...oneOf({
    RAW: 'cells hold exactly what you send: `"0042"` and `"=1+2"` stay text',
    USER_ENTERED:
      'as if a person typed it: `"0042"` becomes 42, `"1/2"` a date, `"=1+2"` a formula',
  }),
  default: 'RAW',
  description: 'how Google Sheets takes the values',
} as const;

export const returnValues = {
  type: 'boolean',
  default: false,
  description: 'whether to return what the cells hold afterwards',
} as const;

export const rows = {
  type: 'array',
  minItems: 1,
  items: {type: 'array'},
  description: 'the rows, each a list of texts, numbers, Booleans and null',
} as const;

export const body = {
  type: 'object',
  additionalProperties: true,
  description: 'instead of rows: what `Writers/Google/ToSheetValues` returns',
} as const;

export const values = {
  type: 'array',
  items: {type: 'array'},
  description: 'what the written cells hold now, if you asked for it',
} as const;

/** The spreadsheet of the examples. */
export const SHEET_ID = '1sXgE0rI5zQhXy2k8c7PzYJt0Nw4mVbLaUo9dRfTqKZs';

/** The address of some cells, with the options that aren't undefined. */
export function valuesUrl(
  spreadsheet: string,
  cells: string,
  options: Readonly<Record<string, string>>,
): string {
  return `https://sheets.googleapis.com/v4/spreadsheets/${spreadsheet}/values/${cells}?${new URLSearchParams(options).toString()}`;
}

/** Asks Google to say what the cells hold after the write, as values. */
export function optionsFor(isWanted: boolean): Record<string, string> {
  return isWanted
    ? {includeValuesInResponse: 'true', responseValueRenderOption: 'UNFORMATTED_VALUE'}
    : {};
}

/** The body of a write: rows as they are, or a body that a mapping has shaped. */
export function valueRangeOf({
  rows: given,
  body: shaped,
}: {
  readonly rows?: readonly (readonly Json[])[] | undefined;
  readonly body?: JsonObject | undefined;
}): JsonObject {
  if ((given === undefined) === (shaped === undefined)) {
    failStep('E_INPUT', 'Give either rows or a body.');
  }
  if (shaped && !Array.isArray(shaped.values)) {
    failStep('E_INPUT', 'The body has no list of values.');
  }
  return shaped ?? {majorDimension: 'ROWS', values: given!};
}

export function sheetsCredential(scope: string) {
  return {
    field: 'credential',
    what: `A Google service account, or an account connected by OAuth, with the scope \`${scope}\``,
    from: 'Create a service account in Google Cloud, enable the Google Sheets API in the same project, store the key of the account as a credential, and share the spreadsheet with the address of the account, which ends in `.iam.gserviceaccount.com`. The platform exchanges the key for a short-lived access token.',
  };
}

export const sheetsErrors = [
  {
    code: 'E_CREDENTIAL',
    when: 'there is no such credential, or the spreadsheet isn’t shared with the account',
  },
  {code: 'E_NOT_FOUND', when: 'there is no such spreadsheet'},
  {code: 'E_REFUSED', when: 'Google refuses the request, for example a sheet that doesn’t exist'},
  ...googleErrors,
] as const;

function googleError(code: number, message: string, status: string) {
  return {status: code, body: {error: {code, message, status}}};
}

/** How Google Sheets fails, whatever is asked of it. */
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
      title: 'No such spreadsheet',
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
