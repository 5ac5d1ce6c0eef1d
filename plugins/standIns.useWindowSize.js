/** Stands in for the hook of theme-common; see standIns.ts. */
/* global window */
import {useSyncExternalStore} from 'react';
import {DESKTOP_BREAKPOINT} from '../src/constants';

/** @param {() => void} onChange */
function subscribe(onChange) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** @returns {'desktop' | 'mobile' | 'ssr'} Not known on the server, nor while its page is taken over. */
export function useWindowSize() {
  return useSyncExternalStore(
    subscribe,
    () => (window.innerWidth > DESKTOP_BREAKPOINT ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
