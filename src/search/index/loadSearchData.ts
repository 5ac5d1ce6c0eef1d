import type {SearchData} from './searchData';

/** The meta tag with the index file's path. Without the tag, the browser would first have to request the manifest. */
export const META_NAME = 'search-index';
/** The manifest contains the current index file's path, for pages from an older build. It is always revalidated. */
export const MANIFEST_FILE = 'search-index.json';

export interface Manifest {
  /** Relative to the base URL, with a content hash: 'assets/search/index.3f9a1c20.json' */
  readonly file: string;
}

let loading: Promise<SearchData | undefined> | undefined;

async function fetchJson(url: string, cache?: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url} responded with status ${response.status}.`);
  }
  return response.json();
}

async function fetchCurrentData(baseUrl: string): Promise<unknown> {
  const {file} = (await fetchJson(baseUrl + MANIFEST_FILE, 'no-cache')) as Manifest;
  return fetchJson(baseUrl + file);
}

async function fetchSearchData(baseUrl: string): Promise<SearchData> {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content;
  const data = named
    ? // After a redeployment, the index file that an older page names may be gone.
      await fetchJson(baseUrl + named).catch(() => fetchCurrentData(baseUrl))
    : await fetchCurrentData(baseUrl);
  return data as SearchData;
}

/** Loads the index once. A failure is only logged (specification §8), and the next call tries again. */
export function loadSearchData(baseUrl: string): Promise<SearchData | undefined> {
  loading ??= fetchSearchData(baseUrl).catch((error: unknown) => {
    loading = undefined;
    console.error('The search index could not be loaded.', error);
    return undefined;
  });
  return loading;
}
