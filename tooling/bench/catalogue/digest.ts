// Reduces a result to text that is equal for equal results.
import {createHash} from 'node:crypto';
import {XMLParser} from 'fast-xml-parser';
import {readSheet} from 'read-excel-file/node';
import type {Chain} from './chain';

/** Returns the values in a result. The bytes of two files can differ even if their content is the same. */
function readBack(result: unknown, {writes}: Chain): unknown {
  if (!(result instanceof Uint8Array)) {
    return result;
  }
  const file = Buffer.from(result);
  switch (writes) {
    case 'XML':
      return new XMLParser({
        ignoreAttributes: false,
        ignoreDeclaration: true,
        parseTagValue: false,
      }).parse(file);
    case 'XLSX':
      return readSheet(file);
    default:
      return JSON.parse(file.toString());
  }
}

function sortKeys(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}

const EXCERPT_LENGTH = 300;

export interface Digest {
  readonly hash: string;
  /** The start of the result, for messages. */
  readonly excerpt: string;
}

export async function digest(result: unknown, chain: Chain): Promise<Digest> {
  const text = JSON.stringify(await readBack(result, chain), sortKeys) ?? '';
  return {
    hash: createHash('sha256').update(text).digest('hex'),
    excerpt: text.slice(0, EXCERPT_LENGTH),
  };
}
