import type {RunFile} from '../../../engine/workbenchMessages';
import {newFile} from '../state/draft';
import {kindOf} from './FilePreview/kindOf';
import {readStart} from './FilePreview/readStart';

/** Returns the name, or if it is taken, one with a number: 'orders (2).csv' */
export function freeName(name: string, taken: readonly string[]): string {
  const [, base = name, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) {
    free = `${base} (${number})${extension}`;
  }
  return free;
}

/** Creates a file whose kind isn't known yet. JSON is data, unless the reader decides otherwise. */
export async function inspectedFile(name: string, content: Blob, isData = true): Promise<RunFile> {
  const isJson = kindOf(await readStart(content), name) === 'json';
  return newFile(name, content, isJson && isData);
}
