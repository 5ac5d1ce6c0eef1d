import {brotliCompressSync} from 'node:zlib';
import {createSearch} from '../../src/search/createSearch';
import type {SearchData} from '../../src/search/index/searchData';
import type {Contender} from './contender';

export async function ours(content: Buffer): Promise<Contender> {
  const search = await createSearch(JSON.parse(content.toString()) as SearchData);
  return {
    name: 'ours',
    indexBytes: {raw: content.length, brotli: brotliCompressSync(content).length},
    search: (query) => search(query).map(({url}) => url),
  };
}
