import {byteOrderMark, decode} from '../../../formats/encodings/encodings';
import {checkTextFileSize} from '../textFile';

/** Decodes an XML file. Without an encoding, uses the byte order mark, then the declaration, then UTF-8. */
export function textOfFile(file: Uint8Array | string, encoding: string | null): string {
  checkTextFileSize(file);
  if (typeof file === 'string') {
    return file;
  }
  const head = new TextDecoder('latin1').decode(file.slice(0, 200));
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1];
  return decode(
    file,
    encoding ?? byteOrderMark(file) ?? declared ?? 'utf-8',
    encoding ? 'encoding' : 'file',
  );
}

export const fileParameter = {
  type: ['Binary', 'Text'],
  data: true,
  description: 'the file or its text',
} as const;
