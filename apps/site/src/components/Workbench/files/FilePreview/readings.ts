import type {Value} from '@documentation/base/internal/values/types';
import type {RunFile} from '../../../../engine/workbenchMessages';
import type {Probe} from '../../state/probe';
import type {CsvFormat, Inspection} from './inspect';

/** What a reader returned for a file. */
export interface Reading {
  /** The call that read the file. */
  readonly call: string;
  /** A call that would be more useful, but fails. */
  readonly failedCall?: string;
  /** Undefined if the file can't be read. Long values are cut. */
  readonly value?: Value;
  readonly isCut: boolean;
  /** The number of items or pages, including those that were cut off. Undefined for objects and other values. */
  readonly count?: number;
  readonly columns?: number;
}

/** How many rows and pages of a file are shown. */
const ROWS_SHOWN = 100;
const PAGES_SHOWN = 20;

/** 'Readers.CSV.ReadRows($, delimiter: ";")'. Options that are undefined are left out. */
function callOf(name: string, options: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `, ${key}: ${JSON.stringify(value)}`);
  return `Readers.${name}($${given.join('')})`;
}

function csvCalls({delimiter, quote, encoding, header}: CsvFormat): string[] {
  const options = {
    delimiter: delimiter === ',' ? undefined : delimiter,
    encoding: encoding === 'utf-8' ? undefined : encoding,
  };
  const isQuoted = quote === '"';
  const rows = callOf('CSV.ReadRows', {...options, quote: isQuoted ? undefined : quote});
  return header && isQuoted ? [callOf('CSV.ReadObjects', options), rows] : [rows];
}

/** The calls that may read a file, the most useful one first. */
function callsFor({kind, format, start}: Inspection, isData: boolean, sheet?: string): string[] {
  const encoding = start.encoding === 'utf-8' ? undefined : start.encoding;
  const longNumbers = 'text';
  switch (kind) {
    case 'csv':
      return csvCalls(format!);
    case 'json':
      return isData
        ? ['$']
        : [
            callOf('JSON.ReadDocument', {encoding}),
            callOf('JSON.ReadDocument', {encoding, longNumbers}),
          ];
    case 'jsonLines':
      return [callOf('JSON.ReadLines'), callOf('JSON.ReadLines', {longNumbers})];
    case 'xml':
      return [`XML.ToJson(${callOf('XML.ReadDocument')})`];
    case 'xlsx':
      return [callOf('XLSX.ReadRows', {sheet})];
    case 'pdf':
      return [callOf('PDF.ReadPages')];
    default:
      return [];
  }
}

/** `List.Map` over a list with one item gives the value a name, `@`, so the file is read once. */
const described = (call: string) =>
  `List.First(List.Map([${call}], {"count": Logical.IfError(List.Count(@), null), "columns": Logical.IfError(List.Count(JSON.Keys(List.First(@))), Logical.IfError(List.Count(List.First(@)), null)), "length": Logical.IfError(Text.Length(JSON.Stringify(@)), null), "value": Logical.IfError(List.Slice(@, end: ${ROWS_SHOWN}), @)}))`;

/** Only the first pages of a PDF are read, because each takes a while. */
const describedPages = `{"count": Readers.PDF.ReadMetadata($).pageCount, "value": ${callOf('PDF.ReadPages', {pages: `1-${PAGES_SHOWN}`})}}`;

interface Described {
  readonly count: number | null;
  readonly columns?: number | null;
  readonly length?: number | null;
  readonly value: Value;
}

function readingOf(call: string, {count, columns, length, value}: Described): Reading {
  const shown = Array.isArray(value) ? value.length : 0;
  return {
    call,
    value,
    isCut: count === null ? (length ?? 0) > JSON.stringify(value).length : count > shown,
    ...(count !== null && {count}),
    ...(typeof columns === 'number' && {columns}),
  };
}

type ReadBy = (call: string) => Promise<Reading | undefined>;

/** How many rows may be above the headers. */
const ROWS_SEARCHED = 20;

/** Finds the headers: the first row without empty cells, if its cells are distinct texts. Titles have fewer cells. */
export function headerIndex(rows: readonly (readonly Value[])[]): number {
  const width = Math.max(...rows.map(({length}) => length));
  const isFull = (cells: readonly Value[]) =>
    cells.length === width &&
    cells.every((cell) => cell !== null && (typeof cell !== 'string' || cell.trim() !== ''));
  const index = rows.slice(0, ROWS_SEARCHED).findIndex(isFull);
  const cells = rows[index] ?? [];
  const isHeader =
    cells.every((cell) => typeof cell === 'string') && new Set(cells).size === cells.length;
  return isHeader ? index : -1;
}

/** Reads a table with headers as objects. Whether it has headers is known only once its rows are read. */
async function withHeaders(rows: Reading, readBy: ReadBy): Promise<Reading | undefined> {
  const index = headerIndex(rows.value as readonly (readonly Value[])[]);
  const call = rows.call.replace('ReadRows', 'ReadObjects');
  return index < 0
    ? undefined
    : readBy(index === 0 ? call : call.replace(/\)$/, `, headerRow: ${index + 1})`));
}

/** Reads a file with the first call that can, in the same way as a mapping would. */
export async function read(
  inspection: Inspection,
  file: RunFile,
  {probe, sheet}: {readonly probe: Probe; readonly sheet?: string},
): Promise<Reading | undefined> {
  const isData = inspection.kind === 'json' && file.isData;
  const calls = callsFor(inspection, isData, sheet);
  const readBy: ReadBy = async (call) => {
    const notation = inspection.kind === 'pdf' ? describedPages : described(call);
    const found = await probe(notation, {...file, isData});
    return found === undefined ? undefined : readingOf(call, found as unknown as Described);
  };
  for (const call of calls) {
    const reading = await readBy(call);
    if (reading) {
      // For JSON, the second call counts as a success, too: long numbers aren't a mistake in the file.
      const hasFailed = inspection.kind === 'csv' && call !== calls[0];
      const isTable = inspection.kind === 'xlsx' || hasFailed;
      const asObjects = isTable ? await withHeaders(reading, readBy) : undefined;
      return asObjects ?? {...reading, ...(hasFailed && {failedCall: calls[0]!})};
    }
  }
  const [call] = calls;
  return call === undefined ? undefined : {call, failedCall: call, isCut: false};
}

export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
}

export async function sheetsOf(file: RunFile, probe: Probe): Promise<readonly Sheet[]> {
  const sheets = await probe('Readers.XLSX.ListSheets($)', file);
  return (sheets ?? []) as unknown as readonly Sheet[];
}
