import type {RunFile} from '../../../engine/workbenchMessages';

/** A file that this browser no longer has: everything but its content. */
export type LostFile = Omit<RunFile, 'content'>;

/** What the reader is working on. */
export interface Draft {
  readonly mapping: string;
  readonly files: readonly RunFile[];
  /** The name of the file that `$` refers to. */
  readonly selected: string | undefined;
  /** Files of the last visit that are gone, the selected one first. The mapping doesn't run without them. */
  readonly lost?: readonly LostFile[];
}

export const emptyDraft: Draft = {mapping: '', files: [], selected: undefined};

export function selectedFile({
  files,
  selected,
}: Pick<Draft, 'files' | 'selected'>): RunFile | undefined {
  return files.find(({name}) => name === selected);
}

/** Creates a file with an ID that no other file has. Unlike crypto.randomUUID(), this works without HTTPS, too. */
export function newFile(name: string, content: Blob, isData: boolean): RunFile {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return {id: Array.from(parts, (part) => part.toString(36)).join('-'), name, content, isData};
}
