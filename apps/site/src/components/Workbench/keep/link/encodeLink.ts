import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {packText} from '../../../Panel/share';
import type {RunFile} from '../../../../engine/workbenchMessages';
import {selectedFile, type Draft} from '../../state/draft';
import {MAX_FILES} from '../sharedDraft';
import {MAX_UNPACKED_BYTES, WORKBENCH_PREFIX, WORKBENCH_VERSION} from './fragment';

/**
 * Many chat and mail programs cut links after 8,000 characters, some of which are the page's URL. A longer link
 * may still work, which is worth a try for a mapping, but not for data.
 */
const MAX_LENGTH_WITH_DATA = 7800;
const MAX_LENGTH = 32_000;

export interface LinkOptions {
  readonly withData: boolean;
  /** Set if the selected file is an unchanged sample of the site. The link then contains only this name. */
  readonly sampleName?: string | undefined;
}

async function packFile({name, isData, content}: RunFile) {
  const base64 = encodeBase64(new Uint8Array(await content.arrayBuffer()));
  return {name, isData, base64};
}

/** The files whose data goes into a link, the selected one first. */
export function filesToSend({files, selected}: Draft, sampleName?: string): readonly RunFile[] {
  const others = files.filter(({name}) => name !== selected);
  const input = files.filter(({name}) => name === selected);
  return sampleName === undefined ? [...input, ...others] : others;
}

/** Encodes a draft as the fragment of a link. Returns undefined if the link would be too long. */
export async function encodeWorkbenchLink(
  draft: Draft,
  {withData, sampleName}: LinkOptions,
): Promise<string | undefined> {
  const input = selectedFile(draft);
  const files = withData ? filesToSend(draft, sampleName) : [];
  const size = files.reduce((sum, {content}) => sum + content.size, draft.mapping.length);
  if (size > MAX_UNPACKED_BYTES || files.length > MAX_FILES) {
    return undefined;
  }
  const json = JSON.stringify({
    mapping: draft.mapping,
    ...(sampleName !== undefined && input && {sample: {name: sampleName, isData: input.isData}}),
    ...(files.length > 0 && {files: await Promise.all(files.map(packFile))}),
  });
  const data = new Blob([json]);
  if (data.size > MAX_UNPACKED_BYTES) {
    return undefined;
  }
  const fragment = WORKBENCH_PREFIX + WORKBENCH_VERSION + (await packText(data));
  const maxLength = files.length > 0 ? MAX_LENGTH_WITH_DATA : MAX_LENGTH;
  return fragment.length > maxLength ? undefined : fragment;
}
