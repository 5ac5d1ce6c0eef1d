import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {usedStyles} from './usedStyles';

const link = /<link rel="?stylesheet"? href="?([^\s">]+\.css)"?\s*\/?>/;
/** A browser that paints half a page moves what it painted: tables, and lines that grow. */
const wholePage = '<link rel=expect href=#page-end blocking=render>';
/** Scripts name classes, too, but none that the page has before they run. */
const scripts = /<script[^]*?<\/script>/g;
const endTags = /(?:<\/body>)?(?:<\/html>)?\s*$/;
/** Longer than the end tags; from the start of a page, the search for them is slow. */
const MAX_END = 30;

/**
 * Lets a page be painted without waiting for the stylesheet: the rules it needs stand in its head,
 * the whole sheet at its end, where it only holds back the scripts, and nothing moves when it comes.
 * The sheet loses the rules that no page and no script has a use for.
 */
export function inlineStyles(directory: string): void {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'});
  const sheets = files.filter((path) => path.endsWith('.css'));
  if (sheets.length !== 1) {
    throw new Error(`The build has ${sheets.length} stylesheets, but one is expected.`);
  }
  const sheet = join(directory, sheets[0]!);
  const all = usedStyles(readFileSync(sheet, 'utf8'));
  const pages = files
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(directory, path))
    .map((path) => {
      const html = readFileSync(path, 'utf8');
      return {path, html, words: all.wordsIn(html.replaceAll(scripts, ''))};
    });
  // Most pages have the same scripts.
  const code = new Set([
    ...pages.flatMap(({html}) => html.match(scripts) ?? []),
    ...files
      .filter((path) => /^assets.js.*\.js$/.test(path))
      .map((path) => readFileSync(join(directory, path), 'utf8')),
  ]);
  const css = all.usedBy(
    new Set([
      ...pages.flatMap(({words}) => [...words]),
      ...[...code].flatMap((text) => [...all.wordsIn(text)]),
    ]),
  );
  // Its name says what is in it, because browsers keep it for a year.
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const name = (path: string) => path.replace(/\.[0-9a-f]+\.css$/, `.${hash}.css`);
  rmSync(sheet);
  writeFileSync(name(sheet), css);

  const used = usedStyles(css);
  for (const {path, html, words} of pages) {
    const [tag, address] = link.exec(html) ?? [];
    if (!tag || !address) {
      throw new Error(`${path} has no stylesheet.`);
    }
    const [end] = endTags.exec(html.slice(-MAX_END))!;
    writeFileSync(
      path,
      html
        .slice(0, html.length - end.length)
        .replace(tag, () => `${wholePage}<style>${used.usedBy(words)}</style>`) +
        `<link id=page-end rel=stylesheet href=${name(address)}>${end}`,
    );
  }
}
