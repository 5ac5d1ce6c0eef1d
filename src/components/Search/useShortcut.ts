import {useEffect, useRef} from 'react';
import {isShortcut} from '../../universal/isShortcut';

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
    const early = window.takeEarlySearch?.();
    if (early !== undefined) {
      latest.current(early);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
