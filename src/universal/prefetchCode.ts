/** The part of the bundler's function that fetches chunks. */
interface Bundler {
  /** Fetches a chunk by its number. */
  e: (chunk: string) => Promise<unknown>;
  /** The file of a chunk by its number, and the base URL of all files. */
  readonly u: (chunk: string) => string;
  readonly p: string;
}

declare const __webpack_require__: Bundler;

/**
 * The URLs of the files that a loader, `() => import('./Dialog')`, fetches. Only the bundler
 * knows them, so the loader runs while fetching is replaced by recording.
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
  // A chunk that is all styles has no script, and so no hash of one.
  return files.filter((file) => !file.includes('undefined'));
}

declare global {
  interface Navigator {
    /** Not in all browsers. */
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  }
}

/** The bundler removes its script elements; the browser remembers what it fetched. */
function isFetched(file: string): boolean {
  const {href} = new URL(file, window.location.href);
  return (
    document.querySelector(`script[src="${file}"], link[href="${file}"]`) !== null ||
    performance.getEntriesByName(href).length > 0
  );
}

/** As Docusaurus has it for pages (specification §2). */
function isSlowConnection(): boolean {
  const {connection} = navigator;
  return Boolean(connection?.saveData || connection?.effectiveType.includes('2g'));
}

/** Fetches code with the lowest priority, without running it; except on 2g or when data saving is on. */
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
        // Safari
        void fetch(file, {priority: 'low'}).catch(() => {});
      }
    }
  }
}
