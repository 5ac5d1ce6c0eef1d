import type {Draft} from '../../state/draft';
import {freeName, safeFileName} from '../fileNames';
import {terminalCommand} from './terminalCommand';

/** The file in a bundle that lists the others and their roles, so a bundle opens as it was saved. */
export const MANIFEST = 'workbench.json';
export const README = 'README.txt';

export interface BundledFile {
  /** The name in the archive, which every file system allows. */
  readonly path: string;
  /** The name in the workbench. */
  readonly name: string;
  readonly isData: boolean;
}

export interface Manifest {
  /** The mapping's name in the archive. */
  readonly mapping: string;
  /** The name that the reader saved the mapping under. */
  readonly name?: string;
  readonly selected?: string;
  readonly files: readonly BundledFile[];
}

/** Describes the bundle of a draft. */
export function manifestOf({files, selected}: Draft, name?: string): Manifest {
  const mapping = name ? `${safeFileName(name)}.mapping` : 'mapping.txt';
  const taken = [mapping, README, MANIFEST];
  const bundled = files.map((file) => {
    const path = freeName(safeFileName(file.name), taken);
    taken.push(path);
    return {path, name: file.name, isData: file.isData};
  });
  return {mapping, ...(name && {name}), ...(selected && {selected}), files: bundled};
}

/** The command that runs the mapping in the folder of the unpacked bundle. */
export function commandFor({mapping, selected, files}: Manifest): string {
  const input = files.find(({name}) => name === selected);
  return terminalCommand(
    mapping,
    input?.path,
    files.filter((file) => file !== input),
  );
}
