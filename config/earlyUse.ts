import type {HtmlTagObject} from '@docusaurus/types';
import {isShortcut} from '../src/universal/isShortcut';

declare global {
  interface Window {
    /** What was typed after the search was opened early, on the first call only; otherwise undefined. */
    takeEarlySearch?: () => string | undefined;
    /** Clicks the buttons that were clicked early. */
    repeatEarlyClicks?: () => void;
  }
}

/** Runs in the pages' heads, as text: records early clicks and input until the app has started. */
function rememberEarlyUse(isWish: typeof isShortcut): void {
  const clicked = new Set<HTMLElement>();
  let typed: string | undefined;

  function onKeyDown(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey} = event;
    const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (typed !== undefined && key === 'Escape') {
      typed = undefined;
    } else if (typed !== undefined && isText) {
      typed += key;
    } else if (isWish(event)) {
      typed ??= '';
    } else {
      return;
    }
    event.preventDefault();
  }

  function onClick({target}: MouseEvent): void {
    const button = (target as Element).closest('button');
    if (button?.matches('.navbar [aria-haspopup=dialog]')) {
      typed ??= '';
    } else if (button) {
      clicked.add(button);
    }
  }

  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
  window.takeEarlySearch = () => {
    document.removeEventListener('keydown', onKeyDown);
    const taken = typed;
    typed = undefined;
    return taken;
  };
  window.repeatEarlyClicks = () => {
    document.removeEventListener('click', onClick);
    clicked.forEach((button) => button.click());
  };
}

/** On a slow connection, readers see the buttons long before they work. */
export const earlyUseTag: HtmlTagObject = {
  tagName: 'script',
  attributes: {},
  innerHTML: `(${String(rememberEarlyUse)})(${String(isShortcut)})`,
};
