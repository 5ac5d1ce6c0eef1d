/** Stands in for the hook of theme-common; see ../index.ts. */
/* global window */
import {useSyncExternalStore} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {DESKTOP_BREAKPOINT} from '../../../../src/universal/constants';

/** @type {MediaQueryList | undefined} */
let query;

/** Asked for the window's width, a browser lays out the page first, in the middle of a rendering. */
function narrow() {
  query ??= window.matchMedia(`(max-width: ${DESKTOP_BREAKPOINT}px)`);
  return query;
}

/** @param {() => void} onChange */
function subscribe(onChange) {
  const list = narrow();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** @returns {'desktop' | 'mobile'} */
const current = () => (narrow().matches ? 'mobile' : 'desktop');

/** @type {() => 'desktop' | 'mobile' | 'ssr'} */
const atFirst = typeof window === 'undefined' ? () => 'ssr' : current;

/**
 * @returns {'desktop' | 'mobile' | 'ssr'} Not known on the server, nor while its page is taken over:
 * it is told with all else that only browsers know, in a rendering of its own.
 */
export function useWindowSize() {
  const size = useSyncExternalStore(subscribe, current, atFirst);
  return useIsBrowser() ? size : 'ssr';
}
