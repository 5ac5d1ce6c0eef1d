// Replaces react-router-dom where the app starts.
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

/** Where the reader is going: that page may still be loading. */
export const WantedLocation = createContext<Location | undefined>(undefined);

/** The same from the start of the app to its end. Inside a page, Docusaurus gives another, with its location. */
export class OuterRouter implements RouteComponentProps {
  readonly history = createBrowserHistory();
  readonly match = {path: '/', url: '/', params: {}, isExact: false};

  get location(): Location {
    return this.history.location;
  }
}

/**
 * The router's own tells all links on the page of a click, though the page stays as it is until the
 * next one is here. This one tells only the few parts outside of the page that ask for WantedLocation.
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

/** For URLs that this site doesn't have. */
export const HashRouter = (): null => null;
