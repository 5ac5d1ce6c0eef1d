import {useSyncExternalStore} from 'react';

/** From this width up, the dock is beside the page. Below this width, the dock covers the page. */
const query = '(width >= 1200px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export default function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
