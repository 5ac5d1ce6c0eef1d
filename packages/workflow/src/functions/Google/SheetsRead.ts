import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {nothing, object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {askGoogle} from './googleApi';
import {credential, getHeaders, secrets, waitingForGoogle} from './googleFacts';
import {
  range,
  sheetsCredential,
  sheetsErrors,
  SHEET_ID,
  sheetsFailures,
  spreadsheetId,
  valuesUrl,
} from './sheetsFacts';

const renderOptions = {
  unformatted: 'UNFORMATTED_VALUE',
  formatted: 'FORMATTED_VALUE',
  formula: 'FORMULA',
} as const;

const dateOptions = {serial: 'SERIAL_NUMBER', text: 'FORMATTED_STRING'} as const;

const stock = {
  range: 'Stock!A1:C3',
  majorDimension: 'ROWS',
  values: [
    ['sku', 'stock', 'note'],
    ['0042', 7],
    ['0043', 0, 'sold out'],
  ],
};

const typical: WorkflowExample = {
  title: 'A stock table',
  note: 'Google omits empty cells at the end of a row and empty rows at the end of the range.',
  configuration: {credential: 'google', spreadsheetId: SHEET_ID, range: 'Stock!A1:C3'},
  input: {},
  given: {secrets},
  calls: [
    {
      request: {
        method: 'GET',
        url: `https://sheets.googleapis.com/v4/spreadsheets/${SHEET_ID}/values/Stock!A1%3AC3?valueRenderOption=UNFORMATTED_VALUE&dateTimeRenderOption=SERIAL_NUMBER`,
        headers: getHeaders,
      },
      response: {status: 200, body: stock},
    },
  ],
  output: {response: stock},
};

const formatted = {
  range: "'My orders'!A1:B2",
  majorDimension: 'ROWS',
  values: [
    ['due', 'total'],
    ['29.02.2024', '1.249,50 €'],
  ],
};

export default defineWorkflowFunction({
  category: 'Google',
  name: 'SheetsRead',
  summary: 'Reads a range of cells from Google Sheets.',
  kind: 'action',
  configuration: object(
    {
      credential,
      spreadsheetId,
      range,
      render: {
        ...oneOf({
          unformatted: 'values as stored, such as `1249.5`',
          formatted: 'text as displayed in the sheet, such as `1.249,50 €`',
          formula: 'formulas instead of their results, such as `=SUM(A1:A9)`',
        }),
        default: 'unformatted',
        description: 'what to return for each cell',
      },
      dates: {
        ...oneOf({
          serial:
            'the number of days since 1899-12-30, as `dates` in `Readers.Google.SheetToObjects` expects',
          text: 'text as displayed in the sheet',
        }),
        default: 'serial',
        description: 'how to return dates; if `render` is `formatted`, dates are always text',
      },
    },
    ['credential', 'spreadsheetId', 'range'],
  ),
  input: nothing,
  output: object(
    {
      response: {
        type: 'object',
        additionalProperties: true,
        description:
          'Google’s response: `range`, `majorDimension` and, unless the range is empty, `values`',
      },
    },
    ['response'],
  ),
  credentials: [sheetsCredential('https://www.googleapis.com/auth/spreadsheets.readonly')],
  errors: [...sheetsErrors],
  examples: [
    typical,
    {
      title: 'Values as displayed',
      configuration: {
        credential: 'google',
        spreadsheetId: SHEET_ID,
        range: "'My orders'!A1:B2",
        render: 'formatted',
      },
      input: {},
      given: {secrets},
      calls: [
        {
          request: {
            method: 'GET',
            url: `https://sheets.googleapis.com/v4/spreadsheets/${SHEET_ID}/values/'My%20orders'!A1%3AB2?valueRenderOption=FORMATTED_VALUE&dateTimeRenderOption=SERIAL_NUMBER`,
            headers: getHeaders,
          },
          response: {status: 200, body: formatted},
        },
      ],
      output: {response: formatted},
    },
    {
      title: 'An empty range',
      note: 'If the range is empty, the response has no `values`. `Readers.Google.SheetToObjects` and `Readers.Google.SheetToRows` then return an empty list.',
      configuration: {credential: 'google', spreadsheetId: SHEET_ID, range: 'Archive'},
      input: {},
      given: {secrets},
      calls: [
        {
          request: {
            method: 'GET',
            url: `https://sheets.googleapis.com/v4/spreadsheets/${SHEET_ID}/values/Archive?valueRenderOption=UNFORMATTED_VALUE&dateTimeRenderOption=SERIAL_NUMBER`,
            headers: getHeaders,
          },
          response: {
            status: 200,
            body: {range: 'Archive!A1:Z1000', majorDimension: 'ROWS'},
          },
        },
      ],
      output: {response: {range: 'Archive!A1:Z1000', majorDimension: 'ROWS'}},
    },
    ...sheetsFailures(typical, 'Read', 'Stock!A1:C3'),
  ],
  related: [
    {function: 'Google/SheetsAppend', role: 'often used with'},
    {function: 'Google/SheetsUpdate', role: 'often used with'},
    {function: 'Parser/ParseXlsx', role: 'alternative'},
  ],
  mappingFunctions: ['Readers/Google/SheetToObjects', 'Readers/Google/SheetToRows'],
  tags: ['workflow', 'google', 'google-sheets', 'spreadsheet', 'auth'],
  aliases:
    'spreadsheets.values.get, get rows, lookup spreadsheet row, read Google Sheet, load spreadsheet, fetch sheet data, import from Google Sheets, gsheet, online table, pull from Drive, configuration in sheet, collaborative list, Google spreadsheet content, open Google document, cells from shared sheet',
  limits: [
    'Google allows 60 reads per minute for each user and 300 for each project.',
    waitingForGoogle,
  ],
  notes: [
    'Share the spreadsheet with the service account’s email address. Otherwise, Google responds to every request with 403.',
    'To turn `response` into objects, pass it to `Readers.Google.SheetToObjects` in a mapping. The function pads short rows.',
  ],
  *converse({configuration, surroundings}) {
    const response = yield* askGoogle<JsonObject>(
      accessFor(surroundings, configuration.credential),
      'GET',
      valuesUrl(configuration.spreadsheetId, encodeURIComponent(configuration.range), {
        valueRenderOption: renderOptions[configuration.render],
        dateTimeRenderOption: dateOptions[configuration.dates],
      }),
    );
    return {response};
  },
});
