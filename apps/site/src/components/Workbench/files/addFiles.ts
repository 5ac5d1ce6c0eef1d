import {sizeText} from '@documentation/base/internal/limits/format';
import type {RunFile} from '../../../engine/workbenchMessages';
import {MAX_FILE_BYTES} from '../../../universal/constants';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import type {Draft} from '../state/draft';
import {freeName, inspectedFile} from './inspectedFile';
import {withoutLost} from './lostFiles';

const MAX_TOTAL_BYTES = 50_000_000;

/** A file to add. */
export interface Offered {
  readonly name: string;
  /** Undefined for a folder. */
  readonly content: Blob | undefined;
}

export interface Read {
  readonly files: readonly RunFile[];
  /** What couldn't be added, a sentence or two each. */
  readonly problems: readonly string[];
}

async function readOne({name, content}: Offered): Promise<RunFile | string> {
  if (content && content.size > MAX_FILE_BYTES) {
    return `${name} is larger than ${sizeText(MAX_FILE_BYTES)}. Choose a smaller file.`;
  }
  try {
    // A copy in memory stays as it is when the file on the disk is changed, moved or deleted.
    return await inspectedFile(name, new Blob([await content!.arrayBuffer()]));
  } catch {
    return content
      ? `${name} couldn’t be read. It may be a folder, or a file that was moved, deleted or locked. Choose the file again.`
      : `${name} is a folder. Choose the files in it.`;
  }
}

/** Reads the files that the reader chose or dropped. */
export async function readFiles(offered: readonly Offered[]): Promise<Read> {
  const read = await Promise.all(offered.map(readOne));
  return {
    files: read.filter((each) => typeof each !== 'string'),
    problems: read.filter((each) => typeof each === 'string'),
  };
}

/** Adds files to a draft under free names and selects one of them. Leaves out those beyond 50 MB in total. */
export function addFiles(
  draft: Draft,
  {files: read, problems}: Read,
): {draft: Draft; problems: string[]} {
  const files = [...draft.files];
  const found = [...problems];
  let bytes = files.reduce((sum, {content}) => sum + content.size, 0);
  for (const file of read) {
    if (bytes + file.content.size > MAX_TOTAL_BYTES) {
      found.push(
        `${file.name} (${formatSize(file.content.size)}) would bring the files above ${sizeText(MAX_TOTAL_BYTES)} in total. Remove a file first.`,
      );
    } else {
      bytes += file.content.size;
      const name = freeName(
        file.name,
        files.map((each) => each.name),
      );
      files.push({...file, name});
    }
  }
  const names = files.slice(draft.files.length).map(({name}) => name);
  if (names.length === 0) {
    return {draft, problems: found};
  }
  // A lost file is selected again when it's back.
  const selected = names.find((name) => name === draft.lost?.[0]?.name) ?? names[0];
  return {draft: withoutLost({...draft, files, selected}, names), problems: found};
}

/** Removes a file. If it was selected, selects the one after it, or the last one. */
export function removeFile(draft: Draft, name: string): Draft {
  const index = draft.files.findIndex((file) => file.name === name);
  const files = draft.files.filter((file) => file.name !== name);
  const next = files[Math.min(index, files.length - 1)]?.name;
  return {...draft, files, selected: draft.selected === name ? next : draft.selected};
}

/** Replaces a file with another one of the same name. */
export function replaceFile(draft: Draft, file: RunFile): Draft {
  return {...draft, files: draft.files.map((each) => (each.name === file.name ? file : each))};
}
