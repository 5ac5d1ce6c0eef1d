import {read, type Shape} from './shape';

export interface Stored<T> {
  readonly data: T | undefined;
  /** Whether something was dropped, because it doesn't have the expected shape. */
  readonly isDamaged: boolean;
}

/** Reads stored JSON. Drops what doesn't fit. */
export function parseStored<T>(shape: Shape<T>, json: string | null): Stored<T> {
  let isDamaged = false;
  const onDropped = () => {
    isDamaged = true;
  };
  try {
    const {data} = json === null ? {} : read(shape, JSON.parse(json), onDropped);
    return {data, isDamaged};
  } catch {
    return {data: undefined, isDamaged: true};
  }
}
