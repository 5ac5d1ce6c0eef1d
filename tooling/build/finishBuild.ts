// Finishes a build: writes files for programs, the command-line tool and the mapping package, adds the file name of the search index to the
// pages and inlines their styles. Then writes security headers, well-known files and compressed copies.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readEnvironment} from '../../apps/site/config/environment';
import {securityHeaders} from '../../apps/site/config/securityHeaders';
import {wellKnownFiles} from '../../apps/site/config/wellKnownFiles';
import {
  MANIFEST_FILE,
  META_NAME,
  type Manifest,
} from '@documentation/reference/internal/search/index/manifest';
import {checksumPlaceholder, PACKAGE_FILE} from '../../apps/site/src/universal/commandLineTool';
import {compressFiles} from '../../apps/site/build/compressFiles';
import {inlineStyles, type BuiltPage} from '../../apps/site/docusaurus/lean/styles/inlineStyles';
import {inlineScriptHashes} from '../../apps/site/build/inlineScripts';
import {writeForMachines} from '../../apps/site/build/machineReaders';
import {writeServerFiles} from '../../apps/site/build/serverFiles';
import {billOfMaterials, type Lockfile} from '../licenses/billOfMaterials';
import {packMapping} from './mappingPackage/packMapping';
import {writeDownload, type Download} from './writeDownload';
import {writeTool} from './writeTool';
import {cacheFolder, openCache} from '../../apps/site/docusaurus/buildCache';

const directory = process.argv[2] ?? 'build';
const environment = readEnvironment();
const cache = (what: string) => openCache(join(cacheFolder('apps/site', directory), what));

function readPages(): BuiltPage[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({
      path: join(directory, path),
      html: readFileSync(join(directory, path), 'utf8'),
    }));
}

/** The file name of the search index. */
function indexFile(): string {
  const manifest = readFileSync(join(directory, MANIFEST_FILE), 'utf8');
  return (JSON.parse(manifest) as Manifest).file;
}

/** Adds what is known only after the scripts are built: the file name of the search index, and checksums. */
function complete(
  {path, html}: BuiltPage,
  index: string,
  downloads: readonly Download[],
): BuiltPage {
  const meta = `<meta name=${META_NAME} content=${index}></head>`;
  return {
    path,
    html: downloads.reduce(
      (text, {file, checksum}) => text.replaceAll(checksumPlaceholder(file), checksum),
      html.replace('</head>', meta),
    ),
  };
}

/** Writes the headers, with a policy that lists the hashes of all inline scripts. */
function writeHeaders(pages: readonly BuiltPage[]): void {
  const hashes = new Set(pages.flatMap(({html}) => inlineScriptHashes(html)));
  const headers = Object.entries(securityHeaders(environment, [...hashes].sort()));
  writeServerFiles(directory, headers, environment.baseUrl);
}

/** Publishes a list of all packages that the site is built with, for security scanners. */
function writeBillOfMaterials(): void {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  writeFileSync(join(directory, 'sbom.cdx.json'), JSON.stringify(billOfMaterials(lockfile)));
}

function writeWellKnownFiles(): void {
  for (const [name, text] of Object.entries(wellKnownFiles(environment))) {
    const path = join(directory, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }
}

async function finish(): Promise<void> {
  const built = readPages();
  // The tool contains the Markdown versions, so they can't contain its checksum.
  await writeForMachines(
    directory,
    environment,
    built.map(({html}) => html),
    cache('markdown'),
  );
  const downloads = [
    await writeTool(directory, environment),
    writeDownload(directory, PACKAGE_FILE, await packMapping()),
  ];
  const index = indexFile();
  const completed = built.map((page) => complete(page, index, downloads));
  const pages = inlineStyles(directory, completed, cache('words'));
  pages.forEach(({path, html}) => writeFileSync(path, html));
  writeHeaders(pages);
  writeBillOfMaterials();
  writeWellKnownFiles();
  compressFiles(directory, cache('compressed'));
}

void finish();
