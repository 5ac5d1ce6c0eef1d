import type {SearchData} from './searchData';

/** The file that names the current index. It is fetched anew, so that a redeploy is noticed. */
export const MANIFEST_FILE = 'search-index.json';

export interface Manifest {
  /** Relative to the base URL, with a hash of its content: 'assets/search/index.3f9a1c20.json' */
  readonly file: string;
}

let loading: Promise<SearchData | undefined> | undefined;

async function fetchJson(url: string, cache?: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}.`);
  }
  return response.json();
}

async function fetchSearchData(baseUrl: string): Promise<SearchData> {
  const {file} = (await fetchJson(baseUrl + MANIFEST_FILE, 'no-cache')) as Manifest;
  return (await fetchJson(baseUrl + file)) as SearchData;
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
