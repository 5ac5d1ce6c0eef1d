import {lazy, useCallback, useEffect, useState, type ComponentType, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {isOutdated} from '../../../isOutdated';
import {prefetchCode} from '../../../universal/prefetchCode';
import {whenIdle} from '../../../whenIdle';
import {repeatEarlyUse, watchEarlyUse} from './earlyUse';
import {isDraftFragment} from '../share/fragment';

/** The props of a panel. On the server, a panel is read-only. */
export interface PanelProps<Definition> {
  readonly definition: Definition;
  readonly isLive: boolean;
}

type Panel<Definition> = ComponentType<PanelProps<Definition>>;

/** A panel whose code is loaded on demand. */
export interface PanelCode<Definition> {
  readonly load: () => Promise<{readonly default: Panel<Definition>}>;
  /** The panel for server rendering, which waits until the code has loaded. */
  readonly ServerPanel: Panel<Definition>;
  /** The panel's component. Undefined until its code has loaded. */
  panel?: Panel<Definition>;
}

export function panelCode<Definition>(load: PanelCode<Definition>['load']): PanelCode<Definition> {
  return {load, ServerPanel: lazy(load)};
}

export interface ShownPanel<Definition> {
  /** Undefined until the panel is needed and its code has loaded. */
  readonly panel: Panel<Definition> | undefined;
  /** Why the panel couldn't be loaded. Null during a retry, undefined if nothing failed. */
  readonly error: Error | null | undefined;
  readonly retry: () => void;
}

async function loadPanel<Definition>(code: PanelCode<Definition>): Promise<Panel<Definition>> {
  code.panel ??= (await code.load()).default;
  return code.panel;
}

/**
 * Loads the panel when it is needed. Server-rendered markup is replaced when the reader uses the panel or is
 * likely to use it soon. Without such markup, the live panel is shown as soon as it has loaded.
 */
export default function usePanel<Definition>(
  code: PanelCode<Definition>,
  placeRef: RefObject<HTMLElement | null>,
  hasServerMarkup: boolean,
): ShownPanel<Definition> {
  const [shown, setShown] = useState(() => (hasServerMarkup ? undefined : code.panel));
  const [error, setError] = useState<Error | null>();

  useEffect(() => {
    const place = placeRef.current;
    // After a failure, waits for Retry. Otherwise, every pointer event on the panel would try again.
    if (!place || shown || error) {
      return undefined;
    }
    const watching = new AbortController();
    const {signal} = watching;
    const untilReleased = watchEarlyUse(place, () => void show(), signal);
    async function show(): Promise<void> {
      const panel = await loadPanel(code).catch((reason: Error) => {
        setError(reason);
      });
      if (!panel) {
        return;
      }
      const use = await untilReleased();
      if (!signal.aborted) {
        watching.abort();
        // Renders immediately, before the next press can begin.
        flushSync(() => setShown(() => panel));
        if (hasServerMarkup && placeRef.current) {
          repeatEarlyUse(placeRef.current, use);
        }
      }
    }
    // In `npm run dev`, there is no server-rendered markup.
    const isEmpty = place.childElementCount === 0;
    const isRetry = error === null;
    if (!hasServerMarkup || isEmpty || isRetry || isDraftFragment(window.location.hash)) {
      void show();
    } else {
      whenIdle(() => prefetchCode(code.load));
    }
    // After a key press or a touch that scrolls, the reader may soon reach the panel.
    for (const sign of ['keydown', 'pointercancel']) {
      document.addEventListener(sign, () => whenIdle(() => void show()), {signal});
    }
    // A link or button may open another page, which will need the panel's code right away.
    for (const sign of ['focusin', 'pointerover']) {
      document.addEventListener(
        sign,
        ({target}) => {
          if ((target as Element).closest('a, button')) {
            // The next page tries again, and shows an error if that fails.
            loadPanel(code).catch(() => {});
          }
        },
        {signal},
      );
    }
    return () => watching.abort();
  }, [code, placeRef, hasServerMarkup, shown, error]);

  const retry = useCallback(() => {
    void isOutdated().then((itIs) => (itIs ? window.location.reload() : setError(null)));
  }, []);
  return {panel: shown, error, retry};
}
