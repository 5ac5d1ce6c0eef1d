import {useEffect, useRef, type RefObject} from 'react';
import {isShortcut} from '../../universal/isShortcut';

/** Makes '/' focus a field. On other pages, the key opens the search, so this listener runs first. */
export default function useSlashKey<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === '/' && isShortcut(event) && !event.isComposing) {
        event.preventDefault();
        field.current?.focus();
      }
    }
    document.addEventListener('keydown', onKeyDown, {capture: true});
    return () => document.removeEventListener('keydown', onKeyDown, {capture: true});
  }, []);
  return field;
}
