import {fileBytes} from '../../language/fileBytes';
import {failStep} from '../../language/stepErrors';

const startsByType: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG\r\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[^]{4}WEBP/,
};

/** Turns an image into a data URL for the model. The first bytes identify the image type. */
export function pictureUrl(file: string): string {
  const start = String.fromCharCode(...fileBytes(file, 'file').subarray(0, 12));
  const type = Object.keys(startsByType).find((name) => startsByType[name]!.test(start));
  return type === undefined
    ? failStep(
        'E_INPUT',
        'The file isn’t a PNG, JPEG, GIF or WebP image. To use another type of file, extract its text first and pass it as `text`.',
      )
    : `data:${type};base64,${file}`;
}
