import {decodeBase64} from '../../../../../functions/formats/encodings/base64';
import {decodePacked} from '../../../Panel/share';
import type {RunFile} from '../../../../engine/workbenchMessages';
import {newFile} from '../../state/draft';
import {
  check,
  checkFields,
  checkList,
  checkMapping,
  checkName,
  checkUniqueNames,
  type SharedDraft,
} from '../sharedDraft';
import {MAX_UNPACKED_BYTES, WORKBENCH_PREFIX, WORKBENCH_VERSION} from './fragment';

function readSample(sample: unknown): SharedDraft['sample'] {
  checkFields(sample);
  const {name, isData} = sample;
  checkName(name);
  check(typeof isData === 'boolean');
  return {name, isData};
}

function readFile(file: unknown): RunFile {
  checkFields(file);
  const {name, isData, base64} = file;
  checkName(name);
  check(typeof isData === 'boolean');
  check(typeof base64 === 'string');
  return newFile(name, new Blob([decodeBase64(base64)]), isData);
}

function fromJson(json: string): SharedDraft {
  const shared: unknown = JSON.parse(json);
  checkFields(shared);
  const {mapping} = shared;
  checkMapping(mapping);
  const sample = shared.sample === undefined ? undefined : readSample(shared.sample);
  if (shared.files === undefined) {
    return {mapping, ...(sample && {sample, selected: sample.name})};
  }
  checkList(shared.files);
  const files = shared.files.map(readFile);
  const names = [...(sample ? [sample.name] : []), ...files.map(({name}) => name)];
  checkUniqueNames(names);
  // Without a sample, the first file is the input.
  const [selected] = names;
  return {
    mapping,
    ...(sample && {sample}),
    files,
    ...(selected !== undefined && {selected}),
  };
}

/** Decodes the mapping in a fragment, and runs nothing. Throws a ShareError if the link can't be opened. */
export async function decodeWorkbenchLink(hash: string): Promise<SharedDraft> {
  const code = hash.slice(WORKBENCH_PREFIX.length);
  return decodePacked(code, WORKBENCH_VERSION, MAX_UNPACKED_BYTES, fromJson);
}
