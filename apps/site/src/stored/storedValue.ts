import {createStorageSlot} from '@docusaurus/theme-common';
import {parseStored, type Stored} from './parseStored';
import type {Shape} from './shape';

/** A value that the browser keeps as JSON. If storage fails, nothing is kept and nothing is thrown. */
export function storedValue<T>(
  name: string,
  shape: Shape<T>,
  persistence: 'localStorage' | 'sessionStorage' = 'localStorage',
) {
  const slot = createStorageSlot(name, {persistence});
  return {
    read: (): Stored<T> => parseStored(shape, slot.get()),
    write: (data: T): void => slot.set(JSON.stringify(data)),
    clear: (): void => slot.del(),
  };
}
