import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import type {Json} from '@documentation/base/internal/values/json';

/** Reads the bytes of a file in apps/site/content/static/samples/. */
export type ReadSample = (fileName: string) => Promise<Uint8Array>;

/** Replaces each sample file in a value with its content as Base64 text. */
export async function samplesAsBase64(value: unknown, readSample: ReadSample): Promise<Json> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => samplesAsBase64(item, readSample)));
  }
  if (typeof value !== 'object' || value === null) {
    return value as Json;
  }
  if (Object.keys(value).join() === 'sample') {
    return encodeBase64(await readSample((value as {sample: string}).sample));
  }
  const entries = Object.entries(value).map(
    async ([key, item]) => [key, await samplesAsBase64(item, readSample)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
