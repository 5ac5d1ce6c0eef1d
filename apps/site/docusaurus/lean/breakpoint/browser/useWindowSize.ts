// Replaces the theme's hook, which counts a window of exactly 996 px as mobile.
import {useSyncExternalStore} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {DESKTOP_BREAKPOINT_PX} from '../../../../src/universal/constants';

const desktop = ExecutionEnvironment.canUseDOM
  ? window.matchMedia(`(width >= ${DESKTOP_BREAKPOINT_PX}px)`)
  : undefined;

function subscribe(onChange: () => void): () => void {
  desktop?.addEventListener('change', onChange);
  return () => desktop?.removeEventListener('change', onChange);
}

/** Returns 'ssr' until the app has started, because the built HTML is the same for all windows. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    subscribe,
    () => (desktop?.matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
