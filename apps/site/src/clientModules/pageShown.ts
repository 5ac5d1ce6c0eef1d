import type {ClientModule} from '@docusaurus/types';

const EVENT = 'documentation-page-shown';

/** Calls the listener after the content of another page has replaced the last one. Returns a function that unsubscribes. */
export function onPageShown(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}

/** Tells parts outside the page that there is another page. The URL changes before the content. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation?.pathname !== location.pathname) {
      window.dispatchEvent(new Event(EVENT));
    }
  },
};

export default clientModule;
