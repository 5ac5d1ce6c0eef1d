import type {Value} from '@documentation/base/internal/values/types';
import {describeValue} from '@documentation/reference/internal/values/describeValue';
import {formatCount, formatSize} from '@documentation/reference/internal/values/formatSize';
import type {Inspection} from './inspect';
import type {Kind} from './kindOf';
import type {Reading} from './readings';

const nameByKind: Readonly<Record<Kind, string>> = {
  empty: 'Empty file',
  xlsx: 'XLSX',
  pdf: 'PDF',
  xml: 'XML',
  json: 'JSON',
  jsonLines: 'JSON Lines',
  csv: 'CSV',
  text: 'Text',
  binary: 'Binary file',
};

const encodingNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};

const delimiterNames: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
};

/** Kinds of files by the bytes they start with. */
const signatures: Readonly<Record<string, string>> = {
  '\x89PNG': 'PNG image',
  '\xff\xd8\xff': 'JPEG image',
  GIF8: 'GIF image',
  PK: 'ZIP archive',
  '\x1f\x8b': 'gzip archive',
};

function count(number: number, one: string): string {
  return `${formatCount(number)} ${number === 1 ? one : `${one}s`}`;
}

function nameOf({kind, start}: Inspection): string {
  if (kind !== 'binary') {
    return nameByKind[kind];
  }
  const ascii = String.fromCharCode(...start.bytes.subarray(0, 8));
  const found = Object.keys(signatures).find((signature) => ascii.startsWith(signature));
  return found === undefined ? nameByKind.binary : signatures[found]!;
}

function amountOf(kind: Kind, {value, count: items, columns}: Reading): string | undefined {
  switch (kind) {
    case 'csv':
    case 'xlsx':
      return items === undefined
        ? undefined
        : `${count(items, 'row')}, ${count(columns ?? 0, 'column')}`;
    case 'pdf':
      return items === undefined ? undefined : count(items, 'page');
    case 'xml':
      return undefined;
    default:
      return items === undefined ? describeValue(value as Value) : count(items, 'item');
  }
}

/** What is known about a file: ['CSV', '144 bytes', 'UTF-8', 'semicolon', '3 rows, 4 columns'] */
export function factsOf(inspection: Inspection, size: number, reading?: Reading): string[] {
  const {kind, start, format} = inspection;
  const encoding = format?.encoding ?? start.encoding;
  const isText = kind !== 'empty' && kind !== 'pdf' && kind !== 'xlsx' && encoding !== undefined;
  return [
    nameOf(inspection),
    formatSize(size),
    isText && (encodingNames[encoding] ?? encoding),
    format && format.confidence > 0 && (delimiterNames[format.delimiter] ?? format.delimiter),
    reading?.value !== undefined && amountOf(kind, reading),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}
