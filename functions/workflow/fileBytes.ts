import {decodeBase64} from '../formats/encodings/base64';
import type {Bytes} from '../formats/encodings/bytes';
import {failStep} from './stepErrors';

/** The bytes of a field that carries a file. */
export function fileBytes(base64: string, field: string): Bytes {
  try {
    return decodeBase64(base64);
  } catch {
    return failStep('E_INPUT', `The input at /${field}: The value is not base64 text.`);
  }
}
