import {unzip, type ZipFiles} from '@documentation/mapping/internal/formats/zip/zip';
import {sizeText} from '@documentation/base/internal/limits/format';
import {fields, flag, optional, parseAs, text, where} from '../../../../stored/shape';
import {ShareError} from '../../../Panel/drafts';
import {MAX_FILE_BYTES} from '../../../../universal/constants';
import type {RunFile} from '../../../../engine/workbenchMessages';
import {newFile} from '../../state/draft';
import {areUnique, fileName, filesOf, mappingText, type SharedDraft} from '../sharedDraft';
import {MANIFEST, README, type BundledFile} from './manifest';

type Contents = ReadonlyMap<string, Uint8Array>;

function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
}

export function readText(bytes: Uint8Array): string {
  return mappingText(decodeText(bytes), () => {});
}

/** Returns the files by name, without the common folder that zipping a folder adds. */
function contentsOf(files: ZipFiles): Contents {
  const paths = Object.keys(files).filter((path) => !/(?:^__MACOSX\/|\/$)/.test(path));
  const folder = /^[^/]+\//.exec(paths[0] ?? '')?.[0] ?? '';
  const start = paths.every((path) => path.startsWith(folder)) ? folder.length : 0;
  return new Map(paths.map((path) => [path.slice(start), files[path]!]));
}

function fileOf(contents: Contents, {path, name, isData}: BundledFile): RunFile {
  const bytes = contents.get(path)!;
  if (bytes.length > MAX_FILE_BYTES) {
    throw new ShareError(`${name} is larger than ${sizeText(MAX_FILE_BYTES)}. Use a smaller file.`);
  }
  return newFile(name, new Blob([bytes as Uint8Array<ArrayBuffer>]), isData);
}

/** What the files of a bundle must look like: they are in the archive, and have different names. */
function bundledFiles(contents: Contents) {
  const path = where(text(), (each) => contents.has(each));
  const files = filesOf<BundledFile>(fields({path, name: fileName, isData: flag}));
  return where(files, (all) => areUnique(all.map(({name}) => name)));
}

/** Reads a bundle that the workbench made. */
function readManifest(contents: Contents, json: string): SharedDraft {
  const manifest = where(
    fields({
      mapping: where(text(), (path) => contents.has(path)),
      name: optional(text()),
      selected: optional(text()),
      files: bundledFiles(contents),
    }),
    ({selected, files}) => selected === undefined || files.some((each) => each.name === selected),
  );
  const {mapping, name, selected, files} = parseAs(manifest, json);
  return {
    mapping: readText(contents.get(mapping)!),
    ...(name && {name}),
    files: files.map((file) => fileOf(contents, file)),
    ...(selected && {selected}),
  };
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
  const named = others.map((path) => ({
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    isData: /\.json$/i.test(path),
  }));
  const files = bundledFiles(contents)(named, () => {}).map((file) => fileOf(contents, file));
  const [first] = files;
  return {mapping: readText(contents.get(mapping)!), files, ...(first && {selected: first.name})};
}

/** Reads an archive that a reader chose. Its sizes are checked before anything is unpacked. */
export async function readBundle(archive: Uint8Array): Promise<SharedDraft> {
  const contents = contentsOf(await unzip(archive, 'file'));
  const manifest = contents.get(MANIFEST);
  return manifest ? readManifest(contents, decodeText(manifest)) : guess(contents);
}
