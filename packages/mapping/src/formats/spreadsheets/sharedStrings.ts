import type {ZipFiles} from '../zip/zip';
import {visitPart, type Place} from './parts';

/** Returns what a string contains: text or formatted runs. Phonetic hints (rPh) aren't part of the text. */
export function stringPlaces(add: (text: string) => void): Readonly<Record<string, Place>> {
  const t = {text: add};
  return {t, r: {inside: {t}}};
}

export function readSharedStrings(files: ZipFiles, path: string): string[] {
  const strings: string[] = [];
  const si = {
    open: () => void strings.push(''),
    inside: stringPlaces((text) => {
      strings[strings.length - 1] += text;
    }),
  };
  visitPart(files, path, {sst: {inside: {si}}});
  return strings;
}
