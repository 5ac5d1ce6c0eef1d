import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {routePath} from '../routePath';

/**
 * A host that serves '/guides/index.html' as it is starts the page under a path that no chunk is
 * preloaded for, and the page can't take over its HTML. So the address gets its clean path first.
 */
if (ExecutionEnvironment.canUseDOM && window.location.pathname.endsWith('.html')) {
  const {pathname, search, hash} = window.location;
  const cleanPath = routePath(pathname);
  if (cleanPath) {
    window.history.replaceState(window.history.state, '', cleanPath + search + hash);
  }
}
