import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '../whenIdle';

/** Paths of links in view, in the order in which they came into it. */
const waiting: string[] = [];

function takeNext(prefetch: (path: string) => unknown): void {
  whenIdle(() => {
    prefetch(waiting.shift()!);
    if (waiting.length > 0) {
      takeNext(prefetch);
    }
  });
}

function prefetchSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const {isIntersecting, target} of entries) {
    if (isIntersecting) {
      void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  }
}

/** Sees links of a sidebar up to one screen before they are scrolled into view. */
let nearby: IntersectionObserver | undefined;

function watchSidebar(): void {
  const sidebar = document.querySelector('.theme-doc-sidebar-container .menu');
  if (!sidebar) {
    return;
  }
  if (nearby?.root !== sidebar) {
    nearby?.disconnect();
    nearby = new IntersectionObserver(prefetchSeen, {root: sidebar, rootMargin: '100% 0px'});
  }
  sidebar.querySelectorAll('a[href^="/"]').forEach((link) => nearby?.observe(link));
}

/**
 * The engine prefetches all links that come into view at once, which blocks a phone for half a
 * second on a page with many. Here one follows the other while the browser has nothing else to do.
 * Links of the sidebar don't have to be in view: readers scroll it and click at once.
 */
const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      return;
    }
    const {prefetch, preload} = window.docusaurus;
    window.docusaurus = {
      preload,
      prefetch(path) {
        waiting.push(path);
        if (waiting.length === 1) {
          takeNext(prefetch);
        }
        return false;
      },
    };
  },
  onRouteDidUpdate() {
    whenIdle(watchSidebar);
  },
};

export default clientModule;
