import {useEffect, useRef} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {isShortcut} from '../../universal/isShortcut';

/** Set where the page is loaded anew because the dialog's code is gone; the new page opens the dialog. */
export const askedBeforeReload = createStorageSlot('docusaurus.search.asked', {
  persistence: 'sessionStorage',
});

/** Calls back on a shortcut, and if the search was asked for before; then with what was typed since. */
export default function useShortcut(onShortcut: (typed?: string) => void): void {
  const latest = useRef(onShortcut);
  useEffect(() => {
    latest.current = onShortcut;
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isShortcut(event) && !event.defaultPrevented && !event.isComposing) {
        event.preventDefault();
        latest.current();
      }
    }
    const early = askedBeforeReload.get() ?? window.takeEarlySearch?.();
    askedBeforeReload.del();
    if (early !== undefined) {
      latest.current(early);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
