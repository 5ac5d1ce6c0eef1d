import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import type {Input} from '../../Panel/drafts';

/**
 * A file that the reader chose. A step's input is JSON, and the content of a file would make it too long to edit.
 * Instead, the JSON contains a reference: {"ownFile": "prices.csv"}. Examples refer to samples in a similar way:
 * {"sample": "orders.csv"}.
 */
type OwnFile = Extract<Input, {kind: 'file' | 'unreadable'}>;

const files = new Map<string, OwnFile>();
/** If there are more files, the oldest are dropped, because each can be as large as 20 MB. */
const MAX_FILES = 3;
/** Links can't include larger files. */
const MAX_SHARED_BYTES = 100_000;

/** Keeps a file while the page is open, and returns the JSON that refers to it. */
export function keepFile(file: OwnFile): string {
  let {name} = file;
  for (let number = 2; files.has(name); number += 1) {
    name = `${file.name} (${number})`;
  }
  files.set(name, file);
  for (const oldest of [...files.keys()].slice(0, -MAX_FILES)) {
    files.delete(oldest);
  }
  return JSON.stringify({ownFile: name});
}

export function keptFile(name: string): OwnFile {
  const problem = `${name} is no longer loaded. Choose the file again.`;
  return files.get(name) ?? {kind: 'unreadable', name, problem};
}

interface Reference {
  readonly kind: 'sample' | 'ownFile';
  readonly name: string;
}

function referenceIn(value: unknown): Reference | undefined {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [kind, name] = entries[0] ?? [];
  const isReference =
    entries.length === 1 && (kind === 'sample' || kind === 'ownFile') && typeof name === 'string';
  return isReference ? {kind, name} : undefined;
}

/** Reads a reference such as '{"sample": "orders.csv"}'. Returns undefined for anything else. */
export function readReference(json: string): Reference | undefined {
  try {
    return json.startsWith('{') ? referenceIn(JSON.parse(json)) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns all file references in the JSON. */
export function referencesIn(json: string): Reference[] {
  const found: Reference[] = [];
  JSON.parse(json, (_key, value: unknown) => {
    const reference = referenceIn(value);
    if (reference) {
      found.push(reference);
    }
    return value;
  });
  return found;
}

/** Replaces references to the reader's files with their contents. Returns undefined if a file is too large to share. */
export function withOwnContents(json: string): string | undefined {
  if (!json.includes('"ownFile"')) {
    return json;
  }
  try {
    const references = referencesIn(json).filter(({kind}) => kind === 'ownFile');
    const isTooLarge = references
      .map(({name}) => keptFile(name))
      .some((file) => file.kind === 'file' && file.bytes.length > MAX_SHARED_BYTES);
    const withContents: unknown = JSON.parse(json, (_key, value: unknown) => {
      const reference = referenceIn(value);
      const file = reference?.kind === 'ownFile' ? keptFile(reference.name) : undefined;
      return file?.kind === 'file' && !isTooLarge ? encodeBase64(file.bytes) : value;
    });
    return isTooLarge ? undefined : JSON.stringify(withContents);
  } catch {
    return json;
  }
}
