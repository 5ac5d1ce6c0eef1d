import {fail, MappingError} from '../../language/errors';
import {attributeValue} from '../xml/editing';
import {visitElements, XmlSyntaxError} from '../xml/parse';
import type {XmlElement} from '../xml/tree';
import {unzip, type ZipFiles} from '../zip/zip';
import {loadSsf} from './ssf';

const MAX_FILE_BYTES = 20_000_000;
/** The maximum length of a number format. A long format slows down every cell, and real formats are far shorter. */
const MAX_FORMAT_LENGTH = 255;

export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  /**
   * The path of the workbook part that contains the cells: 'xl/worksheets/sheet1.xml'. Null for a sheet without cells,
   * such as a chart sheet.
   */
  readonly path: string | null;
}

/** An opened .xlsx file. */
export interface Workbook {
  readonly files: ZipFiles;
  /** The sheets, in tab order. */
  readonly sheets: readonly Sheet[];
  readonly countsFrom1904: boolean;
  /** The number formats, indexed by cell style. */
  readonly formats: readonly string[];
  readonly sharedStringsPath: string;
}

const workbookPath = 'xl/workbook.xml';
const relationsPath = 'xl/_rels/workbook.xml.rels';

/** Returns the text of a workbook part, or null if there is no such part. */
export function partText(files: ZipFiles, path: string): string | null {
  return Object.hasOwn(files, path) ? new TextDecoder().decode(files[path]) : null;
}

/** Calls `read`, and adds the path and position to XML syntax errors. */
export function readingPart<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof XmlSyntaxError) {
      throw new Error(`${path}, line ${error.line}, column ${error.column}: ${error.message}`);
    }
    throw error;
  }
}

/** Visits the elements of a workbook part. Does nothing if the part is missing. */
export function visitPart(
  files: ZipFiles,
  path: string,
  visit: (element: XmlElement) => void,
): void {
  const xml = partText(files, path);
  if (xml !== null) {
    readingPart(path, () => visitElements(xml, visit));
  }
}

/** 'worksheets/sheet1.xml' and '/xl/worksheets/sheet1.xml' → 'xl/worksheets/sheet1.xml' */
function resolveTarget(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

function checkFileType(file: Uint8Array, parameter: string): void {
  if (file.length > MAX_FILE_BYTES) {
    fail(
      'E_LIMIT',
      'The workbook is larger than 20 MB. Split it into smaller workbooks.',
      parameter,
    );
  }
  const isCompound = [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => file[index] === byte);
  if (isCompound && new TextDecoder('utf-16le').decode(file).includes('EncryptedPackage')) {
    fail(
      'E_PASSWORD',
      'The workbook is password-protected. Save it without a password.',
      parameter,
    );
  }
  if (isCompound) {
    fail('E_PARSE', 'The file is in the old .xls format. Save it as .xlsx.', parameter);
  }
  if (file[0] !== 0x50 || file[1] !== 0x4b) {
    fail('E_PARSE', 'The file isn’t an .xlsx workbook. Check that it’s the right file.', parameter);
  }
}

/** Returns a substitute for a built-in currency or East Asian date format that the library's table lacks. */
function otherBuiltIn(id: number): string {
  if (id >= 5 && id <= 8) {
    return '#,##0.00';
  }
  return (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'yyyy-mm-dd' : 'General';
}

async function readFormats(files: ZipFiles, stylesPath: string): Promise<string[]> {
  const builtIn = (await loadSsf()).get_table();
  const own = new Map<number, string>();
  const formats: string[] = [];
  visitPart(files, stylesPath, (element) => {
    const id = Number(attributeValue(element, 'numFmtId') ?? 0);
    const holder = element.parent?.kind === 'element' ? element.parent.localName : null;
    // Check the parent to skip <numFmt> in <dxf>, which is for conditional formats, and <xf> in <cellStyleXfs>.
    if (element.localName === 'numFmt' && holder === 'numFmts') {
      const format = attributeValue(element, 'formatCode') ?? 'General';
      if (format.length > MAX_FORMAT_LENGTH) {
        throw new Error(`a number format has more than ${MAX_FORMAT_LENGTH} characters`);
      }
      own.set(id, format);
    } else if (element.localName === 'xf' && holder === 'cellXfs') {
      formats.push(own.get(id) ?? builtIn[id] ?? otherBuiltIn(id));
    }
  });
  return formats.length > 0 ? formats : ['General'];
}

async function readWorkbook(files: ZipFiles, parameter: string): Promise<Workbook> {
  if (![workbookPath, relationsPath].every((path) => Object.hasOwn(files, path))) {
    return fail(
      'E_PARSE',
      'The file is a ZIP archive but not an .xlsx workbook. Check that it’s the right file.',
      parameter,
    );
  }
  const byId = new Map<string, {type: string; path: string}>();
  const byType = new Map<string, string>();
  visitPart(files, relationsPath, (element) => {
    if (element.localName === 'Relationship') {
      const type = (attributeValue(element, 'Type') ?? '').replace(/^.*\//, '');
      const path = resolveTarget(attributeValue(element, 'Target') ?? '');
      byId.set(attributeValue(element, 'Id') ?? '', {type, path});
      byType.set(type, path);
    }
  });
  const sheets: Sheet[] = [];
  let countsFrom1904 = false;
  visitPart(files, workbookPath, (element) => {
    if (element.localName === 'workbookPr') {
      countsFrom1904 = ['1', 'true'].includes(attributeValue(element, 'date1904') ?? '');
    } else if (element.localName === 'sheet') {
      const relation = byId.get(attributeValue(element, 'id') ?? '');
      const hasCells = relation?.type === 'worksheet' && Object.hasOwn(files, relation.path);
      sheets.push({
        name: attributeValue(element, 'name') ?? '',
        hidden: (attributeValue(element, 'state') ?? 'visible') !== 'visible',
        path: hasCells ? relation.path : null,
      });
    }
  });
  return {
    files,
    sheets,
    countsFrom1904,
    formats: await readFormats(files, byType.get('styles') ?? 'xl/styles.xml'),
    sharedStringsPath: byType.get('sharedStrings') ?? 'xl/sharedStrings.xml',
  };
}

/** Calls `read`, and turns errors in the workbook into E_PARSE. */
export async function readingWorkbook<T>(parameter: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof MappingError) {
      throw error;
    }
    // Our checks throw a plain Error with the reason as its message. Other errors come from unexpected data.
    const isReason = error instanceof Error && error.name === 'Error';
    const reason = isReason
      ? error.message.replace(/\.$/, '')
      : 'its parts have an unexpected structure';
    return fail(
      'E_PARSE',
      `The workbook is damaged: ${reason}. Open it in Excel and save it again.`,
      parameter,
    );
  }
}

/** Opens an .xlsx file without reading its cells. */
export async function openWorkbook(file: Uint8Array, parameter: string): Promise<Workbook> {
  checkFileType(file, parameter);
  const files = await unzip(file, parameter);
  return readingWorkbook(parameter, () => readWorkbook(files, parameter));
}
