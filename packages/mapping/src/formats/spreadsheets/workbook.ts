import {fail, MappingError} from '@documentation/base/internal/values/errors';
import {attributeValue} from '../xml/editing';
import type {XmlElement} from '../xml/tree';
import {builtInFormat} from './numberFormats/builtIn';
import {unzip, type ZipFiles} from '../zip/zip';
import {relationNamespaces} from './namespaces';
import {DamagedWorkbookError, visitPart} from './parts';
import {readRelationships, relationshipsPath} from './relationships';
import {FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {NUMBER_FORMAT_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {sizeText} from '@documentation/base/internal/limits/format';

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
  /** The path of the part that lists the sheets: 'xl/workbook.xml' */
  readonly path: string;
  /** The sheets, in tab order. */
  readonly sheets: readonly Sheet[];
  readonly countsFrom1904: boolean;
  /** The number formats, indexed by cell style. */
  readonly formats: readonly string[];
  readonly sharedStringsPath: string;
}

function checkFileType(file: Uint8Array, parameter: string): void {
  if (file.length > FILE_BYTES) {
    fail(
      'E_LIMIT',
      `The workbook is larger than ${sizeText(FILE_BYTES)}. Split it into smaller workbooks.`,
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

function readFormats(files: ZipFiles, stylesPath: string): string[] {
  const own = new Map<number, string>();
  const ids: number[] = [];
  const idOf = (element: XmlElement) => Number(attributeValue(element, 'numFmtId') ?? 0);
  const numFmt = {
    open(element: XmlElement) {
      const format = attributeValue(element, 'formatCode') ?? 'General';
      if (format.length > NUMBER_FORMAT_CHARACTERS) {
        throw new DamagedWorkbookError(
          `a number format has more than ${NUMBER_FORMAT_CHARACTERS} characters`,
        );
      }
      own.set(idOf(element), format);
    },
  };
  const xf = {open: (element: XmlElement) => void ids.push(idOf(element))};
  visitPart(files, stylesPath, {
    styleSheet: {inside: {numFmts: {inside: {numFmt}}, cellXfs: {inside: {xf}}}},
  });
  const formats = ids.map((id) => own.get(id) ?? builtInFormat(id));
  return formats.length > 0 ? formats : ['General'];
}

/** Returns the path of the part that lists the sheets, or null if the package contains something else. */
function workbookPathIn(files: ZipFiles): string | null {
  const main = readRelationships(files, '').find(({type}) => type === 'officeDocument');
  const path = main?.path ?? 'xl/workbook.xml';
  const isComplete = [path, relationshipsPath(path)].every((part) => Object.hasOwn(files, part));
  // Documents and slides are packages, too, and the parts of .xlsb workbooks aren't XML.
  return isComplete && !/^(?:word|ppt)\/|\.bin$/.test(path) ? path : null;
}

function readWorkbook(files: ZipFiles, parameter: string): Workbook {
  const path = workbookPathIn(files);
  if (path === null) {
    return fail(
      'E_PARSE',
      'The file is a ZIP archive but not an .xlsx workbook. Check that it’s the right file.',
      parameter,
    );
  }
  const relationships = readRelationships(files, path);
  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  const sheets: Sheet[] = [];
  let countsFrom1904 = false;
  const workbookPr = {
    open(element: XmlElement) {
      countsFrom1904 = ['1', 'true'].includes(attributeValue(element, 'date1904') ?? '');
    },
  };
  const sheet = {
    open(element: XmlElement) {
      const part = byId.get(attributeValue(element, 'id', relationNamespaces) ?? '');
      const hasCells = part?.type === 'worksheet' && Object.hasOwn(files, part.path);
      sheets.push({
        name: attributeValue(element, 'name') ?? '',
        hidden: (attributeValue(element, 'state') ?? 'visible') !== 'visible',
        path: hasCells ? part.path : null,
      });
    },
  };
  visitPart(files, path, {workbook: {inside: {workbookPr, sheets: {inside: {sheet}}}}});
  if (sheets.length === 0) {
    throw new DamagedWorkbookError('it has no sheets');
  }
  const pathOf = (wanted: string) => relationships.find(({type}) => type === wanted)?.path;
  return {
    files,
    path,
    sheets,
    countsFrom1904,
    formats: readFormats(files, pathOf('styles') ?? 'xl/styles.xml'),
    sharedStringsPath: pathOf('sharedStrings') ?? 'xl/sharedStrings.xml',
  };
}

/** Calls `read`, and turns errors in the workbook into E_PARSE. */
export async function readingWorkbook<T>(
  parameter: string,
  read: () => T | Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof MappingError) {
      throw error;
    }
    // Other types of error come from code that encountered unexpected data.
    const reason =
      error instanceof DamagedWorkbookError
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
