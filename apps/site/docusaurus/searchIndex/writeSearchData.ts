import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {
  MANIFEST_FILE,
  type Manifest,
} from '@documentation/reference/internal/search/index/manifest';
import type {SearchData} from '@documentation/reference/internal/search/index/searchData';
import {toScript} from '@documentation/reference/internal/search/index/searchScript';

/**
 * Writes the index to a file whose name contains a hash of the content, so it can be cached forever. Also
 * writes the manifest, which names this file.
 */
export async function writeSearchData(directory: string, data: SearchData): Promise<void> {
  const content = toScript(data);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const manifest: Manifest = {file: `assets/search/index.${hash}.js`};
  const file = join(directory, manifest.file);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, content);
  await writeFile(join(directory, MANIFEST_FILE), JSON.stringify(manifest));
}
