import {createStorageSlot} from '@docusaurus/theme-common';
import type {ExpectedOutcome} from '../../../workbenchRequests';
import {emptyDraft, type Draft, type LostFile} from './draft';
import {loadFiles, prune, saveFile} from './fileStore';

/** What is kept of the workbench: the draft, and the outcome that a page documents for it. */
export interface Kept {
  readonly draft: Draft;
  readonly expected?: ExpectedOutcome;
}

interface Stored {
  readonly mapping: string;
  readonly files: readonly LostFile[];
  readonly selected?: string;
  readonly expected?: ExpectedOutcome;
}

/** Each tab has a draft of its own. A new tab starts with the draft that was edited last. */
const ofTab = createStorageSlot('workbench.draft', {persistence: 'sessionStorage'});
const ofBrowser = createStorageSlot('workbench.draft', {persistence: 'localStorage'});

function isStoredFile(file: unknown): file is LostFile {
  const {id, name, isData} = (file ?? {}) as Partial<LostFile>;
  return typeof id === 'string' && typeof name === 'string' && typeof isData === 'boolean';
}

function parseStored(json: string | null): Stored | undefined {
  try {
    const {mapping, files, selected, expected} = JSON.parse(json ?? 'null') as Partial<Stored>;
    return typeof mapping === 'string' && Array.isArray(files) && files.every(isStoredFile)
      ? {mapping, files, ...(selected && {selected}), ...(expected && {expected})}
      : undefined;
  } catch {
    return undefined;
  }
}

function readStored(): Stored | undefined {
  return parseStored(ofTab.get()) ?? parseStored(ofBrowser.get());
}

/** Returns the draft of this tab, or the one that was edited last. Its files are loaded later. */
export function storedDraft(): Kept {
  const {mapping = '', expected} = readStored() ?? {};
  return {draft: {...emptyDraft, mapping}, ...(expected && {expected})};
}

/** Loads the files of the stored draft. Says which of them are gone. */
export async function loadStoredFiles(): Promise<Omit<Draft, 'mapping'>> {
  const {files: stored = [], selected} = readStored() ?? {};
  const contents = await loadFiles(stored.map(({id}) => id));
  const files = stored.flatMap((file) => {
    const content = contents.get(file.id);
    return content ? [{...file, content}] : [];
  });
  const isSelected = ({name}: LostFile) => name === selected;
  const lost = stored
    .filter(({id}) => !contents.has(id))
    .sort((a, b) => Number(isSelected(b)) - Number(isSelected(a)));
  return {
    files,
    selected: files.find(isSelected)?.name,
    ...(lost.length > 0 && {lost}),
  };
}

const saved = new Set<string>();

/** Saves the draft. If storage fails, the draft stays on the screen, and is lost with the page. */
export function saveDraft({draft, expected}: Kept): void {
  const {mapping, files, selected, lost = []} = draft;
  const json = JSON.stringify({
    mapping,
    files: [...files, ...lost].map(({id, name, isData, isSample}) => ({
      id,
      name,
      isData,
      isSample,
    })),
    selected: selected ?? lost[0]?.name,
    expected,
  });
  ofTab.set(json);
  ofBrowser.set(json);
  for (const file of files.filter(({id}) => !saved.has(id))) {
    saved.add(file.id);
    void saveFile(file).then(() => prune([...files, ...lost].map(({id}) => id)));
  }
}
