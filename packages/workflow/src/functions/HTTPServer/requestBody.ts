/** Parses a request body according to its content type. */
import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {decode} from '@documentation/base/internal/encodings/encodings';
import {MappingError} from '@documentation/base/internal/values/errors';
import {parseJson} from '@documentation/mapping/internal/formats/json/parseJson';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {Bytes} from '@documentation/base/internal/encodings/bytes';
import {shorten} from '@documentation/base/internal/values/quote';

/** 'application/json; charset=utf-8' → 'application/json' */
export function mediaType(contentType: string): string {
  return contentType.split(';', 1)[0]!.trim().toLowerCase();
}

/** Checks whether a type matches one of the patterns: 'text/csv' matches 'text/*'. */
export function isAccepted(type: string, accepted: readonly string[]): boolean {
  return accepted.some((pattern) => {
    const [family, kind] = pattern.toLowerCase().split('/');
    return (
      pattern === '*/*' ||
      type === pattern.toLowerCase() ||
      (kind === '*' && type.startsWith(`${family}/`))
    );
  });
}

/** Collects values by name. The values of a repeated name become a list. */
export function valuesByName<T>(pairs: Iterable<readonly [string, T]>): Record<string, T | T[]> {
  const values = new Map<string, T[]>();
  for (const [name, value] of pairs) {
    const list = values.get(name);
    if (list) {
      list.push(value);
    } else {
      values.set(name, [value]);
    }
  }
  return Object.fromEntries(
    [...values].map(([name, list]) => [name, list.length === 1 ? list[0]! : list]),
  );
}

function text(bytes: Bytes, contentType: string): string {
  const [, charset = 'utf-8'] = /;\s*charset="?([\w-]+)/i.exec(contentType) ?? [];
  return decode(bytes, charset);
}

async function formPart(value: FormDataEntryValue): Promise<Json> {
  return typeof value === 'string'
    ? value
    : {
        fileName: value.name,
        contentType: value.type,
        content: encodeBase64(new Uint8Array(await value.arrayBuffer())),
      };
}

/** Parses a multipart form with the parser that is built into browsers and Node. */
async function multipart(bytes: Bytes, contentType: string): Promise<Json> {
  const form = await new Response(bytes, {headers: {'content-type': contentType}}).formData();
  const pairs = [...form].map(async ([name, value]) => [name, await formPart(value)] as const);
  return valuesByName(await Promise.all(pairs));
}

async function read(bytes: Bytes, contentType: string): Promise<Json> {
  const type = mediaType(contentType);
  if (type === 'application/json' || type.endsWith('+json')) {
    return (await parseJson(text(bytes, contentType), {longNumbers: 'text'})) as Json;
  }
  if (type === 'application/x-www-form-urlencoded') {
    return valuesByName(new URLSearchParams(text(bytes, contentType)));
  }
  if (type === 'multipart/form-data') {
    return multipart(bytes, contentType);
  }
  return type.startsWith('text/') ? text(bytes, contentType) : null;
}

/** Parses a body. Returns null if it is empty or its type is unknown. Fails with E_PARSE if it isn't valid. */
export async function parseBody(bytes: Bytes, contentType: string): Promise<Json> {
  if (bytes.length === 0) {
    return null;
  }
  try {
    return await read(bytes, contentType);
  } catch (error) {
    const reason =
      error instanceof MappingError ? error.message : 'Check its parts and its boundary.';
    return failStep(
      'E_PARSE',
      `The body isn’t valid ${shorten(mediaType(contentType))}. ${reason}`,
    );
  }
}
