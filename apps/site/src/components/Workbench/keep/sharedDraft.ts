import {ShareError} from '../../Panel/drafts';
import {listOf, text, where, type Shape} from '../../../stored/shape';
import {MAX_EDITED_LENGTH} from '../../../universal/constants';
import type {RunFile} from '../../../engine/workbenchMessages';
import {isPlainName} from './fileNames';

export const MAX_FILES = 20;

/**
 * What a link, a bundle or a saved mapping contains. The workbench shows it and runs it, like any other draft: in a
 * worker that can reach nothing but the site's own scripts, and within the time limit.
 */
export interface SharedDraft {
  readonly mapping: string;
  /** The name that the mapping was saved under. */
  readonly name?: string;
  /** A sample file of the site, which is the input. Links contain its name instead of its data. */
  readonly sample?: {readonly name: string; readonly isData: boolean};
  /** Missing if only the mapping was shared, so the reader's own files stay. */
  readonly files?: readonly RunFile[];
  /** The name of the file that `$` refers to. */
  readonly selected?: string;
}

/** The mapping of a link or a bundle. A mapping that is too long has a message of its own. */
export const mappingText = where(text(), ({length}) => {
  if (length > MAX_EDITED_LENGTH) {
    throw new ShareError(
      'The mapping is longer than 200,000 characters, which is too long for the workbench. Split it into smaller mappings.',
    );
  }
  return true;
});

export const fileName = where(text(), isPlainName);

/** The files of a link or a bundle. Too many files have a message of their own. */
export function filesOf<T>(file: Shape<T>): Shape<readonly T[]> {
  const list = listOf(file);
  return (value, onDropped) => {
    if (Array.isArray(value) && value.length > MAX_FILES) {
      throw new ShareError(
        `There are ${value.length} files, but the workbench opens at most ${MAX_FILES}. Ask for fewer files.`,
      );
    }
    return list(value, onDropped);
  };
}

export function areUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
