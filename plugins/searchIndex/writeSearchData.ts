import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {MANIFEST_FILE, META_NAME, type Manifest} from '../../src/search/loadSearchData';
import type {SearchData} from '../../src/search/searchData';

/**
 * Writes the index under a name with a hash of its content, so that it can be kept for ever, and the
 * manifest that names it. The scripts have their names before the index exists, so they can't know its.
 */
export async function writeSearchData(directory: string, data: SearchData): Promise<Manifest> {
  const content = JSON.stringify(data);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const manifest: Manifest = {file: `assets/search/index.${hash}.json`};
  const file = join(directory, manifest.file);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, content);
  await writeFile(join(directory, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}

/** Names the index in the head of all pages of a build. */
export async function nameInPages(directory: string, {file}: Manifest): Promise<void> {
  const paths = await readdir(directory, {recursive: true});
  for (const path of paths.filter((name) => name.endsWith('.html'))) {
    const page = join(directory, path);
    const html = await readFile(page, 'utf8');
    await writeFile(
      page,
      html.replace('</head>', `<meta name=${META_NAME} content=${file}></head>`),
    );
  }
}
