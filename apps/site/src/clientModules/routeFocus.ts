import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {focusProgrammatically} from '../focus';

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

/**
 * After a navigation, moves the focus to the hash target or to the page's heading, and announces the title
 * of a new page. The theme alone would leave the focus on the body and announce nothing.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const isSamePage = previousLocation?.pathname === location.pathname;
    if (!previousLocation || (isSamePage && previousLocation.hash === location.hash)) {
      return;
    }
    // Waits one frame, until the title has changed and the theme's own effects have run.
    requestAnimationFrame(() => {
      // The reader may have opened the search since.
      const target = document.querySelector('dialog[open]') ? null : focusTarget(location.hash);
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
