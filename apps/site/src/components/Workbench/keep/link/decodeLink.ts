import {decodeBase64} from '@documentation/base/internal/encodings/base64';
import {fields, flag, optional, parseAs, text, where} from '../../../../stored/shape';
import {decodePacked} from '../../../Panel/share';
import {newFile} from '../../state/draft';
import {areUnique, fileName, filesOf, mappingText, type SharedDraft} from '../sharedDraft';
import {MAX_UNPACKED_BYTES, WORKBENCH_PREFIX, WORKBENCH_VERSION} from './fragment';

const link = where(
  fields({
    mapping: mappingText,
    sample: optional(fields({name: fileName, isData: flag})),
    files: optional(filesOf(fields({name: fileName, isData: flag, base64: text()}))),
  }),
  ({sample, files = []}) => areUnique([...(sample ? [sample] : []), ...files].map(nameOf)),
);

function nameOf({name}: {readonly name: string}): string {
  return name;
}

function fromJson(json: string): SharedDraft {
  const {mapping, sample, files} = parseAs(link, json);
  // Without a sample, the first file is the input.
  const selected = (sample ?? files?.[0])?.name;
  return {
    mapping,
    ...(sample && {sample}),
    ...(files && {
      files: files.map(({name, isData, base64}) =>
        newFile(name, new Blob([decodeBase64(base64)]), isData),
      ),
    }),
    ...(selected !== undefined && {selected}),
  };
}

/** Decodes the mapping in a fragment. Throws a ShareError if the link can't be opened. */
export async function decodeWorkbenchLink(hash: string): Promise<SharedDraft> {
  const code = hash.slice(WORKBENCH_PREFIX.length);
  return decodePacked(code, WORKBENCH_VERSION, MAX_UNPACKED_BYTES, fromJson);
}
