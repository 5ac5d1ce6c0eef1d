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

/**
 * Whether readers of this page are likely to want another: it is beside or below this one, or the text
 * links to it. Of navbar and sidebar, the rest is loaded when the pointer comes near.
 */
function isNear(path: string): boolean {
  const folder = window.location.pathname.replace(/[^/]*$/, '');
  return path.startsWith(folder) || document.querySelector(`main a[href="${path}"]`) !== null;
}

/**
 * Docusaurus immediately prefetches all links that come into view, which blocks a phone for half a
 * second on a page with many. Here one follows the other while the browser has nothing else to do,
 * and of the many links around a text only those that are near it count.
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
