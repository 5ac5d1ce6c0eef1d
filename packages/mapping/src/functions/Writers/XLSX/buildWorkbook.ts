import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fail} from '@documentation/base/internal/values/errors';
import {escapeCellText} from '../../../formats/spreadsheets/cellText';
import {columnLetters} from '../../../formats/spreadsheets/references';
import {zip} from '../../../formats/zip/zip';
import {cellLimit} from '../../../formats/spreadsheets/tableSize';
import type {Cell, SheetCells} from './sheetCells';
import {
  SHEET_CELL_CHARACTERS,
  SHEET_COLUMNS,
  SHEET_ROWS,
} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

/**
 * A hand-written .xlsx writer. We can't use write-excel-file 4.1.1: all its entry points compress parts over 160 KB in
 * workers, and hang if a strict content security policy blocks them. Its synchronous writer isn't exported.
 * The library also stores the current time, so the same input produces different files, and drops control characters.
 */

export interface NamedSheet {
  readonly name: string;
  readonly cells: SheetCells;
  /** How many rows to freeze at the top. */
  readonly freezeRows?: number;
}

export const limits = [
  `A sheet can have at most ${grouped(SHEET_ROWS)} rows and ${grouped(SHEET_COLUMNS)} columns, as in Excel.`,
  `A cell can have at most ${grouped(SHEET_CELL_CHARACTERS)} characters, as in Excel.`,
  cellLimit,
];

/** Rejects a sheet name that Excel doesn't allow. */
export function checkSheetName(name: string, parameter: string): void {
  const problem =
    name.trim() === ''
      ? 'is blank. Add at least one character'
      : name.length > 31
        ? 'is too long. Use at most 31 characters'
        : /[[\]:*?/\\]/.test(name)
          ? 'contains one of the characters []:*?/\\, which Excel doesn’t allow. Remove it'
          : /^'|'$/.test(name)
            ? 'starts or ends with an apostrophe. Remove it'
            : /^history$/i.test(name)
              ? 'is reserved by Excel. Use another name'
              : /[^\P{Cc}]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u.test(name)
                ? 'contains a control character or another invalid character. Remove it'
                : null;
  if (problem) {
    fail('E_RANGE', `The sheet name ${quote(name)} ${problem}.`, parameter);
  }
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The distinct cell styles, which cells refer to by number. */
class Styles {
  private readonly formats: string[] = [];
  private readonly looks = new Map<string, number>([['false:0', 0]]);

  /** Returns the style number for a cell. */
  of({format, isBold = false}: NonNullable<Cell>): number {
    const look = `${isBold}:${this.formatNumber(format)}`;
    const known = this.looks.get(look);
    if (known !== undefined) {
      return known;
    }
    this.looks.set(look, this.looks.size);
    return this.looks.size - 1;
  }

  /** Returns the number of a format. Numbers below 164 are reserved for built-in formats. */
  private formatNumber(format: string | undefined): number {
    if (format === undefined) {
      return 0;
    }
    const index = this.formats.indexOf(format);
    return 164 + (index < 0 ? this.formats.push(format) - 1 : index);
  }

  toXml(): string {
    const formats = this.formats.map(
      (format, index) =>
        `<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(escapeCellText(format))}"/>`,
    );
    const looks = [...this.looks.keys()].map((look) => {
      const [isBold, format] = look.split(':');
      const font = isBold === 'true' ? 1 : 0;
      return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
    });
    const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
    return (
      `<styleSheet xmlns="${main}">` +
      (formats.length > 0
        ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`
        : '') +
      `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="${looks.length}">${looks.join('')}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
      '</styleSheet>'
    );
  }
}

function cellXml(cell: Cell, place: string, styles: Styles): string {
  if (cell === null) {
    return '';
  }
  const {value} = cell;
  const style = styles.of(cell);
  const start = `<c r="${place}"${style === 0 ? '' : ` s="${style}"`}`;
  switch (typeof value) {
    case 'string': {
      const text = escapeXml(escapeCellText(value));
      return `${start} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
    }
    case 'boolean':
      return `${start} t="b"><v>${value ? 1 : 0}</v></c>`;
    default:
      return `${start}><v>${value}</v></c>`;
  }
}

function viewXml(freezeRows: number, isFirst: boolean): string {
  const pane = `<pane ySplit="${freezeRows}" topLeftCell="A${freezeRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  const selected = isFirst ? ' tabSelected="1"' : '';
  return `<sheetViews><sheetView${selected} workbookViewId="0">${freezeRows > 0 ? pane : ''}</sheetView></sheetViews>`;
}

function sheetXml({cells, freezeRows = 0}: NamedSheet, isFirst: boolean, styles: Styles): string {
  const {rows, widths} = cells;
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const letters = widths.map((_, index) => columnLetters(index + 1));
  const rowXml = rows.map((row, rowIndex) => {
    const inner = row.map((cell, index) =>
      cellXml(cell, `${letters[index]}${rowIndex + 1}`, styles),
    );
    return `<row r="${rowIndex + 1}">${inner.join('')}</row>`;
  });
  return (
    `<worksheet xmlns="${main}">` +
    viewXml(freezeRows, isFirst) +
    (columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '') +
    `<sheetData>${rowXml.join('')}</sheetData></worksheet>`
  );
}

/** Builds an .xlsx file. The same sheets always produce the same bytes. */
export function buildWorkbook(sheets: readonly NamedSheet[]): Promise<Uint8Array> {
  const styles = new Styles();
  const numbered = sheets.map((sheet, index) => ({sheet, number: index + 1}));
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${contentType}.${type}+xml"/>`;
  const list = (items: readonly string[]) => items.join('');
  const parts: [string, string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${list(numbered.map(({number}) => override(`xl/worksheets/sheet${number}.xml`, 'worksheet')))}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${list(numbered.map(({sheet, number}) => `<sheet name="${escapeXml(sheet.name)}" sheetId="${number}" r:id="rId${number}"/>`))}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships">${list(numbered.map(({number}) => relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`)))}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
    ],
    ...numbered.map(({sheet, number}): [string, string] => [
      `xl/worksheets/sheet${number}.xml`,
      sheetXml(sheet, number === 1, styles),
    ]),
  ];
  // The styles come last, because writing the sheets collects them.
  parts.push(['xl/styles.xml', styles.toXml()]);
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return zip(Object.fromEntries(parts.map(([path, xml]) => [path, utf8(head + xml)])));
}
