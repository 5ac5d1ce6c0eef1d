import {
  MANIFEST_FILE,
  META_NAME,
  type Manifest,
} from '@documentation/reference/internal/search/index/manifest';
import type {SearchData} from '@documentation/reference/internal/search/index/searchData';
import type {SearchScript} from '@documentation/reference/internal/search/index/searchScript';

let loading: Promise<SearchScript | undefined> | undefined;
let failures = 0;

/** Browsers remember that a script failed, so each further attempt has a URL of its own. */
async function importScript(url: string): Promise<SearchScript> {
  const fresh = failures === 0 ? url : `${url}?${failures}`;
  try {
    return (await import(/* webpackIgnore: true */ fresh)) as SearchScript;
  } catch (error) {
    failures += 1;
    throw error;
  }
}

async function importCurrent(baseUrl: string): Promise<SearchScript> {
  const url = baseUrl + MANIFEST_FILE;
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok) {
    throw new Error(`${url} responded with status ${response.status}.`);
  }
  const {file} = (await response.json()) as Manifest;
  return importScript(baseUrl + file);
}

async function importIndex(baseUrl: string): Promise<SearchScript> {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content;
  return named
    ? // After a redeployment, the index script that an older page names may be gone.
      importScript(baseUrl + named).catch(() => importCurrent(baseUrl))
    : importCurrent(baseUrl);
}

/** Loads the index script once. A failure is only logged (specification §8), and the next call tries again. */
export function loadSearchScript(baseUrl: string): Promise<SearchScript | undefined> {
  loading ??= importIndex(baseUrl).catch((error: unknown) => {
    loading = undefined;
    console.error('The search index could not be loaded.', error);
    return undefined;
  });
  return loading;
}

let data: SearchData | undefined;

/** Loads the index. A script that can't be parsed is only logged, too. */
export async function loadSearchData(baseUrl: string): Promise<SearchData | undefined> {
  const script = await loadSearchScript(baseUrl);
  try {
    data ??= script?.default();
  } catch (error) {
    loading = undefined;
    failures += 1;
    console.error('The search index could not be read.', error);
  }
  return data;
}
