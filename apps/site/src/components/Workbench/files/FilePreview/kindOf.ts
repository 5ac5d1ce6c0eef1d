import type {FileStart} from './readStart';

/** What a file is. Only a reader function can tell whether text is CSV. */
export type Kind =
  | 'empty'
  | 'xlsx'
  | 'pdf'
  | 'xml'
  | 'json'
  | 'jsonLines'
  | 'csv'
  | 'text'
  | 'binary';

const kindByExtension: Readonly<Record<string, Kind>> = {
  csv: 'csv',
  tsv: 'csv',
  tab: 'csv',
  json: 'json',
  geojson: 'json',
  ndjson: 'jsonLines',
  jsonl: 'jsonLines',
  xml: 'xml',
  xlsx: 'xlsx',
  pdf: 'pdf',
};

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the first two lines are JSON documents of their own. */
function isJsonLines(text: string): boolean {
  const lines = text.split('\n', 20).filter((line) => line.trim());
  return lines.length > 1 && lines.slice(0, 2).every(isJson);
}

function kindOfText({text = '', isCut}: FileStart, name: string): Kind {
  const expected = kindByExtension[extensionOf(name)];
  const start = text.trimStart();
  if (start.startsWith('<')) {
    return /^<(?:!doctype\s+)?html\b/i.test(start) ? 'text' : 'xml';
  }
  if (/^[[{]/.test(start)) {
    if (isJsonLines(start)) {
      return 'jsonLines';
    }
    // Broken JSON counts as JSON too, because its reader says what is wrong.
    if (isCut || isJson(start) || /^(?:\{\s*["}']|\[\s*[[{\]"\d])/.test(start)) {
      return expected === 'csv' ? 'csv' : 'json';
    }
  }
  // The content has ruled out these kinds, whatever the extension says.
  return expected === 'xlsx' || expected === 'pdf' ? 'text' : (expected ?? 'text');
}

/** Finds out what a file is by its content first, then by its extension. */
export function kindOf(start: FileStart, name: string): Kind {
  const {bytes, text} = start;
  if (bytes.length === 0) {
    return 'empty';
  }
  const ascii = new TextDecoder('latin1').decode(bytes);
  if (ascii.slice(0, 1024).includes('%PDF-')) {
    return 'pdf';
  }
  const isWorkbook = ascii.startsWith('PK') && /\[Content_Types\]|xl\//.test(ascii);
  // Protected and very old workbooks aren't archives. The reader explains what to do.
  const isOldWorkbook = String.fromCharCode(...bytes.subarray(0, 4)) === '\xd0\xcf\x11\xe0';
  if (isWorkbook || isOldWorkbook) {
    return 'xlsx';
  }
  return text === undefined ? 'binary' : kindOfText(start, name);
}
