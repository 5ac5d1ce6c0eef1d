import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {usedStyles} from './usedStyles';

const link = /<link rel="?stylesheet"? href="?([^\s">]+\.css)"?\s*\/?>/;
/** A browser that paints half a page moves what it painted: tables, and lines that grow. */
const wholePage = '<link rel=expect href=#page-end blocking=render>';
/** Scripts name classes, too, but none that the page has before they run. */
const scripts = /<script[^]*?<\/script>/g;

/**
 * Lets a page be painted without waiting for the stylesheet: the rules it needs stand in its head,
 * the whole sheet at its end, where it only holds back the scripts, and nothing moves when it comes.
 * The sheet loses the rules that no page and no script has a use for.
 */
export function inlineStyles(directory: string): void {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'});
  const pages = files.filter((path) => path.endsWith('.html')).map((path) => join(directory, path));
  const sheets = files.filter((path) => path.endsWith('.css'));
  if (sheets.length !== 1) {
    throw new Error(`The build has ${sheets.length} stylesheets, but one is expected.`);
  }
  const sheet = join(directory, sheets[0]!);
  const code = [
    ...pages,
    ...files.filter((path) => /^assets.js.*\.js$/.test(path)).map((path) => join(directory, path)),
  ];
  const css = usedStyles(readFileSync(sheet, 'utf8'))(
    code.map((path) => readFileSync(path, 'utf8')).join('\n'),
  );
  // Its name says what is in it, because browsers keep it for a year.
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const name = (path: string) => path.replace(/\.[0-9a-f]+\.css$/, `.${hash}.css`);
  rmSync(sheet);
  writeFileSync(name(sheet), css);

  const stylesOf = usedStyles(css);
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const [tag, address] = link.exec(html) ?? [];
    if (!tag || !address) {
      throw new Error(`${page} has no stylesheet.`);
    }
    const styles = stylesOf(html.replaceAll(scripts, ''));
    writeFileSync(
      page,
      html
        .replace(tag, () => `${wholePage}<style>${styles}</style>`)
        .replace(
          /(?:<\/body>)?(?:<\/html>)?\s*$/,
          (end) => `<link id=page-end rel=stylesheet href=${name(address)}>${end}`,
        ),
    );
  }
}
