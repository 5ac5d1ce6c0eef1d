import type {ClientModule} from '@docusaurus/types';

/** The engine doesn't scroll when only the query changes; the specification (§2) says that it does. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const isOnlyQueryChanged =
      previousLocation?.pathname === location.pathname &&
      previousLocation.hash === location.hash &&
      previousLocation.search !== location.search;
    if (!isOnlyQueryChanged) {
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
