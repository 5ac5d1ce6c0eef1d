import {isShortcut} from '../src/universal/isShortcut';
import {inlineScript} from './inlineScript';

declare global {
  interface Window {
    /** Returns and clears the text typed into search before the app started, or undefined if search wasn't opened. */
    takeEarlySearch?: () => string | undefined;
    /** Clicks each button that was clicked before the app started. */
    repeatEarlyClicks?: () => void;
  }
}

/**
 * Records early clicks and input until the app has started. Every page's head
 * contains this function's source as an inline script.
 */
function rememberEarlyUse(isWish: typeof isShortcut): void {
  const clicked = new Set<HTMLElement>();
  const openers = '[aria-haspopup], [aria-expanded=false]';
  let typed: string | undefined;

  function onKeyDown(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey} = event;
    const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (key === 'Escape') {
      const opener = [...clicked].findLast((button) => button.matches(openers));
      // Calls off what would open: the search or else a menu. Otherwise, the key is for the parent window.
      if (typed === undefined && !clicked.delete(opener as HTMLElement)) {
        return;
      }
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

/** Preserves early clicks and input: on a slow connection, readers see buttons long before the buttons work. */
export const earlyUseTag = inlineScript(`(${String(rememberEarlyUse)})(${String(isShortcut)})`);
