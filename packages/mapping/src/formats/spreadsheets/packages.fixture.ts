import type {Value} from '@documentation/base/internal/values/types';
import {zip} from '../zip/zip';

/** Builds workbooks from the content of their parts, as programs other than Excel might write them. */

const office = 'http://schemas.openxmlformats.org';
export const officeRelations = `${office}/officeDocument/2006/relationships`;

/** Declares the usual namespaces, and one that no reader knows. */
const declarations = Object.entries({
  '': `${office}/spreadsheetml/2006/main`,
  ':r': officeRelations,
  ':mc': `${office}/markup-compatibility/2006`,
  ':x14': 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/main',
  ':x15': 'http://schemas.microsoft.com/office/spreadsheetml/2010/11/main',
  ':x16r2': 'http://schemas.microsoft.com/office/spreadsheetml/2015/02/main',
  ':other': 'urn:example:other',
})
  .map(([prefix, uri]) => `xmlns${prefix}="${uri}"`)
  .join(' ');

const contentType = (part: string, type: string) =>
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;

export const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${officeRelations}/${type}" Target="${target}"/>`;

/** What is inside the root element of each part. */
export interface Content {
  readonly workbook?: string;
  /** Relationships in addition to those to the sheet, the styles and the strings. */
  readonly relationships?: string;
  readonly sheet: string;
  readonly styles?: string;
  readonly strings?: string;
}

/** Style 1 is a date. */
const dateStyles =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';

export const sheets = '<sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets>';

export const sheetData = (rows: string) => `<sheetData>${rows}</sheetData>`;
/** The leap day of 2024 in a date format. */
export const day1900 = sheetData('<row r="1"><c r="A1" s="1"><v>45351</v></c></row>');
export const leapDay = [['2024-02-29']];

export const extension = (content: string) => `<extLst><ext uri="{1}">${content}</ext></extLst>`;
export const alternatives = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="x16r2">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

/** A workbook, and the rows that LibreOffice 7.4.7 reads from it. */
export interface Decoy {
  readonly title: string;
  readonly parts: Record<string, string>;
  readonly rows: readonly (readonly Value[])[];
}

export function partsOf({
  workbook = sheets,
  relationships = '',
  sheet,
  styles = dateStyles,
  strings = '',
}: Content): Record<string, string> {
  const relations = `xmlns="${office}/package/2006/relationships" xmlns:other="urn:example:other"`;
  return {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${contentType('xl/workbook.xml', 'sheet.main')}${contentType('xl/worksheets/sheet1.xml', 'worksheet')}${contentType('xl/styles.xml', 'styles')}${contentType('xl/sharedStrings.xml', 'sharedStrings')}</Types>`,
    '_rels/.rels': `<Relationships ${relations}>${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${declarations}>${workbook}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${relations}>${relationship('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relationship('rId2', 'styles', 'styles.xml')}${relationship('rId3', 'sharedStrings', 'sharedStrings.xml')}${relationships}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${declarations}>${sheet}</worksheet>`,
    'xl/styles.xml': `<styleSheet ${declarations}>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${declarations}>${strings}</sst>`,
  };
}

/** Adds the prefix x: to every element of the main namespace. */
export function withPrefix(parts: Record<string, string>): Record<string, string> {
  return changeEach(parts, (xml) =>
    xml.includes('<Types') || xml.includes('<Relationships')
      ? xml
      : xml.replace(/<(\/?)(?=\w+[\s/>])/g, '<$1x:').replace('xmlns="', 'xmlns:x="'),
  );
}

/** Uses the namespaces of ISO/IEC 29500 Strict. */
export function strict(parts: Record<string, string>): Record<string, string> {
  return changeEach(parts, (xml) =>
    xml
      .replaceAll(officeRelations, 'http://purl.oclc.org/ooxml/officeDocument/relationships')
      .replaceAll(
        `${office}/spreadsheetml/2006/main`,
        'http://purl.oclc.org/ooxml/spreadsheetml/main',
      ),
  );
}

function changeEach(
  parts: Record<string, string>,
  change: (xml: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, change(xml)]));
}

export function packageOf(parts: Record<string, string>): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  return zip(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, encoder.encode(xml)])),
  );
}
