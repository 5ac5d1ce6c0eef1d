// Keeps the reader's files in this browser, so they survive a reload. Nothing here throws: without storage,
// files last as long as the page.
import type {RunFile} from '../../../engine/workbenchMessages';
import {FILE_DATABASE} from '../../../stored/resetStored';
import {idsToDelete, type FileUse} from './filesToKeep';

const CONTENTS = 'contents';
/** Sizes and dates are kept apart from the contents, so choosing what to delete reads no files. */
const USES = 'uses';
/** Long enough for a busy computer, because a file that doesn't arrive counts as lost. */
const TIMEOUT_MS = 10_000;

/** Waits for a request. IndexedDB reports failures with events, not with promises. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(FILE_DATABASE, 1);
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

/**
 * Saves a file's content by its ID. Returns whether it was saved. The bytes are stored, not the Blob: Safari can't store
 * Blobs in private windows, and Firefox can't always read them again.
 */
export async function saveFile({id, content}: RunFile): Promise<boolean> {
  // A transaction ends while anything else is waited for, so the bytes are read first.
  const bytes = await content.arrayBuffer();
  return orElse(false, (contents, uses) => {
    contents.put(bytes, id);
    uses.put({id, size: bytes.byteLength, usedAt: Date.now()} satisfies FileUse);
    return true;
  });
}

/** Loads the contents that were saved under these IDs. Those that aren't there, or can't be read, are left out. */
export async function loadFiles(ids: readonly string[]): Promise<Map<string, Blob>> {
  const stored = await orElse([], async (contents, uses) => {
    const usedAt = Date.now();
    const found = await Promise.all(
      // Earlier versions stored Blobs.
      ids.map((id) => resultOf(contents.get(id) as IDBRequest<ArrayBuffer | Blob | undefined>)),
    );
    for (const [index, content] of found.entries()) {
      if (content) {
        const size = content instanceof Blob ? content.size : content.byteLength;
        uses.put({id: ids[index]!, size, usedAt} satisfies FileUse);
      }
    }
    return found;
  });
  const loaded = new Map<string, Blob>();
  for (const [index, content] of stored.entries()) {
    const bytes = content instanceof Blob ? await content.arrayBuffer().catch(() => {}) : content;
    if (bytes instanceof ArrayBuffer) {
      loaded.set(ids[index]!, new Blob([bytes]));
    }
  }
  return loaded;
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
