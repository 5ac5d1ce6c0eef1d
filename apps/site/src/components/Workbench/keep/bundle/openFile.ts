import {sizeText} from '@documentation/base/internal/limits/format';
import {ShareError} from '../../../Panel/drafts';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import type {SharedDraft} from '../sharedDraft';
import {readBundle, readText} from './openBundle';

const MAX_BUNDLE_BYTES = 50_000_000;
/** Enough for the longest mapping, in which each character can take four bytes. */
const MAX_MAPPING_BYTES = 800_000;

/** Whether the bytes start like a ZIP archive, whatever the file is called. */
function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

async function read(file: File): Promise<SharedDraft> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isArchive(bytes)) {
    return readBundle(bytes);
  }
  if (bytes.length > MAX_MAPPING_BYTES) {
    throw new ShareError(
      `${file.name} is too large for a mapping (${formatSize(bytes.length)}). Choose a .mapping or .txt file, or load data as an input file.`,
    );
  }
  const name = /^(.+)\.mapping$/i.exec(file.name)?.[1];
  return {mapping: readText(bytes), ...(name && {name})};
}

/** Opens a bundle or a mapping that the reader chose. Throws a ShareError if it can't. */
export async function openFile(file: File): Promise<SharedDraft> {
  if (file.size > MAX_BUNDLE_BYTES) {
    throw new ShareError(
      `${file.name} is larger than ${sizeText(MAX_BUNDLE_BYTES)}. Choose a smaller file.`,
    );
  }
  try {
    return await read(file);
  } catch (error) {
    // The errors of damaged archives are written for readers, too.
    if (error instanceof Error && ['ShareError', 'MappingError'].includes(error.name)) {
      throw error;
    }
    throw new ShareError(
      `${file.name} couldn’t be opened. Choose a bundle from the workbench, or a .mapping or .txt file that contains a mapping.`,
    );
  }
}
