// Finishes a build: the search index and styles in the pages, security headers from the pages' own scripts, and compressed twins of its files.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readEnvironment} from '../config/environment';
import {securityHeaders} from '../config/securityHeaders';
import {wellKnownFiles} from '../config/wellKnownFiles';
import {MANIFEST_FILE, META_NAME, type Manifest} from '../src/search/loadSearchData';
import {compressFiles} from './compressFiles';
import {inlineStyles, type BuiltPage} from './inlineStyles';
import {inlineScriptHashes, minifyInlineScripts} from './inlineScripts';
import {keptFolder, keptResults} from '../plugins/keptResults';

const directory = process.argv[2] ?? 'build';
const environment = readEnvironment();
const kept = (what: string) => keptResults(join(keptFolder('.', directory), what));

/** All pages. The scripts have their names before the search index exists, so pages name it. */
function readPages(): BuiltPage[] {
  const manifest = readFileSync(join(directory, MANIFEST_FILE), 'utf8');
  const {file} = JSON.parse(manifest) as Manifest;
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({
      path: join(directory, path),
      html: minifyInlineScripts(readFileSync(join(directory, path), 'utf8')).replace(
        '</head>',
        `<meta name=${META_NAME} content=${file}></head>`,
      ),
    }));
}

/** What deploy/nginx.conf can't know: the headers of this build, and where it lives. */
function nginxLines(headers: readonly (readonly [string, string])[], baseUrl: string): string[] {
  const notFoundPage = `${baseUrl}404.html`;
  const withoutSlash = baseUrl.slice(0, -1);
  return [
    ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
    `error_page 404 ${notFoundPage};`,
    // An address that can't be decoded leads nowhere, too.
    `error_page 400 =404 ${notFoundPage};`,
    `location = ${notFoundPage} { internal; }`,
    ...(withoutSlash ? [`location = ${withoutSlash} { return 301 ${baseUrl}$is_args$args; }`] : []),
  ];
}

/** For static hosts and our own server, and once more in nginx's words. */
function writeHeaders(pages: readonly BuiltPage[]): void {
  const hashes = new Set(pages.flatMap(({html}) => inlineScriptHashes(html)));
  const headers = Object.entries(securityHeaders(environment, [...hashes].sort()));
  const {baseUrl} = environment;
  writeFileSync(
    join(directory, '_headers'),
    [
      `${baseUrl}*`,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      `${baseUrl}assets/*`,
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ].join('\n'),
  );
  writeFileSync(join(directory, '_site.nginx'), `${nginxLines(headers, baseUrl).join('\n')}\n`);
}

function writeWellKnownFiles(): void {
  for (const [name, text] of Object.entries(wellKnownFiles(environment))) {
    const path = join(directory, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }
}

const pages = inlineStyles(directory, readPages(), kept('words'));
pages.forEach(({path, html}) => writeFileSync(path, html));
writeHeaders(pages);
writeWellKnownFiles();
compressFiles(directory, kept('compressed'));
