import {createSearch, type Search} from '@documentation/reference/internal/search/createSearch';
import {loadSearchData} from '../../loadSearchData';

let created: Promise<Search | undefined> | undefined;

/** Creates the search engine once. After a failure, the next call tries again. */
export async function loadSearch(baseUrl: string): Promise<Search | undefined> {
  created ??= loadSearchData(baseUrl).then((data) => data && createSearch(data));
  const search = await created.catch((error: unknown) => {
    console.error('The search index could not be read.', error);
    return undefined;
  });
  if (!search) {
    created = undefined;
  }
  return search;
}
