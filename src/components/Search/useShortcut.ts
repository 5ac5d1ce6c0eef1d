import {useEffect, useRef} from 'react';

/** Typing '/' in a field means the character. */
function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  if (key === '/') {
    return !ctrlKey && !metaKey && !altKey && !isInField(event.target);
  }
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Calls back on Ctrl+K, Cmd+K and, outside of fields, on '/'. */
export default function useShortcut(onShortcut: () => void): void {
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
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
