// Replaces react-router-dom in the module that starts the app.
import {
  createContext,
  createElement,
  useCallback,
  useState,
  useSyncExternalStore,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import {createBrowserHistory, type Location} from 'history';
import {
  __HistoryContext as HistoryContext,
  __RouterContext as RouterContext,
  type RouteComponentProps,
} from 'react-router';

/** The location that the reader is going to. Its page may still be loading. */
export const WantedLocation = createContext<Location | undefined>(undefined);

/**
 * The router context outside pages, which never changes. Inside a page,
 * Docusaurus provides a context with the page's location.
 */
export class OuterRouter implements RouteComponentProps {
  readonly history = createBrowserHistory();
  readonly match = {path: '/', url: '/', params: {}, isExact: false};

  get location(): Location {
    return this.history.location;
  }
}

/**
 * Provides the router context. React Router would render all links on the page again after a click,
 * although the page stays the same until the next page has loaded. This router updates only the few
 * parts outside the page that use WantedLocation.
 */
export function BrowserRouter({children}: PropsWithChildren): ReactNode {
  const [router] = useState(() => new OuterRouter());
  const {history} = router;
  const location = useSyncExternalStore(
    useCallback((heard: () => void) => history.listen(heard), [history]),
    () => history.location,
    () => history.location,
  );
  return createElement(
    HistoryContext.Provider,
    {value: history},
    createElement(
      RouterContext.Provider,
      {value: router},
      createElement(WantedLocation.Provider, {value: location}, children),
    ),
  );
}

/** Imported by Docusaurus, but never used, because this site has no hash URLs. */
export const HashRouter = (): null => null;
