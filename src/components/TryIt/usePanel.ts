import {useEffect, useLayoutEffect, useState, type ComponentType, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isDraftFragment} from './fragment';
import type {Props} from './Panel';

type Panel = ComponentType<Props>;

let loaded: Panel | undefined;

async function load(): Promise<Panel> {
  loaded ??= (await import('./Panel')).default;
  return loaded;
}

/** So early that the panel is there when the reader is. */
const NEAR = '400px';

/** Calls back once, when the element comes near the viewport or is used. */
function whenWanted(element: HTMLElement, onWanted: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        onWanted();
      }
    },
    {rootMargin: NEAR},
  );
  observer.observe(element);
  element.addEventListener('focusin', onWanted);
  element.addEventListener('pointerover', onWanted);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', onWanted);
    element.removeEventListener('pointerover', onWanted);
  };
}

/** The name of the control that has the focus, if it is in the element. */
function focusedName(element: HTMLElement): string | undefined {
  const focused = document.activeElement;
  return focused && element.contains(focused)
    ? (focused.getAttribute('name') ?? undefined)
    : undefined;
}

/** Loads the panel when it is wanted; the focus stays on the control that has it. */
export default function usePanel(placeRef: RefObject<HTMLElement | null>): Panel | undefined {
  const isHydrating = !useIsBrowser();
  const [panel, setPanel] = useState<
    {readonly Panel: Panel; readonly focused?: string} | undefined
  >(() => (loaded && !isHydrating ? {Panel: loaded} : undefined));

  useEffect(() => {
    const place = placeRef.current;
    if (!place || panel) {
      return undefined;
    }
    let isCurrent = true;
    function show(): void {
      void load().then((Panel) => {
        if (isCurrent) {
          setPanel({Panel, focused: focusedName(place!)});
        }
      });
    }
    if (isDraftFragment(window.location.hash)) {
      show();
    }
    const stop = whenWanted(place, show);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [placeRef, panel]);

  useLayoutEffect(() => {
    if (panel?.focused) {
      placeRef.current?.querySelector<HTMLElement>(`[name="${panel.focused}"]`)?.focus();
    }
  }, [placeRef, panel]);

  return panel?.Panel;
}
