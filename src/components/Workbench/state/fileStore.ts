// Keeps the reader's files in this browser, so they survive a reload. Nothing here throws: without storage,
// for example in a private window, files last as long as the page.
import type {RunFile} from '../../../engine/workbenchMessages';
import {idsToDelete, type FileUse} from './filesToKeep';

const DATABASE = 'workbench-files';
const CONTENTS = 'contents';
/** Sizes and dates are kept apart from the contents, so choosing what to delete reads no files. */
const USES = 'uses';
const TIMEOUT_MS = 2000;

/** Waits for a request. IndexedDB reports failures with events, not with promises. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(CONTENTS);
    request.result.createObjectStore(USES, {keyPath: 'id'});
  };
  return resultOf(request);
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error!);
    // A full disk aborts the transaction without an error event.
    transaction.onabort = () => reject(transaction.error ?? new Error('Aborted'));
  });
}

type Work<T> = (contents: IDBObjectStore, uses: IDBObjectStore) => T | Promise<T>;

/** Opens the database for one transaction, so another tab can always delete or upgrade it. */
async function inTransaction<T>(work: Work<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction([CONTENTS, USES], 'readwrite');
    const done = completed(transaction);
    // If `work` fails first, no one waits for `done`.
    done.catch(() => {});
    const result = await work(transaction.objectStore(CONTENTS), transaction.objectStore(USES));
    await done;
    return result;
  } finally {
    database.close();
  }
}

/** Returns the fallback if storage fails, or doesn't respond before the timeout. */
async function orElse<T>(fallback: T, work: Work<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(fallback), TIMEOUT_MS);
  });
  const result = inTransaction(work).catch(() => fallback);
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}

/** Saves a file's content by its ID. Returns whether it was saved. */
export function saveFile({id, content}: RunFile): Promise<boolean> {
  return orElse(false, (contents, uses) => {
    contents.put(content, id);
    uses.put({id, size: content.size, usedAt: Date.now()} satisfies FileUse);
    return true;
  });
}

/** Loads the contents that were saved under these IDs. Those that aren't there are left out. */
export function loadFiles(ids: readonly string[]): Promise<Map<string, Blob>> {
  return orElse(new Map<string, Blob>(), async (contents, uses) => {
    const usedAt = Date.now();
    const found = await Promise.all(
      ids.map((id) => resultOf(contents.get(id) as IDBRequest<Blob | undefined>)),
    );
    const loaded = new Map<string, Blob>();
    for (const [index, content] of found.entries()) {
      if (content) {
        loaded.set(ids[index]!, content);
        uses.put({id: ids[index]!, size: content.size, usedAt} satisfies FileUse);
      }
    }
    return loaded;
  });
}

/** Deletes the files that were used least recently, but none of `keepIds`. Returns whether it worked. */
export function prune(keepIds: readonly string[]): Promise<boolean> {
  return orElse(false, async (contents, uses) => {
    const all = await resultOf(uses.getAll() as IDBRequest<FileUse[]>);
    for (const id of idsToDelete(all, keepIds)) {
      contents.delete(id);
      uses.delete(id);
    }
    return true;
  });
}
