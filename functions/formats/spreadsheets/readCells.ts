import {fail} from '../../language/errors';
import type {Value} from '../../language/types';
import {utf8} from '../encodings/utf8';
import {attributeValue} from '../xml/editing';
import type {XmlElement} from '../xml/tree';
import {zip, type ZipFiles} from '../zip/zip';
import {unescapeCellText} from './cellText';
import {columnNumber, MAX_COLUMNS, MAX_ROWS} from './references';
import {partText, readingWorkbook, visitPart, type Sheet, type Workbook} from './workbook';

const MAX_CELLS = 5_000_000;

/** A cell value as stored: text, number, boolean or nothing. Dates are numbers with a date format. */
type StoredValue = string | number | boolean | null;

/** Converts a stored value according to its number format. */
export type Convert = (value: Exclude<StoredValue, null>, format: string) => Value;

interface StyledCell {
  readonly row: number;
  readonly column: number;
  readonly format: string;
}

/** 'B7' → row 7, column 2 */
function placeOf(reference: string): {row: number; column: number} {
  const [, letters = '', digits = ''] = /^([A-Za-z]*)(.*)$/.exec(reference) ?? [];
  return {row: Number(digits), column: columnNumber(letters)};
}

/** The maximum number of attributes per tag. The library is quadratic in this number, and real tags have far fewer. */
const MAX_ATTRIBUTES = 100;

function checkAttributes({name, attributes}: XmlElement): void {
  if (attributes.length > MAX_ATTRIBUTES) {
    throw new Error(`<${name.slice(0, 40)}> has more than ${MAX_ATTRIBUTES} attributes`);
  }
}

/** Finds the cells that have a number format, and checks the sheet size. */
function scan({files, formats}: Workbook, path: string, parameter: string): StyledCell[] {
  const styled: StyledCell[] = [];
  let lastRow = 0;
  let rowCount = 0;
  let lastColumn = 0;
  visitPart(files, path, (element) => {
    checkAttributes(element);
    if (element.localName === 'row') {
      // A row without an `r` attribute gets its number from its position.
      rowCount += 1;
      if (rowCount > MAX_ROWS) {
        fail(
          'E_LIMIT',
          'The sheet has more than 1,048,576 rows. Split it into smaller sheets.',
          parameter,
        );
      }
      lastRow = Math.max(lastRow, rowCount, Number(attributeValue(element, 'r') ?? 0));
    } else if (element.localName === 'c') {
      const {row, column} = placeOf(attributeValue(element, 'r') ?? '');
      lastRow = Math.max(lastRow, row);
      lastColumn = Math.max(lastColumn, column);
      const format = formats[Number(attributeValue(element, 's') ?? 0)];
      if (format !== undefined && format !== 'General') {
        styled.push({row, column, format});
      }
    }
  });
  if (!(lastRow <= MAX_ROWS && lastColumn <= MAX_COLUMNS && lastRow * lastColumn <= MAX_CELLS)) {
    fail(
      'E_LIMIT',
      'The sheet spans more than 5,000,000 cells, including empty ones. Split it into smaller sheets.',
      parameter,
    );
  }
  return styled;
}

/**
 * Builds a workbook that contains only this sheet, for the library that reads cells. The workbook has no number
 * formats, so the library leaves dates as stored numbers instead of rounding their times down. It isn't compressed, so
 * the library has nothing to decompress.
 */
function packageOf(
  {files, formats, sharedStringsPath}: Workbook,
  sheetXml: string,
): Promise<Uint8Array> {
  const shared: ZipFiles = Object.hasOwn(files, sharedStringsPath)
    ? {'xl/sharedStrings.xml': files[sharedStringsPath]!}
    : {};
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zip(
    {
      'xl/workbook.xml': utf8('<workbook><sheets><sheet name="1" id="1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': utf8(
        `<Relationships><Relationship Id="1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/styles.xml': utf8(
        `<styleSheet><cellXfs>${'<xf/>'.repeat(formats.length)}</cellXfs></styleSheet>`,
      ),
      'xl/worksheets/sheet1.xml': utf8(sheetXml),
      ...shared,
    },
    {packed: false},
  );
}

function parseNumber(text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number)) {
    throw new Error(`"${text}" isn’t a number`);
  }
  return number || 0;
}

/** Reads the cells of a sheet as rows of equal length, starting at A1. */
export async function readCells(
  workbook: Workbook,
  {path, name}: Sheet,
  convert: Convert,
  parameter: string,
): Promise<Value[][]> {
  if (path === null) {
    return fail(
      'E_PARSE',
      `The sheet "${name}" has no cells. It may be a chart sheet. Choose another sheet.`,
      parameter,
    );
  }
  return readingWorkbook(parameter, async () => {
    const styled = scan(workbook, path, parameter);
    visitPart(workbook.files, workbook.sharedStringsPath, checkAttributes);
    const xml = partText(workbook.files, path)!;
    // The library would interpret an ISO date (t="d") in the host's time zone, so mark the cell as text.
    const withoutDates = xml.replace(/(<(?:[\w.-]+:)?c\s[^<>]*?\bt=)(["'])d\2/g, '$1$2str$2');
    const {readSheet} = await import('read-excel-file/universal');
    const archive = await packageOf(workbook, withoutDates);
    const rows = (await readSheet(new Blob([archive.slice()]), 1, {
      trim: false,
      parseNumber,
    })) as StoredValue[][];
    const formatOf = new Map(styled.map(({row, column, format}) => [`${row},${column}`, format]));
    return rows.map((row, rowIndex) =>
      row.map((value, columnIndex) => {
        if (value === null) {
          return null;
        }
        const format = formatOf.get(`${rowIndex + 1},${columnIndex + 1}`) ?? 'General';
        return convert(typeof value === 'string' ? unescapeCellText(value) : value, format);
      }),
    );
  });
}
