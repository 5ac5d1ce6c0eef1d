import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import type {Json} from '@documentation/base/internal/values/json';

/** Converts a mapping's result to JSON. Bytes become Base64 text, which is how workflows represent files. */
export function toJson(value: Value): Json {
  if (value instanceof Uint8Array) {
    return encodeBase64(value);
  }
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item)]));
  }
  return typeof value === 'object' && value !== null ? value.map(toJson) : value;
}
