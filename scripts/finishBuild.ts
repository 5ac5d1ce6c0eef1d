// Finishes a build: styles in the pages, security headers from the pages' own scripts, and compressed twins of its files.
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {readEnvironment} from '../config/environment';
import {securityHeaders} from '../config/securityHeaders';
import {inlineStyles} from './inlineStyles';
import {inlineScriptHashes} from './inlineScripts';

const compressible = /\.(?:html|js|css|json|svg|txt|xml|yaml|md|csv|ndjson)$/;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;
const PARALLEL = 8;

const directory = process.argv[2] ?? 'build';
const environment = readEnvironment();

inlineStyles(directory);

const files = readdirSync(directory, {recursive: true, encoding: 'utf8'})
  .map((path) => join(directory, path))
  .filter((path) => statSync(path).isFile() && !/\.(?:br|gz)$/.test(path));

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
function writeHeaders(): void {
  const hashes = new Set(
    files
      .filter((path) => path.endsWith('.html'))
      .flatMap((path) => inlineScriptHashes(readFileSync(path, 'utf8'))),
  );
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

/** Brotli's best takes three times as long; it pays for the few large files, such as the search index. */
const LARGE_FILE_BYTES = 1_000_000;

/** Pages are most of the bytes and change with each build: 5 % more of them take a tenth of the time. */
function brotliQuality(path: string, {length}: Buffer): number {
  return path.endsWith('.html') ? 9 : length > LARGE_FILE_BYTES ? 11 : 10;
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(path, content),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, {level: 9}),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}

async function compressAll(): Promise<void> {
  const waiting = files.filter(
    (path) => compressible.test(path) && statSync(path).size >= MIN_BYTES,
  );
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await compress(path);
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, worker));
}

writeHeaders();
void compressAll();
