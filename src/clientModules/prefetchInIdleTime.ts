import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '../whenIdle';

/** Paths of links that have come into view, oldest first. */
const waiting: string[] = [];

function takeNext(prefetch: (path: string) => unknown): void {
  whenIdle(() => {
    prefetch(waiting.shift()!);
    if (waiting.length > 0) {
      takeNext(prefetch);
    }
  });
}

/**
 * Whether readers are likely to open a page next, because it is in the current page's folder or linked from the
 * main content. Other pages are loaded when the pointer is over their links.
 */
function isNear(path: string): boolean {
  const folder = window.location.pathname.replace(/[^/]*$/, '');
  return path.startsWith(folder) || document.querySelector(`main a[href="${path}"]`) !== null;
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
    window.docusaurus = {
      preload,
      prefetch(path) {
        if (isNear(path)) {
          waiting.push(path);
          if (waiting.length === 1) {
            takeNext(prefetch);
          }
        }
        return false;
      },
    };
  },
};

export default clientModule;
