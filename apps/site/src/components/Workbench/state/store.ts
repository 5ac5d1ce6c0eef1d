import {useSyncExternalStore} from 'react';

/** A value that changes outside React. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns a part of a store's value. The component renders again only when this part changes. */
export function useStore<T, Part>(
  {get, subscribe}: Pick<Store<T>, 'get' | 'subscribe'>,
  part: (value: T) => Part,
): Part {
  return useSyncExternalStore(subscribe, () => part(get()));
}
