/** The meta tag with the index script's path. Without the tag, the browser would first have to request the manifest. */
export const META_NAME = 'search-index';
/** The manifest contains the current index script's path, for pages from an older build. It is always revalidated. */
export const MANIFEST_FILE = 'search-index.json';

export interface Manifest {
  /** Relative to the base URL, with a content hash: 'assets/search/index.3f9a1c20.js' */
  readonly file: string;
}
