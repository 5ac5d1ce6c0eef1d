import type {RunFile} from '../../../engine/workbenchMessages';
import type {WorkbenchRequest} from '../../../workbenchRequests';
import {newFile, type Draft} from './draft';

/** A mapping to open, from a page, a link, a bundle or the saved mappings. */
export interface Opened extends Extract<WorkbenchRequest, {readonly mapping: string}> {
  readonly name?: string;
  readonly files?: readonly RunFile[];
  readonly selected?: string;
}

async function filesOf(
  {sample, file: own, text, files}: Opened,
  readSample: (name: string) => Promise<Uint8Array>,
): Promise<readonly RunFile[] | undefined> {
  if (sample) {
    const samples = [sample.name, ...(sample.others ?? [])].map(async (name) => {
      const bytes = await readSample(name);
      const file = newFile(name, new Blob([new Uint8Array(bytes)]), sample.isData);
      return {...file, isSample: true};
    });
    return [...(await Promise.all(samples)), ...(files ?? [])];
  }
  if (own) {
    return [newFile(own.name, own.content, false)];
  }
  return text === undefined ? files : [newFile('input.json', new Blob([text]), true)];
}

/** The draft to open. Without files of its own, it gets those of the present draft. */
export type OpenedDraft = Draft | Pick<Draft, 'mapping'>;

/** Creates the draft to open. Fails if a sample can't be loaded. */
export async function openedDraft(
  opened: Opened,
  readSample: (name: string) => Promise<Uint8Array>,
): Promise<OpenedDraft> {
  const {mapping, selected} = opened;
  const files = await filesOf(opened, readSample);
  return files ? {mapping, files, selected: selected ?? files[0]?.name} : {mapping};
}
