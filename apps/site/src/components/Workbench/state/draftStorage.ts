import {fields, fittingItems, flag, oneOf, optional, spare, text} from '../../../stored/shape';
import {storedValue} from '../../../stored/storedValue';
import type {ExpectedOutcome} from '../../../workbenchRequests';
import {emptyDraft, type Draft, type LostFile} from './draft';
import {loadFiles, prune, saveFile} from './fileStore';

/** What is kept of the workbench: the draft, and the outcome that a page documents for it. */
export interface Kept {
  readonly draft: Draft;
  readonly expected?: ExpectedOutcome;
}

const storedFile = fields({id: text(), name: text(), isData: flag, isSample: optional(flag)});

/** Loading more files would take minutes. */
const MAX_FILES = 1000;

const shape = fields({
  mapping: text(),
  files: spare(fittingItems(storedFile, MAX_FILES)),
  selected: spare(text()),
  expected: spare<ExpectedOutcome>(fields({kind: oneOf('result', 'error'), text: text()})),
});

/** Each tab has a draft of its own. A new tab starts with the draft that was edited last. */
const ofTab = storedValue('workbench.draft', shape, 'sessionStorage');
const ofBrowser = storedValue('workbench.draft', shape);

function readStored() {
  const first = ofTab.read();
  const second = first.data ? first : ofBrowser.read();
  return {...second.data, isDamaged: first.isDamaged || second.isDamaged};
}

/** Returns the draft of this tab, or the one that was edited last. Its files are loaded later. */
export function storedDraft(): Kept {
  const {mapping = '', expected} = readStored();
  return {draft: {...emptyDraft, mapping}, ...(expected && {expected})};
}

/** Returns a message for the reader if the stored draft can't be restored in full. */
export function storedDraftProblem(): string | undefined {
  return readStored().isDamaged
    ? 'Your last mapping or its files couldn’t be restored in full, because what the browser has stored is damaged. Check them before you continue.'
    : undefined;
}

/** Loads the files of the stored draft. Says which of them are gone. */
export async function loadStoredFiles(): Promise<Omit<Draft, 'mapping'>> {
  const {files: stored = [], selected} = readStored();
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
  const {mapping, files, selected = draft.lost?.[0]?.name, lost = []} = draft;
  const stored = {
    mapping,
    files: [...files, ...lost].map(({id, name, isData, isSample}) => ({
      ...{id, name, isData},
      ...(isSample && {isSample}),
    })),
    ...(selected !== undefined && {selected}),
    ...(expected && {expected}),
  };
  ofTab.write(stored);
  ofBrowser.write(stored);
  for (const file of files.filter(({id}) => !saved.has(id))) {
    saved.add(file.id);
    void saveFile(file).then(() => prune([...files, ...lost].map(({id}) => id)));
  }
}
