import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {
  attribute,
  elementsOf,
  named,
  readBuiltPages,
  textOf,
  type BuiltPage,
  type Element,
} from '../sites/builtPages';
import {MAIN_SITE} from '../sites/sites';

// All tests run in one worker, because reading the pages takes seconds.
test.describe.configure({mode: 'default'});
let pages: readonly BuiltPage[];
test.beforeAll(() => {
  pages = readBuiltPages();
});

/** Lists the paths of the links in an element, without the base URL: 'guides/' */
function linksBelow(element: Element | undefined): string[] {
  const {pathname} = new URL(MAIN_SITE.address);
  return element
    ? named(elementsOf(element), 'a').map(
        (link) => attribute(link, 'href')?.slice(pathname.length) ?? '',
      )
    : [];
}

/** Lists the required parts that a page lacks. */
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

test('every page has its heading, content and navigation before any script runs', () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(
    pages.flatMap((page) => missing(page).map((what) => `${page.file} lacks ${what}`)),
  ).toEqual([]);
});

/** Lists the links in the navigation with a label: 'Main', 'Docs sidebar' */
function linksIn({elements}: BuiltPage, label: string): Element[] {
  const navigation = named(elements, 'nav').find((nav) => attribute(nav, 'aria-label') === label);
  return navigation ? named(elementsOf(navigation), 'a') : [];
}

test('the navbar marks the section of each page, and nothing on other pages', () => {
  const base = new URL(MAIN_SITE.address).pathname;
  const sections = ['guides', 'platformRef', 'apiRef'];
  const wrong = pages.filter((page) => {
    const [folder = ''] = page.file.split('/');
    const marked = linksIn(page, 'Main').filter(
      (link) =>
        attribute(link, 'aria-current') === 'page' ||
        attribute(link, 'class')?.split(' ').includes('navbar__link--active'),
    );
    const expected = sections.includes(folder) ? [`${base}${folder}/`] : [];
    return marked.map((link) => attribute(link, 'href')).join() !== expected.join();
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
  expect(pages.filter(({file}) => file.startsWith('apiRef/')).length).toBeGreaterThan(5);
});

test('without an announcement text, no page has an announcement bar', () => {
  const withBar = pages.filter(({elements}) =>
    elements.some((element) => attribute(element, 'aria-label') === 'Announcement'),
  );
  expect(withBar.map(({file}) => file)).toEqual([]);
});

test('only the unlisted page’s own sidebar lists it, no tag page does, and it isn’t indexed', () => {
  const unlisted = 'platformRef/mappingFunctions/XML/ValueFromPath';
  const listing = (path: string) =>
    pages
      .filter((page) => {
        const isTag = page.file.startsWith('tags/');
        const links = isTag ? named(page.elements, 'a') : linksIn(page, 'Docs sidebar');
        return links.some((link) => attribute(link, 'href')?.endsWith(path));
      })
      .map(({file}) => file);
  expect(listing(unlisted)).toEqual([`${unlisted}/index.html`]);
  const listed = listing('platformRef/mappingFunctions/XML/ValuesFromPath');
  expect(listed).toEqual(
    expect.arrayContaining(['mapping', 'xml', 'xpath'].map((tag) => `tags/${tag}/index.html`)),
  );
  expect(listed).toContain('platformRef/mappingFunctions/XML/index.html');
  const robots = pages.flatMap(({file, elements}) =>
    named(elements, 'meta')
      .filter((meta) => attribute(meta, 'name') === 'robots')
      .map((meta) => ({file, content: attribute(meta, 'content')})),
  );
  expect(robots).toEqual([{file: `${unlisted}/index.html`, content: 'noindex, nofollow'}]);
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
      .map((link) => ({
        file,
        href: attribute(link, 'href') ?? '',
        rel: attribute(link, 'rel') ?? '',
      }))
      .filter(({href}) => new URL(href, origin).origin !== origin);
  });
  expect(links.length).toBeGreaterThan(pages.length);
  const isSafe = ({rel}: {rel: string}) =>
    ['noopener', 'noreferrer'].every((token) => rel.split(' ').includes(token));
  expect(links.filter((link) => !isSafe(link))).toEqual([]);
});

test('script names contain a hash of the content, so browsers can cache them forever', () => {
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

test('no table row ends with an empty cell: fields are described, and results are shown', () => {
  // The tutorial and the sample files show sheets, in which cells are empty.
  const rows = pages
    .filter(({file}) => !/^guides\/(?:tutorials\/mapping-xlsx|mappings\/samples)/.test(file))
    .flatMap(({file, elements}) => named(elements, 'tr').map((row) => ({file, row})));
  expect(rows.length).toBeGreaterThan(1000);
  const incomplete = rows.filter(({row}) => textOf(row.childNodes.at(-1)!).trim() === '');
  expect(incomplete.map(({file, row}) => `${file}: ${textOf(row)}`)).toEqual([]);
});

/** Lists problems with a page's language and copyright year. */
function foreign({file, elements}: BuiltPage): string[] {
  const html = named(elements, 'html')[0];
  // The 404 page has no URL of its own, so it has no links to language versions.
  const isNotFound = file === '404.html';
  const copyright = /Copyright © 2024 .+, Inc\. All rights reserved\./;
  const languages = named(elements, 'link')
    .map((link) => attribute(link, 'hreflang'))
    .filter((language) => language !== undefined);
  const alternates = named(elements, 'meta').filter(
    (meta) => attribute(meta, 'property') === 'og:locale:alternate',
  );
  return [
    ...(attribute(html, 'lang') === 'en' ? [] : ['is not in English']),
    ...(copyright.test(textOf(named(elements, 'footer').at(-1)!)) ? [] : ['lacks the year 2024']),
    ...(isNotFound || languages.join() === 'en,x-default'
      ? []
      : [`has versions in ${languages.join(' and ')}`]),
    ...alternates.map(() => 'names another locale'),
  ].map((problem) => `${file} ${problem}`);
}

test('every page is only in English and names the year 2024', () => {
  expect(pages.flatMap(foreign)).toEqual([]);
});

const titles: Readonly<Record<string, string>> = {
  '': 'Welcome',
  'guides/': 'Guides',
  'guides/mappings/overview': 'Mappings overview',
  'guides/mappings/create-first-mapping/': 'Create your first mapping',
  'guides/mappings/json/': 'Map JSON',
  'guides/mappings/xml/': 'Map XML',
  'guides/mappings/samples/': 'Sample files',
  'guides/mappings/versioning/': 'Versions of a mapping',
  'guides/workflows/overview': 'Workflows overview',
  'guides/workflows/create-first-workflow': 'Create your first workflow',
  'guides/workflows/ai-weather-tracking': 'Weather tracking with AI',
  'guides/tutorials/mapping-xlsx-to-json': 'Excel to JSON',
  'guides/tutorials/workflow-simple-web-handler': 'A simple web handler',
  'platformRef/': 'Platform reference',
  'platformRef/mappingFunctions/XML/': 'XML',
  'apiRef/': 'API reference',
  'apiRef/authentication': 'Authentication',
  tags: 'Tags',
};

test('every section and guide has its title and its canonical URL', () => {
  const {pathname} = new URL(MAIN_SITE.address);
  const shown = Object.keys(titles).map((path) => {
    const {elements} = pages.find(({file}) => file === join(path, 'index.html'))!;
    const canonical = elements.find((element) => attribute(element, 'rel') === 'canonical');
    const url = named(elements, 'meta').find((meta) => attribute(meta, 'property') === 'og:url');
    return {
      path: new URL(attribute(canonical, 'href')!).pathname,
      isShared: attribute(url, 'content') === attribute(canonical, 'href'),
      heading: textOf(named(elements, 'h1')[0]!),
      title: textOf(named(elements, 'title')[0]!),
    };
  });
  expect(shown).toEqual(
    Object.entries(titles).map(([path, title]) => ({
      path: pathname + path,
      isShared: true,
      heading: title,
      title: `${title} | Documentation`,
    })),
  );
});

/** Returns the content of a page's meta tags, keyed by name or property. */
function metaOf({elements}: BuiltPage): ReadonlyMap<string, string> {
  return new Map(
    named(elements, 'meta').map((meta) => [
      attribute(meta, 'property') ?? attribute(meta, 'name') ?? '',
      attribute(meta, 'content') ?? '',
    ]),
  );
}

test('every page has icons, a manifest, and a card with an absolute URL and a text', () => {
  const base = new URL(MAIN_SITE.address).pathname;
  const exists = (path: string) => existsSync(join(MAIN_SITE.directory, path.slice(base.length)));
  const problems = pages.flatMap((page) => {
    const links = named(page.elements, 'link').filter((link) =>
      ['icon', 'apple-touch-icon', 'manifest'].includes(attribute(link, 'rel') ?? ''),
    );
    const meta = metaOf(page);
    const [image, twitterImage] = [meta.get('og:image') ?? '', meta.get('twitter:image')];
    return [
      ...(links.length === 3 ? [] : ['a link is missing']),
      ...links.map((link) => attribute(link, 'href')!).filter((path) => !exists(path)),
      ...(URL.canParse(image) && exists(new URL(image).pathname) ? [] : [`image ${image}`]),
      ...(twitterImage === image ? [] : ['another image for Twitter']),
      ...['og:image:alt', 'twitter:image:alt', 'twitter:card', 'og:type', 'og:title'].filter(
        (name) => !meta.get(name),
      ),
    ].map((problem) => `${page.file}: ${problem}`);
  });
  expect(problems).toEqual([]);
});
