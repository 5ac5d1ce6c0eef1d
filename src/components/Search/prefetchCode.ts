import {filesOfCode} from '../../filesOfCode';
import {whenIdle} from '../../whenIdle';

declare global {
  interface Navigator {
    /** Not in all browsers. */
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  }
}

/** Fetches code in idle time without running it, unless the connection is slow (specification §2). */
export function prefetchCode(load: () => Promise<unknown>): void {
  const {connection} = navigator;
  if (connection?.saveData || connection?.effectiveType.includes('2g')) {
    return;
  }
  whenIdle(() => {
    for (const file of filesOfCode(load)) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = file;
      document.head.append(link);
    }
  });
}
