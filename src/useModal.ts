import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';
import {afterPaint} from './afterPaint';

declare global {
  interface Window {
    /** Chromium's; on Android the Back gesture asks it to close. */
    readonly CloseWatcher?: new () => EventTarget & {destroy: () => void};
  }
}

/** What is behind a dialog: the siblings of the dialog and of its ancestors. */
function elementsBehind(dialog: HTMLElement): HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (let part = dialog; part !== document.body; part = part.parentElement!) {
    for (const other of part.parentElement!.children) {
      if (
        other !== part &&
        other instanceof HTMLElement &&
        // Another dialog may open over this one; the backdrop of the menu closes it.
        !other.matches('dialog, script, .navbar-sidebar__backdrop')
      ) {
        behind.push(other);
      }
    }
  }
  return behind;
}

/**
 * While it is shown, a dialog has the focus and keeps it, Escape closes it, and the focus returns
 * afterwards. A browser's own modal dialog gives every element of the page new styles before it is
 * seen; this one does so when it has been painted, and is there in half the time.
 */
export default function useModal<Dialog extends HTMLElement>(
  isShown: boolean,
  close: () => void,
  firstFocus: string,
): RefObject<Dialog | null> {
  const dialog = useRef<Dialog>(null);
  const onClose = useEffectEvent(close);

  useEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) {
      return undefined;
    }
    const opener = document.activeElement;
    element.querySelector<HTMLElement>(firstFocus)?.focus();

    const behind = elementsBehind(element);
    const callOff = afterPaint(() => behind.forEach((other) => (other.inert = true)));

    function onKeyDown(event: KeyboardEvent): void {
      const isMeant = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented;
      // One that is inert itself lies under another dialog, which takes the key.
      if (isMeant && !element!.closest('[inert]')) {
        // Taken: a frame around the site isn't told.
        event.preventDefault();
        onClose();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    watcher?.addEventListener('close', () => onClose());

    return () => {
      callOff();
      behind.forEach((other) => (other.inert = false));
      document.removeEventListener('keydown', onKeyDown);
      watcher?.destroy();
      const {activeElement} = document;
      const isLost = activeElement === document.body || element.contains(activeElement);
      if (isLost && opener instanceof HTMLElement) {
        opener.focus({preventScroll: true});
      }
    };
  }, [isShown, firstFocus]);

  return dialog;
}
