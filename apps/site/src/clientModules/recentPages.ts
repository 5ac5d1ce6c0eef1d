import type {ClientModule} from '@docusaurus/types';
import {addRecentPage} from '../recentPages';
import {routePath} from '../routePath';
import {whenIdle} from '../whenIdle';

/** Remembers the documentation pages that the reader visits, for the search dialog. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation?.pathname === location.pathname) {
      return;
    }
    whenIdle(() => {
      const title = document.querySelector('.theme-doc-markdown h1')?.textContent;
      const path = routePath(location.pathname);
      // The reader may already have moved on.
      if (title && path && location.pathname === window.location.pathname) {
        addRecentPage([path, title]);
      }
    });
  },
};

export default clientModule;
