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
 * The engine prefetches all links that come into view at once, which blocks a phone for half a
 * second on a page with many. Here one follows the other while the browser has nothing else to do.
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
};

export default clientModule;
