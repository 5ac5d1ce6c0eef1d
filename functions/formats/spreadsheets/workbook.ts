import {fail, MappingError} from '../../language/errors';
import {unzip, type ZipFiles} from '../zip/zip';
import {loadSsf} from './ssf';
import {startTags} from './tags';

const MAX_FILE_BYTES = 20_000_000;
/** Real ones are far shorter; every cell pays for a long one. */
const MAX_FORMAT_LENGTH = 255;

export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  /** Where its cells are: 'xl/worksheets/sheet1.xml'. Null for a sheet that is a chart. */
  readonly path: string | null;
}

/** An opened .xlsx file. */
export interface Workbook {
  readonly files: ZipFiles;
  /** In tab order. */
  readonly sheets: readonly Sheet[];
  readonly countsFrom1904: boolean;
  /** The number formats, by the number of the cell style. */
  readonly formats: readonly string[];
  readonly sharedStringsPath: string;
}

const workbookPath = 'xl/workbook.xml';

/** The text of a part of the workbook, or null when it has no such part. */
export function partText(files: ZipFiles, path: string): string | null {
  return Object.hasOwn(files, path) ? new TextDecoder().decode(files[path]) : null;
}

/** 'worksheets/sheet1.xml' and '/xl/worksheets/sheet1.xml' → 'xl/worksheets/sheet1.xml' */
function resolveTarget(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

function checkFileType(file: Uint8Array, parameter: string): void {
  if (file.length > MAX_FILE_BYTES) {
    fail('E_LIMIT', 'The workbook is larger than 20 MB.', parameter);
  }
  const isCompound = [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => file[index] === byte);
  if (isCompound && new TextDecoder('utf-16le').decode(file).includes('EncryptedPackage')) {
    fail('E_PASSWORD', 'The workbook has a password. Save it without one.', parameter);
  }
  if (isCompound) {
    fail('E_PARSE', 'This is an old workbook (.xls). Save it as .xlsx.', parameter);
  }
  if (file[0] !== 0x50 || file[1] !== 0x4b) {
    fail('E_PARSE', 'The file isn’t a workbook (.xlsx).', parameter);
  }
}

/** Number formats that a workbook doesn't spell out and the table lacks: money, East Asian dates. */
function otherBuiltIn(id: number): string {
  if (id >= 5 && id <= 8) {
    return '#,##0.00';
  }
  return (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'yyyy-mm-dd' : 'General';
}

async function readFormats(styles: string | null): Promise<string[]> {
  const builtIn = (await loadSsf()).get_table();
  const own = new Map<number, string>();
  const formats: string[] = [];
  // The cell styles are the <xf> elements of <cellXfs>; those of <cellStyleXfs> are something else.
  let isCellStyle = false;
  for (const {name, attributes} of startTags(
    styles ?? '',
    'numFmt',
    'cellStyleXfs',
    'cellXfs',
    'xf',
    'cellStyles',
    'dxfs',
  )) {
    const id = Number(attributes.numFmtId ?? 0);
    if (name === 'numFmt') {
      const format = attributes.formatCode ?? 'General';
      if (format.length > MAX_FORMAT_LENGTH) {
        throw new Error(`A number format has more than ${MAX_FORMAT_LENGTH} characters.`);
      }
      own.set(id, format);
    } else if (name !== 'xf') {
      isCellStyle = name === 'cellXfs';
    } else if (isCellStyle) {
      formats.push(own.get(id) ?? builtIn[id] ?? otherBuiltIn(id));
    }
  }
  return formats.length > 0 ? formats : ['General'];
}

async function readWorkbook(files: ZipFiles, parameter: string): Promise<Workbook> {
  const workbook = partText(files, workbookPath);
  const relations = partText(files, 'xl/_rels/workbook.xml.rels');
  if (workbook === null || relations === null) {
    return fail('E_PARSE', 'The file is an archive, but not a workbook (.xlsx).', parameter);
  }
  const byId = new Map<string, {type: string; path: string}>();
  const byType = new Map<string, string>();
  for (const {attributes} of startTags(relations, 'Relationship')) {
    const type = (attributes.Type ?? '').replace(/^.*\//, '');
    const path = resolveTarget(attributes.Target ?? '');
    byId.set(attributes.Id ?? '', {type, path});
    byType.set(type, path);
  }
  const sheets: Sheet[] = [];
  let countsFrom1904 = false;
  for (const {name, attributes} of startTags(workbook, 'workbookPr', 'sheet')) {
    if (name === 'workbookPr') {
      countsFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    } else {
      const relation = byId.get(attributes.id ?? '');
      const hasCells = relation?.type === 'worksheet' && Object.hasOwn(files, relation.path);
      sheets.push({
        name: attributes.name ?? '',
        hidden: (attributes.state ?? 'visible') !== 'visible',
        path: hasCells ? relation.path : null,
      });
    }
  }
  return {
    files,
    sheets,
    countsFrom1904,
    formats: await readFormats(partText(files, byType.get('styles') ?? 'xl/styles.xml')),
    sharedStringsPath: byType.get('sharedStrings') ?? 'xl/sharedStrings.xml',
  };
}

/** Runs what reads parts of a workbook. What the parts do wrong is E_PARSE. */
export async function readingWorkbook<T>(parameter: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof MappingError) {
      throw error;
    }
    // Our own checks throw plain errors with a reason. Others come from code that met what it didn't expect.
    const isReason = error instanceof Error && error.name === 'Error';
    const reason = isReason
      ? error.message.replace(/\.$/, '')
      : 'its parts aren’t laid out like those of a workbook. Open it in Excel and save it again';
    return fail('E_PARSE', `The workbook is broken: ${reason}.`, parameter);
  }
}

/** Opens an .xlsx file without reading its cells. */
export async function openWorkbook(file: Uint8Array, parameter: string): Promise<Workbook> {
  checkFileType(file, parameter);
  const files = await unzip(file, parameter);
  return readingWorkbook(parameter, () => readWorkbook(files, parameter));
}
