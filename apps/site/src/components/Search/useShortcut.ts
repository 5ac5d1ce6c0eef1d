import {useEffect, useRef} from 'react';
import {isShortcut} from '../../universal/isShortcut';

/** The state of a browser history entry, which survives a reload and needs no storage. */
type HistoryState = {readonly opensSearch?: boolean} | null;

/** Reloads the page, which then opens the search dialog. */
export function openAfterReload(): void {
  window.history.replaceState({...(window.history.state as HistoryState), opensSearch: true}, '');
  window.location.reload();
}

function takeRequestBeforeReload(): string | undefined {
  const {opensSearch, ...state} = (window.history.state as HistoryState) ?? {};
  if (!opensSearch) {
    return undefined;
  }
  window.history.replaceState(state, '');
  return '';
}

/** Calls `onShortcut` on a shortcut. If the search was opened before hydration, passes what was typed since. */
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
    const early = takeRequestBeforeReload() ?? window.takeEarlySearch?.();
    if (early !== undefined) {
      latest.current(early);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
