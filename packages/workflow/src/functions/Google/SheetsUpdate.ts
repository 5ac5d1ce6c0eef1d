import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import type {Json} from '@documentation/base/internal/values/json';
import type {WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {askGoogle} from './googleApi';
import {credential, postHeaders, secrets, waitingForGoogle} from './googleFacts';
import {
  body,
  optionsFor,
  range,
  returnValues,
  rows,
  sheetsCredential,
  sheetsErrors,
  SHEET_ID,
  sheetsFailures,
  spreadsheetId,
  valueInputOption,
  valueRangeOf,
  values,
  valuesUrl,
} from './sheetsFacts';

interface UpdateAnswer {
  readonly updatedRange: string;
  readonly updatedCells?: number;
  readonly updatedData?: {readonly values?: readonly (readonly Json[])[]};
}

const address = `https://sheets.googleapis.com/v4/spreadsheets/${SHEET_ID}/values/Stock!B2%3AC3`;

const typical: WorkflowExample = {
  title: 'Null for an unchanged cell, "" for a cleared one',
  configuration: {credential: 'google', spreadsheetId: SHEET_ID, range: 'Stock!B2:C3'},
  input: {
    rows: [
      [12, null],
      [5, ''],
    ],
  },
  given: {secrets},
  calls: [
    {
      request: {
        method: 'PUT',
        url: `${address}?valueInputOption=RAW`,
        headers: postHeaders,
        body: {
          majorDimension: 'ROWS',
          values: [
            [12, null],
            [5, ''],
          ],
        },
      },
      response: {
        status: 200,
        body: {
          spreadsheetId: SHEET_ID,
          updatedRange: 'Stock!B2:C3',
          updatedRows: 2,
          updatedColumns: 2,
          updatedCells: 3,
        },
      },
    },
  ],
  output: {updatedRange: 'Stock!B2:C3', updatedCells: 3},
};

export default defineWorkflowFunction({
  category: 'Google',
  name: 'SheetsUpdate',
  summary: 'Writes values into a range of cells in Google Sheets.',
  kind: 'action',
  configuration: object(
    {
      credential,
      spreadsheetId,
      range: {
        ...range,
        description: 'the range to write to, such as `Stock!B2:C3`; the first cell is enough',
      },
      valueInputOption,
      returnValues,
    },
    ['credential', 'spreadsheetId', 'range'],
  ),
  input: object({
    rows: {
      ...rows,
      description: 'the rows, each a list; null leaves a cell unchanged, and `""` clears it',
    },
    body,
  }),
  output: object(
    {
      updatedRange: {
        type: 'string',
        description: 'the range that the rows cover, including unchanged cells',
      },
      updatedCells: {type: 'integer', description: 'how many cells were written'},
      values,
    },
    ['updatedRange', 'updatedCells'],
  ),
  credentials: [sheetsCredential('https://www.googleapis.com/auth/spreadsheets')],
  errors: [...sheetsErrors],
  examples: [
    typical,
    {
      title: 'A formula in one cell',
      note: 'With `USER_ENTERED`, Google computes the formula as if a person had typed it.',
      configuration: {
        credential: 'google',
        spreadsheetId: SHEET_ID,
        range: 'Stock!B9',
        valueInputOption: 'USER_ENTERED',
        returnValues: true,
      },
      input: {rows: [['=SUM(B2:B8)']]},
      given: {secrets},
      calls: [
        {
          request: {
            method: 'PUT',
            url: `https://sheets.googleapis.com/v4/spreadsheets/${SHEET_ID}/values/Stock!B9?valueInputOption=USER_ENTERED&includeValuesInResponse=true&responseValueRenderOption=UNFORMATTED_VALUE`,
            headers: postHeaders,
            body: {majorDimension: 'ROWS', values: [['=SUM(B2:B8)']]},
          },
          response: {
            status: 200,
            body: {
              spreadsheetId: SHEET_ID,
              updatedRange: 'Stock!B9',
              updatedRows: 1,
              updatedColumns: 1,
              updatedCells: 1,
              updatedData: {range: 'Stock!B9', majorDimension: 'ROWS', values: [[17]]},
            },
          },
        },
      ],
      output: {updatedRange: 'Stock!B9', updatedCells: 1, values: [[17]]},
    },
    ...sheetsFailures(typical, 'Write', 'Stock!B2:C3'),
  ],
  related: [
    {function: 'Google/SheetsRead', role: 'often used with'},
    {function: 'Google/SheetsAppend', role: 'alternative'},
  ],
  mappingFunctions: ['Writers/Google/ToSheetValues'],
  tags: ['workflow', 'google', 'google-sheets', 'spreadsheet', 'table'],
  aliases:
    'spreadsheets.values.update, update row, update spreadsheet row, set cells, setValues, overwrite cells, change a cell, edit Google Sheet, gsheet, refresh dashboard, modify row, status column, replace content, clear cell, fill in, put formula into sheet, mark row as processed',
  limits: [
    'Google allows 60 writes per minute for each user and 300 for each project.',
    waitingForGoogle,
  ],
  notes: [
    'The step is idempotent: a second run writes the same values.',
    '`Writers.Google.ToSheetValues` writes null as `""`, which clears cells. To leave cells unchanged, pass `rows` instead of `body`.',
  ],
  *converse({configuration, input, surroundings}) {
    const {updatedRange, updatedCells, updatedData} = yield* askGoogle<UpdateAnswer>(
      accessFor(surroundings, configuration.credential),
      'PUT',
      valuesUrl(configuration.spreadsheetId, encodeURIComponent(configuration.range), {
        valueInputOption: configuration.valueInputOption,
        ...optionsFor(configuration.returnValues),
      }),
      valueRangeOf(input),
    );
    return {updatedRange, updatedCells: updatedCells ?? 0, values: updatedData?.values};
  },
});
