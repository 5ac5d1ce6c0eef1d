import {decodeBase64} from '../base64';
import {failStep} from '../stepErrors';

/** The bytes of a file of the input, which travels as base64 text. */
export function fileBytes(file: string): Uint8Array<ArrayBuffer> {
  try {
    return decodeBase64(file);
  } catch {
    return failStep('E_INPUT', 'The file isn’t base64 text.');
  }
}
