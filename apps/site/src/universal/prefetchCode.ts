/** The parts of the bundler's runtime that fetch chunks. */
interface Bundler {
  /** Fetches a chunk by its ID. */
  e: (chunk: string) => Promise<unknown>;
  /** `u` returns the file name of a chunk; `p` is the base URL of all files. */
  readonly u: (chunk: string) => string;
  readonly p: string;
}

declare const __webpack_require__: Bundler;

/**
 * Returns the URLs of the files that a loader such as `() => import('./Dialog')` fetches. Only the bundler
 * knows them, so this function runs the loader with a fetch function that only records them.
 */
function filesOf(load: () => Promise<unknown>): string[] {
  const fetchChunk = __webpack_require__.e;
  const files: string[] = [];
  __webpack_require__.e = (chunk) => {
    files.push(__webpack_require__.p + __webpack_require__.u(chunk));
    return new Promise(() => {});
  };
  void load();
  __webpack_require__.e = fetchChunk;
  // A CSS-only chunk has no script, so its file name contains "undefined" instead of a hash.
  return files.filter((file) => !file.includes('undefined'));
}

declare global {
  interface Navigator {
    /** Not supported by all browsers. */
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  }
}

/** Whether a file has been fetched. The bundler removes its script elements, but the performance entries stay. */
function isFetched(file: string): boolean {
  const {href} = new URL(file, window.location.href);
  return (
    document.querySelector(`script[src="${file}"], link[href="${file}"]`) !== null ||
    performance.getEntriesByName(href).length > 0
  );
}

/** Whether the connection is slow. Docusaurus makes the same check before it prefetches pages (specification §2). */
function isSlowConnection(): boolean {
  const {connection} = navigator;
  return Boolean(connection?.saveData || connection?.effectiveType.includes('2g'));
}

/** Fetches code at the lowest priority without running it. Does nothing on a 2G connection or if data saving is on. */
export function prefetchCode(load: () => Promise<unknown>): void {
  if (isSlowConnection()) {
    return;
  }
  for (const file of filesOf(load)) {
    if (!isFetched(file)) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = file;
      if (link.relList.supports('prefetch')) {
        document.head.append(link);
      } else {
        // Safari doesn't support prefetch links.
        void fetch(file, {priority: 'low'}).catch(() => {});
      }
    }
  }
}
