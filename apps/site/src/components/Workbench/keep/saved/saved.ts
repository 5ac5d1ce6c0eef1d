import {
  MAX_NAME_LENGTH,
  MAX_VERSIONS,
  parseSaved,
  type SavedMapping,
  type SavedVersion,
} from './savedMapping';
import {onStoredElsewhere, readStored, writeStored} from './storage';

/** The mappings that the reader saved, newest first. They are saved only in this browser. */

const MAX_MAPPINGS = 100;
const MAX_STORED_BYTES = 200_000;

/** Its message tells the reader why nothing was saved, and what to do. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
}

const listeners = new Set<() => void>();

/** Reports changes, including those in other tabs. Returns a function that unsubscribes. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Returns the stored text, or null if there is none or the browser has no storage. */
export function storedText(): string | null {
  try {
    return readStored();
  } catch {
    return null;
  }
}

export function list(): readonly SavedMapping[] {
  return parseSaved(storedText()).mappings;
}

function store(mappings: readonly SavedMapping[]): void {
  const text = JSON.stringify(mappings);
  try {
    writeStored(text);
  } catch (error) {
    console.warn('The browser’s storage couldn’t be written to.', error);
    throw new SaveError(
      'The browser couldn’t save the mapping. Its storage is full or turned off, as in some private windows. Copy the mapping or download a bundle instead.',
    );
  }
  listeners.forEach((listener) => listener());
}

function checkRoom(mappings: readonly SavedMapping[]): void {
  if (mappings.length > MAX_MAPPINGS) {
    throw new SaveError(
      `You have saved ${MAX_MAPPINGS} mappings, which is the limit. Remove one, then save again.`,
    );
  }
  if (new Blob([JSON.stringify(mappings)]).size > MAX_STORED_BYTES) {
    throw new SaveError(
      'Saved mappings and their versions can take up at most 200\u00A0KB, and this one doesn’t fit. Remove a mapping, or download a bundle instead.',
    );
  }
}

function checkedName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') {
    throw new SaveError('The mapping has no name. Enter one, then save again.');
  }
  if (trimmed.length > MAX_NAME_LENGTH) {
    throw new SaveError(
      `The name has ${trimmed.length} characters, but at most ${MAX_NAME_LENGTH} are allowed. Shorten it.`,
    );
  }
  return trimmed;
}

/** Saves a mapping as its latest version. Returns false if the text hasn't changed since the last version. */
export function save(name: string, mapping: string, time = Date.now()): boolean {
  const wanted = checkedName(name);
  // Every change starts from what is stored, so two tabs don't overwrite each other's mappings.
  const stored = list();
  const versions = stored.find((each) => each.name === wanted)?.versions ?? [];
  if (versions[0]?.mapping === mapping) {
    return false;
  }
  const others = stored.filter((each) => each.name !== wanted);
  const changed = [
    {name: wanted, versions: [{time, mapping}, ...versions].slice(0, MAX_VERSIONS)},
    ...others,
  ];
  checkRoom(changed);
  store(changed);
  return true;
}

export function rename(from: string, to: string): void {
  const wanted = checkedName(to);
  const stored = list();
  if (wanted === from) {
    return;
  }
  if (stored.some(({name}) => name === wanted)) {
    throw new SaveError(`Another mapping is named “${wanted}”. Choose another name.`);
  }
  store(stored.map((each) => (each.name === from ? {...each, name: wanted} : each)));
}

/** Returns the removed mapping, for `restore`. */
export function remove(name: string): SavedMapping | undefined {
  const stored = list();
  store(stored.filter((each) => each.name !== name));
  return stored.find((each) => each.name === name);
}

/** Adds a removed mapping again. If its name was used since, the versions become older versions of that one. */
export function restore({name, versions}: SavedMapping): void {
  const stored = list();
  const since: readonly SavedVersion[] = stored.find((each) => each.name === name)?.versions ?? [];
  const all = [...since, ...versions].slice(0, MAX_VERSIONS);
  const changed = [{name, versions: all}, ...stored.filter((each) => each.name !== name)];
  checkRoom(changed);
  store(changed);
}
