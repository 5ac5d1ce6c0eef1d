import {
  lazy,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isDraftFragment} from './fragment';

/** What a panel is told; on the server it is only to be read. */
export interface PanelProps<Definition> {
  readonly definition: Definition;
  readonly isLive: boolean;
}

type Panel<Definition> = ComponentType<PanelProps<Definition>>;

/** A panel whose code is fetched when it is wanted. */
export interface PanelCode<Definition> {
  readonly load: () => Promise<{readonly default: Panel<Definition>}>;
  /** For the server, which waits for it. */
  readonly ServerPanel: Panel<Definition>;
  /** Undefined until it has been fetched. */
  panel?: Panel<Definition>;
}

export function panelCode<Definition>(load: PanelCode<Definition>['load']): PanelCode<Definition> {
  return {load, ServerPanel: lazy(load)};
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
export default function usePanel<Definition>(
  code: PanelCode<Definition>,
  placeRef: RefObject<HTMLElement | null>,
): Panel<Definition> | undefined {
  const isHydrating = !useIsBrowser();
  const [shown, setShown] = useState<
    {readonly panel: Panel<Definition>; readonly focused?: string} | undefined
  >(() => (code.panel && !isHydrating ? {panel: code.panel} : undefined));

  useEffect(() => {
    const place = placeRef.current;
    if (!place || shown) {
      return undefined;
    }
    let isCurrent = true;
    async function show(): Promise<void> {
      code.panel ??= (await code.load()).default;
      if (isCurrent) {
        const next = {panel: code.panel, focused: focusedName(place!)};
        // It is built in small steps, unless somebody is about to type.
        if (next.focused) {
          setShown(next);
        } else {
          startTransition(() => setShown(next));
        }
      }
    }
    if (isDraftFragment(window.location.hash)) {
      void show();
    }
    const stop = whenWanted(place, () => void show());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [code, placeRef, shown]);

  useLayoutEffect(() => {
    if (shown?.focused) {
      placeRef.current?.querySelector<HTMLElement>(`[name="${shown.focused}"]`)?.focus();
    }
  }, [placeRef, shown]);

  return shown?.panel;
}
