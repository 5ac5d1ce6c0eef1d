// Finishes a build: adds the file name of the search index to the pages and inlines their styles. Then writes
// security headers, well-known files, files for programs and compressed copies.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readEnvironment} from '../../config/environment';
import {securityHeaders} from '../../config/securityHeaders';
import {wellKnownFiles} from '../../config/wellKnownFiles';
import {MANIFEST_FILE, META_NAME, type Manifest} from '../../src/search/index/loadSearchData';
import {compressFiles} from './compressFiles';
import {inlineStyles, type BuiltPage} from '../../plugins/lean/styles/inlineStyles';
import {inlineScriptHashes} from './inlineScripts';
import {writeForMachines} from './machineReaders';
import {writeServerFiles} from './serverFiles';
import {cacheFolder, openCache} from '../../plugins/buildCache';

const directory = process.argv[2] ?? 'build';
const environment = readEnvironment();
const cache = (what: string) => openCache(join(cacheFolder('.', directory), what));

/** Reads all pages and adds the file name of the search index to them. The index is built only after the scripts. */
function readPages(): BuiltPage[] {
  const manifest = readFileSync(join(directory, MANIFEST_FILE), 'utf8');
  const {file} = JSON.parse(manifest) as Manifest;
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({
      path: join(directory, path),
      html: readFileSync(join(directory, path), 'utf8').replace(
        '</head>',
        `<meta name=${META_NAME} content=${file}></head>`,
      ),
    }));
}

/** Writes the headers, with a policy that lists the hashes of all inline scripts. */
function writeHeaders(pages: readonly BuiltPage[]): void {
  const hashes = new Set(pages.flatMap(({html}) => inlineScriptHashes(html)));
  const headers = Object.entries(securityHeaders(environment, [...hashes].sort()));
  writeServerFiles(directory, headers, environment.baseUrl);
}

function writeWellKnownFiles(): void {
  for (const [name, text] of Object.entries(wellKnownFiles(environment))) {
    const path = join(directory, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }
}

async function finish(): Promise<void> {
  const pages = inlineStyles(directory, readPages(), cache('words'));
  pages.forEach(({path, html}) => writeFileSync(path, html));
  writeHeaders(pages);
  writeWellKnownFiles();
  const html = pages.map((page) => page.html);
  await writeForMachines(directory, environment, html, cache('markdown'));
  compressFiles(directory, cache('compressed'));
}

void finish();
