import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {focusProgrammatically} from '../focus';

/**
 * After a navigation, the focus moves to the hash target or to the heading of the new page, and screen
 * readers announce its title. The theme alone would leave the focus on the body and announce nothing.
 */
function createLiveRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  region.dataset.routeAnnouncement = '';
  document.body.append(region);
  return region;
}

const region = ExecutionEnvironment.canUseDOM ? createLiveRegion() : null;

function focusTarget(hash: string): HTMLElement | null {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  return target || document.querySelector('main h1') || document.querySelector('main');
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const isSamePage = previousLocation?.pathname === location.pathname;
    if (!previousLocation || (isSamePage && previousLocation.hash === location.hash)) {
      return;
    }
    // One frame later, the title has changed and the theme's own effects have run.
    requestAnimationFrame(() => {
      const target = focusTarget(location.hash);
      if (target) {
        focusProgrammatically(target);
      }
      if (region && !isSamePage) {
        region.textContent = document.title;
      }
    });
  },
};

export default clientModule;
