import type {ClientModule} from '@docusaurus/types';
import {routePath} from '../routePath';
import {whenIdle} from '../whenIdle';

/** Paths of links that have come into view and that readers are likely to follow, oldest first. */
const waiting: string[] = [];
/** Paths of the other links that have come into view. */
const unlikely = new Set<string>();
/** Whether the pointer has been over the sidebar. Whoever browses the sidebar may open any page in view. */
let isBrowsing = false;

function takeNext(prefetch: (path: string) => unknown): void {
  whenIdle(() => {
    prefetch(waiting.shift()!);
    if (waiting.length > 0) {
      takeNext(prefetch);
    }
  });
}

/** Whether readers are likely to open a page next: it is in the current page's folder or linked from the main content. */
function isNear(path: string): boolean {
  const folder = routePath(window.location.pathname)?.replace(/[^/]*$/, '');
  return (
    (folder && path.startsWith(folder)) || document.querySelector(`main a[href="${path}"]`) !== null
  );
}

/**
 * Docusaurus prefetches every link as soon as it comes into view. On a page with many links, this blocks a
 * phone for half a second. This module prefetches links one by one while the browser is idle, and only those
 * that readers are likely to follow.
 */
const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      return;
    }
    const {prefetch, preload} = window.docusaurus;

    function add(paths: Iterable<string>): void {
      const isIdle = waiting.length === 0;
      waiting.push(...paths);
      if (isIdle && waiting.length > 0) {
        takeNext(prefetch);
      }
    }

    window.docusaurus = {
      preload,
      prefetch(path) {
        if (isBrowsing || isNear(path)) {
          add([path]);
        } else {
          unlikely.add(path);
        }
        return false;
      },
    };

    document.addEventListener('pointerover', function browse({target}) {
      if ((target as Element).closest('.theme-doc-sidebar-container')) {
        document.removeEventListener('pointerover', browse);
        isBrowsing = true;
        add(unlikely);
      }
    });
  },
};

export default clientModule;
