import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {MAIN_SITE} from './sites';

/** Every page as it is sent, before any script runs: what readers without JavaScript get. */

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

function textOf(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function attribute(element: Element | undefined, name: string): string {
  return element?.attrs.find((one) => one.name === name)?.value ?? '';
}

interface BuiltPage {
  readonly file: string;
  readonly elements: readonly Element[];
}

function readBuiltPages(): BuiltPage[] {
  return readdirSync(MAIN_SITE.directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file,
      elements: elementsOf(parse(readFileSync(join(MAIN_SITE.directory, file), 'utf8'))),
    }));
}

// One worker reads them once for all tests, and nobody before: it takes seconds.
test.describe.configure({mode: 'default'});
let pages: readonly BuiltPage[];
test.beforeAll(() => {
  pages = readBuiltPages();
});

function named(elements: readonly Element[], tagName: string): Element[] {
  return elements.filter((element) => element.tagName === tagName);
}

/** The paths of the links below an element, without the base URL: 'guides/' */
function linksBelow(element: Element | undefined): string[] {
  const {pathname} = new URL(MAIN_SITE.address);
  return element
    ? named(elementsOf(element), 'a').map((link) => attribute(link, 'href').slice(pathname.length))
    : [];
}

/** What a page lacks; an empty list when nothing. */
function missing({elements}: BuiltPage): string[] {
  const headings = named(elements, 'h1');
  const main = named(elements, 'main')[0];
  const navbar = named(elements, 'nav').find((nav) => attribute(nav, 'aria-label') === 'Main');
  const footer = named(elements, 'footer').at(-1);
  const sections = ['guides', 'platformRef', 'apiRef'];
  const leadsTo = (from: Element | undefined, section: string) =>
    linksBelow(from).some((path) => path.replace(/\/$/, '') === section);
  return [
    ...(headings.length === 1 && textOf(headings[0]!).trim() !== '' ? [] : ['one heading']),
    ...(main && textOf(main).trim().length > 60 ? [] : ['content in main']),
    ...sections.filter((name) => !leadsTo(navbar, name)).map((name) => `${name} in the navbar`),
    ...sections.filter((name) => !leadsTo(footer, name)).map((name) => `${name} in the footer`),
  ];
}

test('every page has its heading, its content and its ways on before any script runs', () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(
    pages.flatMap((page) => missing(page).map((what) => `${page.file} lacks ${what}`)),
  ).toEqual([]);
});

test('every page that can be found has a title and a description', () => {
  const found = pages.filter(({file}) => file !== '404.html');
  const described = found.map(({file, elements}) => {
    const description = named(elements, 'meta').find(
      (meta) => attribute(meta, 'name') === 'description',
    );
    return {
      file,
      title: textOf(named(elements, 'title')[0]!),
      description: attribute(description, 'content'),
    };
  });
  expect(described.filter(({title, description}) => !title || !description)).toEqual([]);
});

test('every link to another site has rel="noopener noreferrer"', () => {
  const links = pages.flatMap(({file, elements}) => {
    const canonical = elements.find((element) => attribute(element, 'rel') === 'canonical');
    const {origin} = new URL(attribute(canonical, 'href') || MAIN_SITE.address);
    return named(elements, 'a')
      .map((link) => ({file, href: attribute(link, 'href'), rel: attribute(link, 'rel')}))
      .filter(({href}) => new URL(href, origin).origin !== origin);
  });
  expect(links.length).toBeGreaterThan(pages.length);
  const isSafe = ({rel}: {rel: string}) =>
    ['noopener', 'noreferrer'].every((token) => rel.split(' ').includes(token));
  expect(links.filter((link) => !isSafe(link))).toEqual([]);
});

test('scripts are named by what is in them, so that browsers may keep them for ever', () => {
  const folder = join(MAIN_SITE.directory, 'assets/js');
  const names = readdirSync(folder).filter((name) => /^\d+\.[0-9a-f]+\.js$/.test(name));
  expect(names.length).toBeGreaterThan(300);
  for (const name of names) {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
    expect(name.split('.')[1]).toBe(hash.slice(0, 6));
  }
});

test('no row of a table ends with an empty cell: fields are described, results are shown', () => {
  const incomplete = pages.flatMap(({file, elements}) =>
    named(elements, 'tr')
      .filter((row) => textOf(row.childNodes.at(-1)!).trim() === '')
      .map((row) => `${file}: ${textOf(row)}`),
  );
  expect(incomplete).toEqual([]);
});
