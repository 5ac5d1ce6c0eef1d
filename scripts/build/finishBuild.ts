// Finishes a build: writes the command-line tool, adds the file name of the search index to the pages and inlines their
// styles. Then writes security headers, well-known files and compressed copies.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readEnvironment} from '../../config/environment';
import {securityHeaders} from '../../config/securityHeaders';
import {wellKnownFiles} from '../../config/wellKnownFiles';
import {MANIFEST_FILE, META_NAME, type Manifest} from '../../src/search/index/loadSearchData';
import {CHECKSUM_PLACEHOLDER} from '../../src/universal/commandLineTool';
import {compressFiles} from './compressFiles';
import {inlineStyles, type BuiltPage} from '../../plugins/lean/styles/inlineStyles';
import {inlineScriptHashes} from './inlineScripts';
import {writeServerFiles} from './serverFiles';
import {writeTool} from './writeTool';
import {cacheFolder, openCache} from '../../plugins/buildCache';

const directory = process.argv[2] ?? 'build';
const environment = readEnvironment();
const cache = (what: string) => openCache(join(cacheFolder('.', directory), what));

/**
 * Reads all pages and adds what is known only after the scripts are built: the file name of the search index, and the
 * checksum of the command-line tool.
 */
function readPages(checksum: string): BuiltPage[] {
  const manifest = readFileSync(join(directory, MANIFEST_FILE), 'utf8');
  const {file} = JSON.parse(manifest) as Manifest;
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({
      path: join(directory, path),
      html: readFileSync(join(directory, path), 'utf8')
        .replace(
          '</head>',
          `<meta name=${META_NAME} content=${file}></head>`,
        )
        .replaceAll(CHECKSUM_PLACEHOLDER, checksum),
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
  const checksum = await writeTool(directory, environment);
  const pages = inlineStyles(directory, readPages(checksum), cache('words'));
  pages.forEach(({path, html}) => writeFileSync(path, html));
  writeHeaders(pages);
  writeWellKnownFiles();
  compressFiles(directory, cache('compressed'));
}

void finish();
