import type {ClientModule} from '@docusaurus/types';

/**
 * After a navigation, scrolls to the hash target. If there is none, scrolls to the top when the path or
 * query has changed (specification §2). Docusaurus doesn't scroll if only the query has changed or the
 * hash has no target.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const isSamePage =
      previousLocation?.pathname === location.pathname &&
      previousLocation.search === location.search;
    if (!previousLocation || isSamePage) {
      return;
    }
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) {
      target.scrollIntoView();
    } else {
      window.scrollTo(0, 0);
    }
  },
};

export default clientModule;
