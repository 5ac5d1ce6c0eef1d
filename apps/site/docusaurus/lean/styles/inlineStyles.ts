import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BuildCache} from '../../buildCache';
import {settleVariables} from './settleVariables';
import {screenStyles, usedStyles} from './usedStyles';

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

const link = /<link rel="?stylesheet"? href="?([^\s">]+\.css)"?\s*\/?>/;
/**
 * Delays the first paint until the whole page has arrived. Otherwise, tables and
 * lines would shift as more of the page arrives.
 */
const wholePage = '<link rel=expect href=#page-end blocking=render>';
/** Matches scripts. They mention classes too, but none that the page needs before they run. */
const scripts = /<script[^]*?<\/script>/g;
const endTags = /\s*(?:<\/body>)?\s*(?:<\/html>)?\s*$/;
/**
 * Longer than the end tags. Only this many characters at the end of a page are searched for them, because
 * searching the whole page is slow.
 */
const MAX_END = 30;

function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part));
  return hash.digest('hex');
}

/**
 * Lets a page paint without waiting for the stylesheet. The rules that the page needs are in its head. The
 * whole stylesheet is at the end of the page, where it delays only the scripts, and nothing shifts when it
 * loads. Rules that no page or script uses, and variables that never change, are removed from the stylesheet.
 */
export function inlineStyles(
  directory: string,
  pages: readonly BuiltPage[],
  cache: BuildCache,
): BuiltPage[] {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'});
  // The other stylesheets are fetched with the workbench (apps/site/docusaurus/lean/chunks).
  const sheets = files.filter((path) => /styles\.[0-9a-f]+\.css$/.test(path));
  if (sheets.length !== 1) {
    throw new Error(
      `The build has ${sheets.length} stylesheets for all pages instead of one. Check which plugin or import adds or removes one.`,
    );
  }
  const sheet = join(directory, sheets[0]!);
  const source = readFileSync(sheet, 'utf8');
  const all = usedStyles(source);
  const reader = hashOf(
    source,
    readFileSync('apps/site/docusaurus/lean/styles/usedStyles.ts', 'utf8'),
  );
  const wordsIn = (text: string) => {
    const name = hashOf(reader, text);
    const words =
      cache.find(name) ?? cache.add(name, Buffer.from(JSON.stringify([...all.wordsIn(text)])));
    return JSON.parse(words.toString()) as string[];
  };
  const read = pages.map(({path, html}) => ({
    path,
    html,
    words: wordsIn(html.replaceAll(scripts, '')),
  }));
  // A set, because most pages have the same scripts.
  const code = new Set([
    ...pages.flatMap(({html}) => html.match(scripts) ?? []),
    ...files
      .filter((path) => /^assets.(?:js.*\.js|css.*\.css)$/.test(path) && !sheets.includes(path))
      .map((path) => readFileSync(join(directory, path), 'utf8')),
  ]);
  const named = new Set([...read.flatMap(({words}) => words), ...[...code].flatMap(wordsIn)]);
  const css = settleVariables(all.usedBy(named), named);
  cache.save();
  // The name contains a hash of the content, because browsers cache the file for a year.
  const name = (path: string) =>
    path.replace(/\.[0-9a-f]+\.css$/, `.${hashOf(css).slice(0, 8)}.css`);
  rmSync(sheet);
  writeFileSync(name(sheet), css);

  const used = usedStyles(screenStyles(css));
  return read.map(({path, html, words}) => {
    const [tag, url] = link.exec(html) ?? [];
    if (!tag || !url) {
      throw new Error(
        `${path} has no link to the stylesheet. Check whether Docusaurus writes it differently.`,
      );
    }
    const [end] = endTags.exec(html.slice(-MAX_END))!;
    const styled =
      html
        .slice(0, html.length - end.length)
        .replace(tag, () => `${wholePage}<style>${used.usedBy(new Set(words))}</style>`) +
      `<link id=page-end rel=stylesheet href=${name(url)}>${end}`;
    return {path, html: styled};
  });
}
