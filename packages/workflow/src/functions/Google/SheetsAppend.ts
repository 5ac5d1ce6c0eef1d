import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
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

interface AppendAnswer {
  readonly updates: {
    readonly updatedRange: string;
    readonly updatedRows?: number;
    readonly updatedData?: {readonly values?: readonly (readonly Json[])[]};
  };
}

const address = `https://sheets.googleapis.com/v4/spreadsheets/${SHEET_ID}/values/Orders!A1%3AC1:append`;

/** Builds an example that appends a fixed row with the given option, so examples differ only in the option. */
function sameRow(option: 'RAW' | 'USER_ENTERED', result: readonly Json[]): WorkflowExample {
  return {
    title: `"0042" and "=1+2" as ${option}`,
    configuration: {
      credential: 'google',
      spreadsheetId: SHEET_ID,
      range: 'Orders!A1:C1',
      valueInputOption: option,
      returnValues: true,
    },
    input: {rows: [['0042', '=1+2', true]]},
    given: {secrets},
    calls: [
      {
        request: {
          method: 'POST',
          url: `${address}?valueInputOption=${option}&insertDataOption=INSERT_ROWS&includeValuesInResponse=true&responseValueRenderOption=UNFORMATTED_VALUE`,
          headers: postHeaders,
          body: {majorDimension: 'ROWS', values: [['0042', '=1+2', true]]},
        },
        response: {
          status: 200,
          body: {
            spreadsheetId: SHEET_ID,
            tableRange: 'Orders!A1:C118',
            updates: {
              spreadsheetId: SHEET_ID,
              updatedRange: 'Orders!A119:C119',
              updatedRows: 1,
              updatedColumns: 3,
              updatedCells: 3,
              updatedData: {
                range: 'Orders!A119:C119',
                majorDimension: 'ROWS',
                values: [result],
              },
            },
          },
        },
      },
    ],
    output: {updatedRange: 'Orders!A119:C119', updatedRows: 1, values: [result]},
  };
}

const typical: WorkflowExample = {
  title: 'Two orders added below a table',
  configuration: {credential: 'google', spreadsheetId: SHEET_ID, range: 'Orders!A1:C1'},
  input: {
    rows: [
      [1042, 'Ada Lovelace', 89.9],
      [1043, 'Müller GmbH', 1249.5],
    ],
  },
  given: {secrets},
  calls: [
    {
      request: {
        method: 'POST',
        url: `${address}?valueInputOption=RAW&insertDataOption=INSERT_ROWS`,
        headers: postHeaders,
        body: {
          majorDimension: 'ROWS',
          values: [
            [1042, 'Ada Lovelace', 89.9],
            [1043, 'Müller GmbH', 1249.5],
          ],
        },
      },
      response: {
        status: 200,
        body: {
          spreadsheetId: SHEET_ID,
          tableRange: 'Orders!A1:C118',
          updates: {
            spreadsheetId: SHEET_ID,
            updatedRange: 'Orders!A119:C120',
            updatedRows: 2,
            updatedColumns: 3,
            updatedCells: 6,
          },
        },
      },
    },
  ],
  output: {updatedRange: 'Orders!A119:C120', updatedRows: 2},
};

export default defineWorkflowFunction({
  category: 'Google',
  name: 'SheetsAppend',
  summary: 'Adds rows below a table in Google Sheets.',
  kind: 'action',
  configuration: object(
    {
      credential,
      spreadsheetId,
      range: {
        ...range,
        description:
          'a range in the table, such as `Orders!A1:C1`; Google finds the table’s last row',
      },
      valueInputOption,
      insertDataOption: {
        ...oneOf({
          INSERT_ROWS: 'inserts new rows and shifts the cells below the table down',
          OVERWRITE: 'overwrites the cells below the table',
        }),
        default: 'INSERT_ROWS',
        description: 'what happens to the cells below the table',
      },
      returnValues,
    },
    ['credential', 'spreadsheetId', 'range'],
  ),
  input: object({rows, body}),
  output: object(
    {
      updatedRange: {type: 'string', description: 'the range that was written to'},
      updatedRows: {type: 'integer', description: 'how many rows were added'},
      values,
    },
    ['updatedRange', 'updatedRows'],
  ),
  credentials: [sheetsCredential('https://www.googleapis.com/auth/spreadsheets')],
  errors: [...sheetsErrors],
  examples: [
    typical,
    {
      ...sameRow('RAW', ['0042', '=1+2', true]),
      note: '`RAW` stores exactly what you send. Use it for IDs, postcodes and phone numbers.',
    },
    {
      ...sameRow('USER_ENTERED', [42, 3, true]),
      note: '`USER_ENTERED` reads the same row as if a person had typed it: the leading zeros are lost, and the formula is computed. Don’t use it for untrusted data, because text that starts with `=` runs as a formula.',
    },
    {
      title: 'Both rows and a body',
      configuration: typical.configuration,
      input: {rows: [[1]], body: {values: [[1]]}},
      given: {secrets},
      error: 'E_INPUT',
    },
    ...sheetsFailures(typical, 'Write', 'Orders!A1:C1'),
  ],
  related: [
    {function: 'Google/SheetsRead', role: 'often used with'},
    {function: 'Google/SheetsUpdate', role: 'alternative'},
  ],
  mappingFunctions: ['Writers/Google/ToSheetValues'],
  tags: ['workflow', 'google', 'google-sheets', 'spreadsheet', 'table'],
  aliases:
    'spreadsheets.values.append, add row, create spreadsheet row, append row, RAW or USER_ENTERED, log to spreadsheet, write new line, save form answers, gsheet, insert record, collect leads, form submission, new entry at bottom, keep a journal, add to end of table, register sign-ups',
  limits: [
    'Google allows 60 writes per minute for each user and 300 for each project, so send many rows in one step.',
    'A spreadsheet can hold up to 10 million cells.',
    waitingForGoogle,
  ],
  notes: [
    'A second run adds the rows again. To prevent duplicates, keep an ID in each row, read the sheet first, and append only the missing rows.',
  ],
  *converse({configuration, input, surroundings}) {
    const {updates} = yield* askGoogle<AppendAnswer>(
      accessFor(surroundings, configuration.credential),
      'POST',
      valuesUrl(configuration.spreadsheetId, `${encodeURIComponent(configuration.range)}:append`, {
        valueInputOption: configuration.valueInputOption,
        insertDataOption: configuration.insertDataOption,
        ...optionsFor(configuration.returnValues),
      }),
      valueRangeOf(input),
    );
    return {
      updatedRange: updates.updatedRange,
      updatedRows: updates.updatedRows ?? 0,
      values: updates.updatedData?.values,
    };
  },
});
