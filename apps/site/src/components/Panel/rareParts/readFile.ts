import {sizeText} from '@documentation/base/internal/limits/format';
import {MAX_FILE_BYTES} from '../../../universal/constants';
import type {Input} from '../drafts/input';

/** Reads a file that the reader chose, unless it is too large. */
export async function readFile(file: File): Promise<Input> {
  const {name, size} = file;
  const unreadable = (problem: string): Input => ({kind: 'unreadable', name, problem});
  if (size > MAX_FILE_BYTES) {
    return unreadable(`${name} is larger than ${sizeText(MAX_FILE_BYTES)}. Choose a smaller file.`);
  }
  try {
    return {kind: 'file', name, bytes: new Uint8Array(await file.arrayBuffer())};
  } catch {
    return unreadable(
      `${name} couldn’t be read. It may be a folder, or a file that was moved, deleted or locked. Choose the file again.`,
    );
  }
}
