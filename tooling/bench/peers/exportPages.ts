// Exports our pages from the build as plain Markdown, which all contenders render.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parse} from 'parse5';
import {attribute, findAll, isElement, toMarkdown, type Element} from './markdown';

export interface Page {
  /** The file path without its extension: 'guides/mappings/overview', 'guides/index', 'index' */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The content without the title. Links have targets such as '/guides/mappings/overview' and '/guides/'. */
  readonly markdown: string;
}

const sections = ['guides', 'platformRef', 'apiRef'];

/** Removes the live panel's section, which Markdown can't represent. */
function withoutLivePanel(content: Element): Element {
  let isLivePanel = false;
  content.childNodes = content.childNodes.filter((node) => {
    if (isElement(node) && node.tagName === 'h2') {
      isLivePanel = attribute(node, 'id').startsWith('try-');
    }
    return !isLivePanel;
  });
  return content;
}

function exportPage(html: string, path: string, paths: ReadonlySet<string>): Page | undefined {
  const document = parse(html);
  const [content] = findAll(document, (element) =>
    path === 'index'
      ? element.tagName === 'main'
      : attribute(element, 'class').split(' ').includes('theme-doc-markdown'),
  );
  const [title] = findAll(document, ({tagName}) => tagName === 'title');
  const [description] = findAll(
    document,
    (element) => attribute(element, 'name') === 'description',
  );
  if (!content || !title) {
    return undefined;
  }
  const linkTarget = (href: string) => {
    const [address = ''] = href.split('#');
    return paths.has(address) ? address : undefined;
  };
  const [name] = title.childNodes;
  return {
    path,
    title: (name && 'value' in name ? name.value : path).split(' | ')[0]!,
    description: description ? attribute(description, 'content') : '',
    markdown: toMarkdown(withoutLivePanel(content), linkTarget),
  };
}

/** Returns a page's path, which ends with 'index' if the source file is named index.mdx. */
function readPath(file: string): string {
  const address = dirname(file);
  return existsSync(join('docs', address, 'index.mdx')) ? join(address, 'index') : address;
}

export function exportPages(outputDirectory: string): Page[] {
  const files = [
    'index.html',
    ...sections.flatMap((section) =>
      readdirSync(join(outputDirectory, section), {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('index.html'))
        .map((file) => join(section, file))
        .sort(),
    ),
  ];
  const paths = new Map(files.map((file) => [readPath(file).replace(/^\.$/, 'index'), file]));
  const addresses = new Set([...paths.keys()].map((path) => `/${path.replace(/index$/, '')}`));
  return [...paths].flatMap(
    ([path, file]) =>
      exportPage(readFileSync(join(outputDirectory, file), 'utf8'), path, addresses) ?? [],
  );
}
