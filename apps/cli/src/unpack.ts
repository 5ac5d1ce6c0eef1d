import {brotliDecompressSync} from 'node:zlib';

/** Returns text that apps/cli/build/bundle.ts has compressed. */
export function unpackText(packed: string): string {
  return brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8');
}
