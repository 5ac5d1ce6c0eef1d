// `npm run bench -- pageWeight`: measures what a cold visit to each kind of page costs. Asserts nothing.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {readEnvironment} from '../config/environment';

const pages = {
  home: '',
  guide: 'guides/mappings/overview',
  function: 'platformRef/mappingFunctions/Text/Upper',
  API: 'apiRef/authentication',
};

interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

function weigh(contents: readonly Buffer[]): Weight {
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    raw: sum(contents.map((content) => content.length)),
    gzip: sum(contents.map((content) => gzipSync(content, {level: 9}).length)),
    brotli: sum(contents.map((content) => brotliCompressSync(content).length)),
  };
}

const {baseUrl} = readEnvironment();

/** The files that the HTML itself asks for: scripts, style sheets, pictures. */
function filesOf(html: string, pattern: RegExp): Buffer[] {
  const paths = [...html.matchAll(pattern)].map(([, path]) => path!.slice(baseUrl.length));
  return [...new Set(paths)].map((path) => readFileSync(join('build', path)));
}

function weighPage(path: string): Record<string, Weight> {
  const document = readFileSync(join('build', path, 'index.html'));
  const html = document.toString();
  const scripts = filesOf(html, /<script[^>]* src="?([^" >]+\.js)/g);
  const styles = filesOf(html, /<link[^>]* href="?([^" >]+\.css)/g);
  const pictures = filesOf(html, /<img[^>]* src="?([^" >]+\.(?:svg|png))/g);
  return {
    HTML: weigh([document]),
    CSS: weigh(styles),
    'JavaScript of every page': weigh(scripts),
    images: weigh(pictures),
    'before the first paint (HTML + CSS)': weigh([document, ...styles]),
    'all of it': weigh([document, ...styles, ...scripts, ...pictures]),
  };
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const home = weighPage(pages.home)['all of it']!;
const rows = Object.entries(pages).flatMap(([page, path]) =>
  Object.entries(weighPage(path)).map(([part, {raw, gzip, brotli}]) => ({
    page,
    part,
    'raw KB': kilobytes(raw),
    'gzip KB': kilobytes(gzip),
    'brotli KB': kilobytes(brotli),
    'gzip, home = 1': (gzip / home.gzip).toFixed(2),
  })),
);

console.log(`Node ${process.version}, ${process.platform} ${process.arch}; sizes of build/`);
console.table(rows);
