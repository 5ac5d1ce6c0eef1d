import type {ClientModule} from '@docusaurus/types';

/**
 * After a navigation the view scrolls to the target of the hash and, if there is none, to the top
 * when the path or the query changed (specification §2). Docusaurus leaves the view where it is
 * when only the query changed and when the hash has no target.
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
