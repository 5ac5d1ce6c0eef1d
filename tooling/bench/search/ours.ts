import {brotliCompressSync} from 'node:zlib';
import {createSearch} from '@documentation/reference/internal/search/createSearch';
import {fromScript} from '@documentation/reference/internal/search/index/searchScript';
import type {Contender} from './contender';

export async function ours(content: Buffer): Promise<Contender> {
  const search = await createSearch(fromScript(content.toString()));
  return {
    name: 'ours',
    indexBytes: {raw: content.length, brotli: brotliCompressSync(content).length},
    search: (query) => search(query).map(({url}) => url),
  };
}
