// Describes the other engines. The package.json next to each engine's configuration specifies its version.
import type {Selectors} from '../site';
import type {Page} from './exportPages';

export interface Peer {
  readonly name: string;
  /** The npm package whose version the tables show. */
  readonly package: string;
  readonly contentFolder: string;
  readonly output: string;
  readonly caches: readonly string[];
  readonly build: readonly string[];
  readonly needsModernNode?: boolean;
  readonly hashedFolder: string;
  readonly addressEnding: string;
  readonly selectors: Selectors;
  readonly searchDebounceMs: number;
  /** Returns a page's source: front matter, the title if the engine doesn't render it itself, and the Markdown. */
  readonly write: (page: Page) => string;
}

function frontMatter({title, description}: Page, more = ''): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n${more}---\n\n`;
}

const withTitle = (page: Page) => `${frontMatter(page)}# ${page.title}\n\n${page.markdown}`;

/** Inserts a zero-width space into double braces outside code blocks, which VitePress would treat as template code. */
function withoutInterpolation(page: Page): Page {
  const parts = page.markdown.split(/(^````[^]*?^````$)/m);
  const apart = parts.map((part) =>
    part.startsWith('````') ? part : part.replace(/\{(?=\\?\{)/g, '{\u200B'),
  );
  return {...page, markdown: apart.join(''), description: page.description.replaceAll('{{', '{ {')};
}

export const peers: readonly Peer[] = [
  {
    name: 'Docusaurus',
    package: '@docusaurus/core',
    contentFolder: 'docs',
    output: 'build',
    caches: ['.docusaurus', 'node_modules/.cache', 'build'],
    build: ['docusaurus', 'build'],
    hashedFolder: '/assets/',
    addressEnding: '',
    selectors: {
      sidebarLink: '.theme-doc-sidebar-container a.menu__link[href]',
      heading: 'main h1',
      searchButton: '.navbar__search-input',
      searchInput: '.navbar__search-input',
      searchResult: '[class*="suggestion_"]',
    },
    searchDebounceMs: 0,
    write: withTitle,
  },
  {
    name: 'VitePress',
    package: 'vitepress',
    contentFolder: 'docs',
    output: '.vitepress/dist',
    caches: ['.vitepress/cache', '.vitepress/dist', 'node_modules/.vite'],
    build: ['vitepress', 'build'],
    hashedFolder: '/assets/',
    addressEnding: '.html',
    selectors: {
      sidebarLink: '.VPSidebar a.link',
      heading: 'main h1',
      searchButton: '.VPNavBarSearch button',
      searchInput: '#localsearch-input',
      searchResult: '.VPLocalSearchBox .result',
    },
    searchDebounceMs: 200,
    write: (page) => withTitle(withoutInterpolation(page)),
  },
  {
    name: 'Starlight',
    package: '@astrojs/starlight',
    contentFolder: 'src/content/docs',
    output: 'dist',
    caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
    build: ['astro', 'build'],
    needsModernNode: true,
    hashedFolder: '/_astro/',
    addressEnding: '/',
    selectors: {
      sidebarLink: 'nav.sidebar a[href]',
      heading: 'main h1',
      searchButton: 'button[data-open-modal]',
      searchInput: '.pagefind-ui__search-input',
      searchResult: '.pagefind-ui__result-link',
    },
    searchDebounceMs: 300,
    // Without a slug, Starlight's URLs would be lowercase.
    write: (page) =>
      frontMatter(page, `slug: ${page.path.replace(/(?:^|\/)index$/, '') || 'index'}\n`) +
      page.markdown,
  },
  {
    name: 'Rspress',
    package: '@rspress/core',
    contentFolder: 'docs',
    output: 'doc_build',
    caches: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
    build: ['rspress', 'build'],
    hashedFolder: '/static/',
    addressEnding: '.html',
    selectors: {
      sidebarLink: '.rp-doc-layout__sidebar a[href]',
      heading: 'main h1, .rspress-doc h1',
      searchButton: '.rp-search-button',
      searchInput: '.rp-search-panel__input',
      searchResult: '.rp-suggest-item',
    },
    searchDebounceMs: 150,
    write: withTitle,
  },
];
