import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {noFilter, type Filter, type OtherWords} from './filter';

const SAVE_DELAY_MS = 300;

/** The URL parameter for each part of the filter. */
const parameters: Readonly<Record<keyof Filter, string>> = {
  query: 'q',
  kind: 'kind',
  category: 'category',
  input: 'input',
  output: 'output',
  tool: 'names',
};

const parts = Object.keys(parameters) as (keyof Filter)[];

function readFilter(search: string): Filter {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    parts.map((part) => [part, given.get(parameters[part]) ?? '']),
  ) as unknown as Filter;
}

/** Puts the filter into the URL, so the filtered list can be shared. Keeps other parameters and the fragment. */
function saveFilter(filter: Filter): void {
  const url = new URL(window.location.href);
  for (const part of parts) {
    if (filter[part] === '') {
      url.searchParams.delete(parameters[part]);
    } else {
      url.searchParams.set(parameters[part], filter[part]);
    }
  }
  if (url.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', url);
  }
}

/** Manages the filter, which is also in the URL. The other names of functions are loaded when they are needed. */
export default function useFilter() {
  const {search} = useLocation();
  // The server doesn't know the query, so the first render in the browser must ignore it too.
  const isBrowser = useIsBrowser();
  const [changed, setChanged] = useState<Filter>();
  const [others, setOthers] = useState<OtherWords>({});
  const filter = changed ?? (isBrowser ? readFilter(search) : noFilter);
  const isFiltered = parts.some((part) => filter[part] !== '');

  useEffect(() => {
    if (!changed) {
      return undefined;
    }
    const {pathname} = window.location;
    const timer = window.setTimeout(() => {
      // A link changes the path at once, but the index stays until the next page has loaded.
      if (window.location.pathname === pathname) {
        saveFilter(changed);
      }
    }, SAVE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [changed]);

  function loadOthers(): void {
    import('@generated/function-tables/default/otherWords.json').then(
      ({default: words}) => setOthers(words as OtherWords),
      // Without these words, the filter still knows the functions' own names.
      (error: unknown) => console.warn('Other names of functions could not be loaded.', error),
    );
  }

  useEffect(() => {
    if (isFiltered) {
      loadOthers();
    }
  }, [isFiltered]);

  return {
    filter,
    others,
    isFiltered,
    change: (part: Partial<Filter>) => setChanged({...filter, ...part}),
    clear: () => setChanged(noFilter),
    loadOthers,
  };
}
