import {decodeBase64} from '@documentation/base/internal/encodings/base64';
import type {Bytes} from '@documentation/base/internal/encodings/bytes';
import {failStep} from './stepErrors';

/** Decodes the Base64 text in a file field. */
export function fileBytes(base64: string, field: string): Bytes {
  try {
    return decodeBase64(base64);
  } catch {
    return failStep(
      'E_INPUT',
      `The input at /${field} isn’t valid Base64. Encode the file as Base64.`,
    );
  }
}
