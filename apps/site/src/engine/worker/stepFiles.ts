// This module is loaded when a step first uses a file.
import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import type {Json} from '@documentation/base/internal/values/json';

type Files = Readonly<Record<string, Uint8Array>>;

/** Replaces the parts of a value for which the callback returns a replacement. */
function replace(value: Json, replaced: (part: Json) => Json | undefined): Json {
  const found = replaced(value);
  if (found !== undefined || typeof value !== 'object' || value === null) {
    return found ?? value;
  }
  if (Array.isArray(value)) {
    return value.map((item: Json) => replace(item, replaced));
  }
  const entries = Object.entries(value as Readonly<Record<string, Json>>);
  return Object.fromEntries(entries.map(([key, item]) => [key, replace(item, replaced)]));
}

/** Replaces references in the input with the Base64 text of the files. */
export function withContents(value: Json, files: Files): Json {
  return replace(value, (part) => {
    const names = typeof part === 'object' && part !== null ? Object.values(part) : [];
    const isReference = names.length === 1 && typeof names[0] === 'string';
    const file = isReference ? files[JSON.stringify(part)] : undefined;
    return file && encodeBase64(file);
  });
}

/** Replaces file contents with references, as in the examples. */
export function withReferences(value: Json, files: Files): Json {
  const references = new Map(
    Object.entries(files).map(([reference, bytes]) => [encodeBase64(bytes), reference]),
  );
  return replace(value, (part) => {
    const reference = typeof part === 'string' ? references.get(part) : undefined;
    return reference === undefined ? undefined : (JSON.parse(reference) as Json);
  });
}
