import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';
import {afterPaint} from './afterPaint';

declare global {
  interface Window {
    /** Supported only in Chromium. On Android, the Back gesture fires its close event. */
    readonly CloseWatcher?: new () => EventTarget & {destroy: () => void};
  }
}

/** The elements behind a dialog: its siblings and those of its ancestors. */
function elementsBehind(dialog: HTMLElement): HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (let part = dialog; part !== document.body; part = part.parentElement!) {
    for (const other of part.parentElement!.children) {
      if (
        other !== part &&
        other instanceof HTMLElement &&
        // Another dialog may open on top of this one, and a click on the menu's backdrop must close the menu.
        !other.matches('dialog, script, .navbar-sidebar__backdrop')
      ) {
        behind.push(other);
      }
    }
  }
  return behind;
}

/**
 * Keeps the focus in a dialog while it is shown, closes the dialog on Escape, and then restores the focus. A
 * native modal dialog recalculates the styles of the whole page before it appears. This hook makes the page
 * inert only after the dialog has been painted, so the dialog appears in half the time.
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
      // An inert dialog is under another one, which handles the key.
      if (isMeant && !element!.closest('[inert]')) {
        // Stops apps/site/config/frameEscape.ts from posting a message.
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
