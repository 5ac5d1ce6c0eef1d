import {fail, MappingError} from '../../language/errors';
import {attributeValue} from '../xml/editing';
import {visitXml, XmlSyntaxError, type XmlVisitor} from '../xml/parse';
import {unzip, type ZipFiles} from '../zip/zip';
import {loadSsf} from './ssf';
import {FILE_BYTES} from '../../limits/values/files';
import {NUMBER_FORMAT_CHARACTERS} from '../../limits/values/values';
import {sizeText} from '../../limits/format';

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

/** Thrown if the content of a workbook isn't valid. The message says why, as part of a sentence. */
export class DamagedWorkbookError extends Error {
  override readonly name = 'DamagedWorkbookError';
}

/** Calls `read`, and adds the path and position to XML syntax errors. */
export function readingPart<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof XmlSyntaxError) {
      // The advice after the first sentence is for people who write XML.
      const problem = error.message.replace(/(?<=\.) .*$/s, '');
      throw new DamagedWorkbookError(
        `${path}, line ${error.line}, column ${error.column}: ${problem}`,
      );
    }
    throw error;
  }
}

/** Visits the XML of a workbook part. Does nothing if the part is missing. */
export function visitPart(files: ZipFiles, path: string, visitor: XmlVisitor): void {
  const xml = partText(files, path);
  if (xml !== null) {
    readingPart(path, () => visitXml(xml, visitor));
  }
}

/** 'worksheets/sheet1.xml' and '/xl/worksheets/sheet1.xml' → 'xl/worksheets/sheet1.xml' */
function resolveTarget(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
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
  visitPart(files, stylesPath, {
    open(element) {
      const id = Number(attributeValue(element, 'numFmtId') ?? 0);
      const holder = element.parent?.kind === 'element' ? element.parent.localName : null;
      // Checking the parent skips each <numFmt> in <dxf>, which is for conditional formats, and each <xf> in <cellStyleXfs>.
      if (element.localName === 'numFmt' && holder === 'numFmts') {
        const format = attributeValue(element, 'formatCode') ?? 'General';
        if (format.length > NUMBER_FORMAT_CHARACTERS) {
          throw new DamagedWorkbookError(
            `a number format has more than ${NUMBER_FORMAT_CHARACTERS} characters`,
          );
        }
        own.set(id, format);
      } else if (element.localName === 'xf' && holder === 'cellXfs') {
        formats.push(own.get(id) ?? builtIn[id] ?? otherBuiltIn(id));
      }
    },
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
  visitPart(files, relationsPath, {
    open(element) {
      if (element.localName === 'Relationship') {
        const type = (attributeValue(element, 'Type') ?? '').replace(/^.*\//, '');
        const path = resolveTarget(attributeValue(element, 'Target') ?? '');
        byId.set(attributeValue(element, 'Id') ?? '', {type, path});
        byType.set(type, path);
      }
    },
  });
  const sheets: Sheet[] = [];
  let countsFrom1904 = false;
  visitPart(files, workbookPath, {
    open(element) {
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
    },
  });
  if (sheets.length === 0) {
    throw new DamagedWorkbookError('it has no sheets');
  }
  return {
    files,
    sheets,
    countsFrom1904,
    formats: await readFormats(files, byType.get('styles') ?? 'xl/styles.xml'),
    sharedStringsPath: byType.get('sharedStrings') ?? 'xl/sharedStrings.xml',
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
