import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

function scrollToTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    target.scrollIntoView();
  } else {
    window.scrollTo(0, 0);
  }
}

/**
 * If a page can't be preloaded, Docusaurus reloads the browser at the new URL, and the browser restores the
 * position on the old page. So the position isn't restored while a navigation is under way.
 */
function scrollAfterReload(): void {
  if (window.history.scrollRestoration === 'manual') {
    scrollToTarget(window.location.hash);
    // Browsers restore the position when the page has loaded, so it's too early to allow it again before.
    const allow = () => setTimeout(() => (window.history.scrollRestoration = 'auto'));
    if (document.readyState === 'complete') {
      allow();
    } else {
      window.addEventListener('load', allow);
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  scrollAfterReload();
}

/**
 * When the path or query has changed, scrolls to the hash target or, if there is none, to the top
 * (specification §2). Docusaurus doesn't scroll if only the query has changed or the hash has no target.
 */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return undefined;
    }
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  },
  onRouteDidUpdate({location, previousLocation}) {
    const isSamePage =
      previousLocation?.pathname === location.pathname &&
      previousLocation.search === location.search;
    if (previousLocation && !isSamePage) {
      scrollToTarget(location.hash);
    }
  },
};

export default clientModule;
