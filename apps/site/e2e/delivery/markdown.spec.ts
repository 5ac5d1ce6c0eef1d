// Checks what programs read instead of pages: the Markdown version of every page, and the lists of pages and functions.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {formatLines} from '@documentation/mapping/internal/language/formatLines';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {
  attribute,
  named,
  parsePage,
  textOf,
  type BuiltPage,
  type Element,
} from '../sites/builtPages';
import {formatCall, mappingFunctions} from '../sites/definitions';
import {CONFIGURED_SITE, MAIN_SITE, type Site} from '../sites/sites';

/** A page that has a Markdown version. */
interface Pair {
  readonly page: BuiltPage;
  /** 'https://docs.example.com/guides/' */
  readonly url: string;
  /** Relative to the build folder: 'guides/index.md' */
  readonly file: string;
  readonly markdown: string;
}

/** What only people need: controls, pictures, live panels. */
const ONLY_FOR_PEOPLE = ['button', 'svg', 'select', 'textarea', 'script', 'style', 'legend'];

// All tests run in one worker, because reading the pages takes seconds.
test.describe.configure({mode: 'default'});

function headLink(page: BuiltPage, rel: string): string | undefined {
  const links = named(page.elements, 'link');
  return attribute(
    links.find(
      (link) => attribute(link, 'rel') === rel && attribute(link, 'hreflang') === undefined,
    ),
    'href',
  );
}

function read({directory}: Site, file: string): string {
  return readFileSync(join(directory, file), 'utf8');
}

function filesOf({directory}: Site): string[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'});
}

/** Returns the URL under which a site is deployed: 'https://docs.example.com/' */
function rootOf({environment, address}: Site): string {
  const origin = environment.SITE_URL ?? process.env.SITE_URL ?? 'https://docs.example.com';
  return origin + new URL(address).pathname;
}

/** Lists the code blocks of a Markdown file, with the rest of the file. */
function splitCode(markdown: string): {blocks: string[]; rest: string} {
  const fence = /^(?:> |- |\d+\. | {2,})*(`{3,})([^`\n]*)\n[^]*?^[> ]*\1$/gm;
  return {
    blocks: [...markdown.matchAll(fence)].map(([, , language = '']) => language),
    rest: markdown.replace(fence, ''),
  };
}

/** Keeps only letters and digits, which neither HTML nor Markdown writes in its own way. */
function essence(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function isOnlyForPeople(element: Element): boolean {
  return (
    ONLY_FOR_PEOPLE.includes(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-markdown-ignore') !== undefined ||
    ['status', 'search', 'img', 'tablist'].includes(attribute(element, 'role') ?? '') ||
    (attribute(element, 'class') ?? '').includes('hash-link')
  );
}

const SEGMENTS = [
  'p',
  'li',
  'td',
  'th',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'pre',
  'figcaption',
  'summary',
];

/** Lists the texts of an element and of its segments, each without the texts of the segments in it. */
function segmentsOf(element: Element): string[] {
  const own: string[] = [];
  const below: string[] = [];
  const walk = (node: Element['childNodes'][number]): void => {
    if (!('tagName' in node)) {
      own.push(textOf(node));
    } else if (!isOnlyForPeople(node)) {
      if (SEGMENTS.includes(node.tagName)) {
        below.push(...segmentsOf(node));
      } else {
        node.childNodes.forEach(walk);
      }
    }
  };
  element.childNodes.forEach(walk);
  return [essence(own.join('')), ...below].filter(Boolean);
}

/** Removes the targets of links, which pages don't show. */
function shownText(markdown: string): string {
  return essence(markdown.replaceAll(/\]\([^)\s]*\)/g, '] '));
}

const root = rootOf(MAIN_SITE);
let pages: readonly BuiltPage[];
let pairs: readonly Pair[];
let texts: ReadonlyMap<string, string>;

test.beforeAll(() => {
  const files = filesOf(MAIN_SITE);
  pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => parsePage(file, read(MAIN_SITE, file)));
  pairs = pages.flatMap((page) => {
    const alternate = headLink(page, 'alternate');
    const url = headLink(page, 'canonical') ?? '';
    const file = alternate?.slice(root.length) ?? '';
    return alternate ? [{page, url, file, markdown: read(MAIN_SITE, file)}] : [];
  });
  texts = new Map(
    files
      .filter((file) => /(?:\.md|llms[\w-]*\.txt)$/.test(file))
      .map((file) => [file, read(MAIN_SITE, file)]),
  );
});

test('every page except tag pages and the not-found page has a Markdown version', () => {
  const without = pages.filter((page) => headLink(page, 'alternate') === undefined);
  expect(without.filter(({file}) => !/^(?:tags\/|404\.html)/.test(file))).toEqual([]);
  expect(without.length).toBeGreaterThan(50);
  expect(pairs.length).toBeGreaterThan(340);
  for (const {url, file} of pairs) {
    expect(root + file).toBe(`${url}${url.endsWith('/') ? 'index' : ''}.md`);
  }
  expect(pages.map((page) => headLink(page, 'describedby'))).toEqual(
    pages.map(() => `${new URL(root).pathname}llms.txt`),
  );
});

test('every Markdown version starts with its title and canonical URL', () => {
  const wrong = pairs.filter(({page, url, markdown}) => {
    const [heading] = named(page.elements, 'h1');
    const [first = ''] = markdown.split('\n');
    return first.replaceAll('\\', '') !== `# [${textOf(heading!).trim()}](${url})`;
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
});

test('every Markdown version has at least 95% of what the page shows', () => {
  const incomplete = pairs.flatMap(({page, file, markdown}) => {
    const document = page.elements.find(
      (element) =>
        attribute(element, 'data-markdown') !== undefined ||
        attribute(element, 'class')?.split(' ').includes('theme-doc-markdown'),
    );
    const segments = segmentsOf(document!);
    const shown = shownText(markdown);
    const missing = segments.filter((segment) => !shown.includes(segment));
    return missing.length > segments.length * 0.05 ? [{file, missing}] : [];
  });
  expect(incomplete).toEqual([]);
});

/** Lists what is wrong with a Markdown file, such as HTML or an open fence. */
function mistakesIn(file: string, markdown: string): string[] {
  const {blocks, rest} = splitCode(markdown);
  const prose = rest.replaceAll(/`+[^`]+`+/g, '').replaceAll(/\\</g, '');
  return [
    ...(blocks.some((language) => !/^\w+$/.test(language)) ? ['a fence without a language'] : []),
    ...(/^[> ]*```/m.test(rest) ? ['an open fence'] : []),
    ...(/<\/?[a-z]/i.test(prose) ? [`HTML: ${/<\/?[a-z].{0,40}/i.exec(prose)![0]}`] : []),
    ...(/^(?:import|export) /m.test(prose) ? ['an import'] : []),
    ...(/&#x?\w+;/.test(prose) ? ['an escaped character'] : []),
    ...[...prose.matchAll(/\]\((?!https?:\/\/|mailto:)[^)]*\)/g)].map(
      ([link]) => `the link ${link}`,
    ),
  ].map((problem) => `${file}: ${problem}`);
}

test('every Markdown version is sound: fences with languages, no HTML, no component code', () => {
  expect(pairs.flatMap(({file, markdown}) => mistakesIn(file, markdown))).toEqual([]);
  expect(pairs.flatMap(({file}) => mistakesIn(file, read(CONFIGURED_SITE, file)))).toEqual([]);
});

test('no Markdown file and no list has a dead link', () => {
  const anchors = new Map(
    pages.map(({file, elements}) => [
      file,
      new Set(elements.map((element) => attribute(element, 'id'))),
    ]),
  );
  const isFile = (file: string) => {
    const path = join(MAIN_SITE.directory, file);
    return existsSync(path) && statSync(path).isFile();
  };
  const dead = new Set<string>();
  let count = 0;
  for (const [file, text] of texts) {
    for (const [, target = ''] of splitCode(text).rest.matchAll(/\]\((\S+?)\)/g)) {
      const {href, hash} = new URL(target);
      if (href.startsWith(root)) {
        count += 1;
        const path = href.slice(root.length).replace(/[?#].*$/, '');
        const html = join(path, 'index.html');
        const isPage = anchors.has(html);
        const id = decodeURIComponent(hash.slice(1));
        if (!(isPage ? id === '' || anchors.get(html)!.has(id) : isFile(path))) {
          dead.add(`${file}: ${target}`);
        }
      }
    }
  }
  expect([...dead]).toEqual([]);
  expect(count).toBeGreaterThan(3000);
});

test('llms.txt lists what the sitemap lists, in a line each', () => {
  const text = read(MAIN_SITE, 'llms.txt');
  expect(text.length).toBeLessThan(50_000);
  expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n/);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  for (const line of lines) {
    expect(line).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)\s]+\)(?:: \S.*)?$/);
  }
  const listed = lines.map((line) => /\((\S+)\)/.exec(line)![1]!);
  const sitemap = [...read(MAIN_SITE, 'sitemap.xml').matchAll(/<loc>([^<]+)/g)]
    .map(([, url = '']) => url)
    .filter((url) => !url.startsWith(`${root}tags`));
  expect(listed.filter((url) => !url.includes('/agents/') && url.endsWith('.md')).sort()).toEqual(
    sitemap.map((url) => `${url}${url.endsWith('/') ? 'index' : ''}.md`).sort(),
  );
  const digests = filesOf(MAIN_SITE).filter((file) => /^agents\/.*\.md$/.test(file));
  expect(digests).toHaveLength(5);
  for (const file of [...digests, 'llms-full.txt', 'functions.json', 'openapi.json']) {
    expect(listed).toContain(root + file);
  }
  expect(read(MAIN_SITE, 'sitemap.xml')).not.toContain('.md<');
  expect(read(MAIN_SITE, 'robots.txt')).not.toContain('Disallow');
});

test('an unlisted page has a Markdown version, but no list contains it', () => {
  const {markdown} = pairs.find(({file}) => file.endsWith('/XML/ValueFromPath.md'))!;
  expect(markdown).toContain('XML.ValueFromPath(');
  const lists = [...texts].filter(([file]) => /^(?:llms|agents)/.test(file));
  expect(lists.length).toBe(7);
  expect(lists.filter(([, text]) => text.includes(`# [XML.ValueFromPath]`))).toEqual([]);
  expect(lists.filter(([, text]) => text.includes('XML/ValueFromPath.md'))).toEqual([]);
  expect(read(MAIN_SITE, 'functions.json')).not.toContain('"name":"XML.ValueFromPath","category"');
});

test('llms-full.txt contains every listed page', () => {
  const full = read(MAIN_SITE, 'llms-full.txt');
  const listed = pairs.filter(({file}) => !file.endsWith('/XML/ValueFromPath.md'));
  expect(listed.filter(({markdown}) => !full.includes(markdown)).map(({file}) => file)).toEqual([]);
  expect(full.match(/^# \[/gm)).toHaveLength(listed.length);
});

test('a function page has at most 20,000 characters as Markdown, and most have under 6,000', () => {
  const sizes = pairs
    .filter(({file}) => /Functions\/.*\/[A-Z]\w+\.md$/.test(file))
    .map(({file, markdown: {length}}) => ({file, length}));
  expect(sizes.length).toBe(284);
  expect(sizes.filter(({length}) => length > 20_000)).toEqual([]);
  const brief = sizes.filter(({length}) => length < 6000).length;
  expect(brief / sizes.length).toBeGreaterThan(0.65);
});

test('a function page has the calls and results of its definition', () => {
  const missing = mappingFunctions.flatMap((definition) => {
    const path = `platformRef/mappingFunctions/${definition.category}/${definition.name}.md`;
    const shown = essence(read(MAIN_SITE, path));
    return definition.examples
      .flatMap((example) => [
        formatCall(definition, example.args),
        'result' in example && !(example.result instanceof Uint8Array)
          ? formatLines(example.result)
          : '',
      ])
      .filter((text) => !shown.includes(essence(text)))
      .map((text) => `${qualifiedName(definition)}: ${text}`);
  });
  expect(missing).toEqual([]);
});

test('functions.json has the message of every failing example', () => {
  const {functions} = JSON.parse(read(MAIN_SITE, 'functions.json')) as {
    functions: {name: string; examples: {error?: {message?: string}}[]}[];
  };
  const failing = functions.flatMap(({examples}) => examples.filter(({error}) => error));
  expect(failing.length).toBeGreaterThan(500);
  expect(failing.filter(({error}) => !error?.message)).toEqual([]);
});

test('openapi.json has the content of openapi.yaml', () => {
  const {openapi, paths} = JSON.parse(read(MAIN_SITE, 'openapi.json')) as {
    openapi: string;
    paths: object;
  };
  expect(openapi).toMatch(/^3\.1/);
  const yaml = read(MAIN_SITE, 'openapi.yaml');
  for (const path of Object.keys(paths)) {
    expect(yaml).toContain(`\n  ${path}:`);
  }
});

/** Returns a text of the configured site as the main site would write it. */
function asOnMainSite(text: string): string {
  return text
    .replaceAll(rootOf(CONFIGURED_SITE), root)
    .replaceAll('https://api.acme.test', process.env.SITE_API_ORIGIN ?? 'https://api.example.com')
    .replaceAll(
      /http:\/\/127\.0\.0\.1:\d+\/start/g,
      process.env.SITE_APP_URL ?? 'https://app.example.com/',
    );
}

/** Removes what depends on the length of a URL: where code is broken into lines. */
function withoutLines(text: string): string {
  return text.replaceAll(/[\s,]/g, '');
}

test('the configured site has the same texts, except for the configured URLs', () => {
  const isText = (file: string) =>
    /\.(?:md|html)$|llms[\w-]*\.txt$|(?:functions|openapi)\.json$/.test(file);
  const files = filesOf(CONFIGURED_SITE).filter(isText).sort();
  expect(files).toEqual(filesOf(MAIN_SITE).filter(isText).sort());
  const different = files
    .filter((file) => !file.endsWith('.html'))
    .filter(
      (file) =>
        withoutLines(asOnMainSite(read(CONFIGURED_SITE, file))) !==
        withoutLines(read(MAIN_SITE, file)),
    );
  expect(different).toEqual([]);
  expect(read(CONFIGURED_SITE, 'llms.txt')).toContain(rootOf(CONFIGURED_SITE));

  // These are in the main site's texts, so the comparison doesn't find them in the configured site's.
  const withDefaults = files
    .filter((file) => !file.endsWith('.html'))
    .filter((file) => {
      const text = read(CONFIGURED_SITE, file);
      const isAboutApi = /^apiRef\/.*\.md$|^openapi\.json$/.test(file);
      return (
        /(?:docs|app)\.example\.com/.test(text) || (isAboutApi && text.includes('api.example.com'))
      );
    });
  expect(withDefaults).toEqual([]);

  const urlsIn = (text: string) => [...text.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
  expect(urlsIn(asOnMainSite(read(CONFIGURED_SITE, 'sitemap.xml')))).toEqual(
    urlsIn(read(MAIN_SITE, 'sitemap.xml')),
  );
  expect(read(CONFIGURED_SITE, 'robots.txt')).not.toContain('Disallow');
});

test('the pages of the configured site link to their Markdown versions and to llms.txt', () => {
  const configuredRoot = rootOf(CONFIGURED_SITE);
  const linksIn = (html: string) => html.match(/<link[^>]*>/g)!.join('\n');
  const wrong = pages.filter(({file}) => {
    const links = linksIn(read(CONFIGURED_SITE, file));
    const pair = pairs.find(({page}) => page.file === file);
    const hasAlternate = pair
      ? links.includes(` href="${configuredRoot}${pair.file}"`)
      : !links.includes('.md"');
    return !hasAlternate || !/ rel="describedby"[^>]* href="\/docs\/llms.txt"/.test(links);
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
});
