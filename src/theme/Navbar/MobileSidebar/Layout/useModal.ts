import {useEffect, useRef, type RefObject} from 'react';

/** What lies behind the menu: everything beside the dialog and beside the navbar that holds it. */
function elementsBehind(dialog: HTMLElement): HTMLElement[] {
  const navbar = dialog.parentElement;
  return [...(navbar?.children ?? []), ...(navbar?.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== dialog &&
      element !== navbar &&
      !element.classList.contains('navbar-sidebar__backdrop'),
  );
}

/** While shown: focus goes in and stays in, Escape closes, and the focus returns afterwards. */
export default function useModal(
  isShown: boolean,
  close: () => void,
): RefObject<HTMLDivElement | null> {
  const dialog = useRef<HTMLDivElement>(null);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) {
      return undefined;
    }
    const opener = document.activeElement;
    const behind = elementsBehind(element);
    behind.forEach((other) => (other.inert = true));
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault();
        latestClose.current();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      behind.forEach((other) => (other.inert = false));
      if (element.contains(document.activeElement) && opener instanceof HTMLElement) {
        opener.focus();
      }
    };
  }, [isShown]);

  return dialog;
}
