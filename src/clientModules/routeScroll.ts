import type {ClientModule} from '@docusaurus/types';

/**
 * When the path or query has changed, scrolls to the hash target or, if there is none, to the top
 * (specification §2). Docusaurus doesn't scroll if only the query has changed or the hash has no target.
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
