import {unzip, type ZipFiles} from '../../../../../functions/formats/zip/zip';
import {sizeText} from '../../../../../functions/limits/format';
import {ShareError} from '../../../Panel/drafts';
import {MAX_FILE_BYTES} from '../../../../universal/constants';
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
import {MANIFEST, README} from './manifest';

type Contents = ReadonlyMap<string, Uint8Array>;

export function readText(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  checkMapping(text);
  return text;
}

/** Returns the files by name, without the common folder that zipping a folder adds. */
function contentsOf(files: ZipFiles): Contents {
  const paths = Object.keys(files).filter((path) => !/(?:^__MACOSX\/|\/$)/.test(path));
  const folder = /^[^/]+\//.exec(paths[0] ?? '')?.[0] ?? '';
  const start = paths.every((path) => path.startsWith(folder)) ? folder.length : 0;
  return new Map(paths.map((path) => [path.slice(start), files[path]!]));
}

function fileOf(contents: Contents, path: string, name: string, isData: boolean): RunFile {
  const bytes = contents.get(path);
  check(bytes !== undefined);
  checkName(name);
  if (bytes.length > MAX_FILE_BYTES) {
    throw new ShareError(`${name} is larger than ${sizeText(MAX_FILE_BYTES)}. Use a smaller file.`);
  }
  return newFile(name, new Blob([bytes as Uint8Array<ArrayBuffer>]), isData);
}

function readFile(contents: Contents, file: unknown): RunFile {
  checkFields(file);
  const {path, name, isData} = file;
  check(typeof path === 'string');
  checkName(name);
  check(typeof isData === 'boolean');
  return fileOf(contents, path, name, isData);
}

/** Reads a bundle that the workbench made. */
function readManifest(contents: Contents, json: string): SharedDraft {
  const manifest: unknown = JSON.parse(json);
  checkFields(manifest);
  const {mapping: path, name, selected} = manifest;
  check(typeof path === 'string');
  check(name === undefined || typeof name === 'string');
  checkList(manifest.files);
  const files = manifest.files.map((file) => readFile(contents, file));
  const names = files.map((file) => file.name);
  checkUniqueNames(names);
  check(selected === undefined || (typeof selected === 'string' && names.includes(selected)));
  const bytes = contents.get(path);
  check(bytes !== undefined);
  return {mapping: readText(bytes), ...(name && {name}), files, ...(selected && {selected})};
}

/** Reads any other archive with one mapping. The first of the other files becomes the input. */
function guess(contents: Contents): SharedDraft {
  const paths = [...contents.keys()];
  const mapping =
    paths.find((path) => path.endsWith('.mapping')) ?? paths.find((path) => path === 'mapping.txt');
  if (mapping === undefined) {
    throw new ShareError(
      'The ZIP file contains no mapping. Choose a bundle from the workbench, or a ZIP file that contains a .mapping file.',
    );
  }
  const others = paths.filter((path) => path !== mapping && path !== README);
  checkList(others);
  const files = others.map((path) =>
    fileOf(contents, path, path.slice(path.lastIndexOf('/') + 1), /\.json$/i.test(path)),
  );
  checkUniqueNames(files.map(({name}) => name));
  const [first] = files;
  return {mapping: readText(contents.get(mapping)!), files, ...(first && {selected: first.name})};
}

/** Reads an archive that a reader chose. Its sizes are checked before anything is unpacked. */
export async function readBundle(archive: Uint8Array): Promise<SharedDraft> {
  const contents = contentsOf(await unzip(archive, 'file'));
  const manifest = contents.get(MANIFEST);
  return manifest
    ? readManifest(contents, new TextDecoder('utf-8', {fatal: true}).decode(manifest))
    : guess(contents);
}
