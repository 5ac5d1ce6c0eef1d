import type {Value} from '@documentation/base/internal/values/types';

/** How many bytes of a file are examined to detect its type. */
const EXAMINED_BYTES = 100_000;

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((character, index) => bytes[index] === character.charCodeAt(0));
}

function decode(bytes: Uint8Array): string {
  const start = bytes.subarray(0, EXAMINED_BYTES);
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(start, {
      stream: start.length < bytes.length,
    });
  } catch {
    return new TextDecoder('windows-1252').decode(start);
  }
}

/** Decodes the start of a file. Returns undefined if it isn't text. */
function textOf(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  // oxlint-disable-next-line no-control-regex -- Only files that aren't text contain these characters.
  return /[\0-\u0008\u000e-\u001f]/.test(text) ? undefined : text;
}

/** Whether text looks like JSON. Long text is cut, so only short text can be parsed. */
function isJson(text: string, isCut: boolean): boolean {
  if (!/^\s*[[{]/.test(text)) {
    return false;
  }
  try {
    JSON.parse(text);
    return true;
  } catch {
    return isCut;
  }
}

/** Whether several lines contain the same number of one delimiter. Quoted cells may contain delimiters. */
function isCsv(text: string): boolean {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .slice(0, 5)
    .filter(Boolean);
  return [',', ';', '\t', '|'].some((delimiter) => {
    const counts = new Set(lines.map((line) => line.split(delimiter).length));
    return lines.length > 1 && counts.size === 1 && !counts.has(1);
  });
}

function extensionOfText(text: string, isCut: boolean): string {
  if (/^\s*<(?:!doctype html|html)\b/i.test(text)) {
    return 'html';
  }
  if (/^\s*<[?!a-z]/i.test(text)) {
    return 'xml';
  }
  if (isJson(text, isCut)) {
    return 'json';
  }
  return isCsv(text) ? 'csv' : 'txt';
}

function extensionOfBytes(bytes: Uint8Array, isCut: boolean): string {
  if (startsWith(bytes, '%PDF-')) {
    return 'pdf';
  }
  if (startsWith(bytes, 'PK\u0003\u0004')) {
    // The names of the files in an archive aren't compressed.
    const [start, end] = [bytes.subarray(0, EXAMINED_BYTES), bytes.subarray(-EXAMINED_BYTES)];
    const isWorkbook = [start, end].some((part) =>
      /\bxl\//.test(new TextDecoder('latin1').decode(part)),
    );
    return isWorkbook ? 'xlsx' : 'zip';
  }
  const text = textOf(bytes);
  return text === undefined ? 'bin' : extensionOfText(text, isCut || bytes.length > EXAMINED_BYTES);
}

/**
 * Returns the extension of the file that a value is saved as, by its content: 'xlsx'. `isCut` says that the value is
 * only the beginning of a file.
 */
export function extensionOf(value: Value, isCut = false): string {
  if (value instanceof Uint8Array) {
    return extensionOfBytes(value, isCut);
  }
  return typeof value === 'string'
    ? extensionOfText(value.slice(0, EXAMINED_BYTES), isCut || value.length > EXAMINED_BYTES)
    : 'json';
}
