import siteStorage from '@generated/site-storage';

/** The database of the files in the workbench. */
export const FILE_DATABASE = 'workbench-files';

/** What this site has stored, by key. Other sites on the same origin have keys of their own. */
function storedIn(storage: Storage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(storage as unknown as Readonly<Record<string, string>>).filter(([key]) =>
      key.endsWith(siteStorage.namespace),
    ),
  );
}

/** Everything that this site has stored, apart from files, as JSON that a reader can keep. */
export function copyOfStored(): string {
  const {localStorage, sessionStorage} = window;
  return JSON.stringify(
    {localStorage: storedIn(localStorage), sessionStorage: storedIn(sessionStorage)},
    undefined,
    2,
  );
}

/** Removes everything that this site has stored in the browser. */
export function resetStored(): void {
  for (const storage of [window.localStorage, window.sessionStorage]) {
    Object.keys(storedIn(storage)).forEach((key) => storage.removeItem(key));
  }
  window.indexedDB.deleteDatabase(FILE_DATABASE);
}
