import siteStorage from '@generated/site-storage';

/**
 * Docusaurus' storage slots hide failed writes, but readers must know whether their mapping was saved. These
 * functions throw if the browser has no storage, or if it is full.
 */
const KEY = `workbench-mappings${siteStorage.namespace}`;

export function readStored(): string | null {
  return window.localStorage.getItem(KEY);
}

export function writeStored(text: string): void {
  window.localStorage.setItem(KEY, text);
}

/** Reports changes made in other tabs. The key is null if a tab clears everything. */
export function onStoredElsewhere(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    if (key === KEY || key === null) {
      listener();
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
