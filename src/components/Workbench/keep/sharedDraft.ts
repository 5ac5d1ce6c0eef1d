import {ShareError} from '../../Panel/drafts';
import {MAX_EDITED_LENGTH} from '../../../universal/constants';
import type {RunFile} from '../../../engine/workbenchMessages';
import {isPlainName} from './fileNames';

export const MAX_FILES = 20;

/** What a link, a bundle or a saved mapping contains. Opening it runs nothing: the workbench shows it first. */
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

export type Fields = Readonly<Record<string, unknown>>;

/** Throws if the data isn't what the workbench writes. Callers catch this and say that the data is damaged. */
export function check(isRight: boolean): asserts isRight {
  if (!isRight) {
    throw new TypeError('This isn’t what the workbench writes.');
  }
}

export function checkFields(value: unknown): asserts value is Fields {
  check(typeof value === 'object' && value !== null && !Array.isArray(value));
}

export function checkList(value: unknown): asserts value is readonly unknown[] {
  check(Array.isArray(value));
  if (value.length > MAX_FILES) {
    throw new ShareError(
      `There are ${value.length} files, but the workbench opens at most ${MAX_FILES}. Ask for fewer files.`,
    );
  }
}

export function checkMapping(value: unknown): asserts value is string {
  check(typeof value === 'string');
  if (value.length > MAX_EDITED_LENGTH) {
    throw new ShareError(
      'The mapping is longer than 200,000 characters, which is too long for the workbench. Split it into smaller mappings.',
    );
  }
}

export function checkName(value: unknown): asserts value is string {
  check(typeof value === 'string' && isPlainName(value));
}

export function checkUniqueNames(names: readonly string[]): void {
  check(new Set(names).size === names.length);
}
