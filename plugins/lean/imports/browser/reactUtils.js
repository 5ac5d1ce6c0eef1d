/** Stands in for one module of theme-common where the phone menu is filled; see ../index.ts. */
import {useMemo} from 'react';
export {ReactContextError} from '@docusaurus/theme-common';

/**
 * @template {object} T
 * @param {T} object Its keys always stand in the same order here, so they needn't be sorted.
 * @returns {T} The same object until a value changes.
 */
export function useShallowMemoObject(object) {
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo
  return useMemo(() => object, Object.values(object));
}
