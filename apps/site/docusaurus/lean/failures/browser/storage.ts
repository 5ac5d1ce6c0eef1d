// Replaces Docusaurus' storage slots, which log an error each time they use storage that is full or broken.
import {useCallback, useState, useSyncExternalStore} from 'react';
import siteStorage from '@generated/site-storage';

type Kind = 'localStorage' | 'sessionStorage';

interface Options {
  readonly persistence?: Kind | 'none';
}

export interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
  readonly listen: (onChange: (event: StorageEvent) => void) => () => void;
}

let hasWarned = false;

/** Does something with storage. A failure is logged as a warning, once, and otherwise ignored. */
function attempt<T>(access: () => T, fallback: T): T {
  try {
    return access();
  } catch (error) {
    if (!hasWarned) {
      hasWarned = true;
      console.warn(
        'The browser’s storage is unavailable, full or broken. Settings and drafts may be lost when this page is closed.',
        error,
      );
    }
    return fallback;
  }
}

/** Browsers report a change only to other tabs. */
function announce(storage: Storage, key: string, oldValue: string | null): void {
  const newValue = storage.getItem(key);
  if (newValue !== oldValue) {
    window.dispatchEvent(
      new StorageEvent('storage', {key, oldValue, newValue, storageArea: storage}),
    );
  }
}

export function createStorageSlot(name: string, {persistence}: Options = {}): StorageSlot {
  const kind = persistence ?? siteStorage.type;
  const key = name + siteStorage.namespace;
  const storageOf = () => (kind === 'none' ? undefined : window[kind]);
  const change = (apply: (storage: Storage) => void) =>
    attempt(() => {
      const storage = storageOf();
      if (storage) {
        const before = storage.getItem(key);
        apply(storage);
        announce(storage, key, before);
      }
    }, undefined);
  return {
    get: () => attempt(() => storageOf()?.getItem(key) ?? null, null),
    set: (value) => change((storage) => storage.setItem(key, value)),
    del: () => change((storage) => storage.removeItem(key)),
    listen: (onChange) => {
      const listener = (event: StorageEvent) => {
        if (event.key === key && event.storageArea === attempt(storageOf, undefined)) {
          onChange(event);
        }
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

const noSlot: StorageSlot = {
  get: () => null,
  set: () => {},
  del: () => {},
  listen: () => () => {},
};

/** The value of a slot, with the slot itself. Without a name, there is no slot. */
export function useStorageSlot(
  name: string | null,
  options?: Options,
): readonly [string | null, StorageSlot] {
  const [slot] = useState(() => (name === null ? noSlot : createStorageSlot(name, options)));
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  return [useSyncExternalStore(listen, slot.get, () => null), slot];
}

/** The names of everything that is stored. */
export function listStorageKeys(kind: Options['persistence'] = siteStorage.type): string[] {
  return attempt(() => (kind === 'none' ? [] : Object.keys(window[kind])), []);
}
