import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcementBar, resetDismissalTag} from './config/announcementBar';
import {earlyUseTag} from './config/earlyUse';
import {readEnvironment} from './config/environment';
import {footer} from './config/footer';
import {frameEscapeTag} from './config/frameEscape';
import {headTags} from './config/headTags';
import {navbar} from './config/navbar';
import {editUrl, reportUrl} from './config/sourceLinks';
import {TOC_MAX_HEADING_LEVEL, TOC_MIN_HEADING_LEVEL} from './src/universal/constants';
import analytics from './docusaurus/analytics';
import apiReference from './docusaurus/apiReference';
import changeLog from './docusaurus/changeLog';
import codeOnly from './docusaurus/codeOnly';
import configuredOrigin from './docusaurus/configuredOrigin';
import freshCache from './docusaurus/freshCache';
import functionPages from './docusaurus/functionPages';
import {sourcePath} from './docusaurus/functionPages/paths';
import functionTables from './docusaurus/functionTables';
import highlightCode from './docusaurus/highlightCode';
import desktopBreakpoint from './docusaurus/lean/breakpoint';
import leanDocs from './docusaurus/lean/docs';
import leanFailures from './docusaurus/lean/failures';
import leanHead from './docusaurus/lean/head';
import leanImports from './docusaurus/lean/imports';
import leanRoutes from './docusaurus/lean/routes';
import leanScripts from './docusaurus/lean/scripts';
import {pageHistory} from './docusaurus/history';
import {commitOf} from './docusaurus/history/git';
import {withLimits} from './docusaurus/limits';
import notices from './docusaurus/notices';
import samplePreviews from './docusaurus/samplePreviews';
import searchIndex from './docusaurus/searchIndex';
import sharedChunks from './docusaurus/lean/chunks';
import sourcePackages from './docusaurus/sourcePackages';
import shortTasks from './docusaurus/lean/tasks';
import {sidebarItems} from './docusaurus/sidebarItems';
import withoutLocalPaths from './docusaurus/lean/localPaths';
import workflowBlocks from './docusaurus/workflowBlocks';
import workflowSchema from './docusaurus/workflowSchema';

const environment = readEnvironment();
const storageNamespace = 'documentation';

const docsOptions: DocsOptions = {
  path: 'content/docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.cjs',
  sidebarItemsGenerator: sidebarItems,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  showLastUpdateTime: true,
  editUrl: ({docPath}) => editUrl(environment, sourcePath(`apps/site/content/docs/${docPath}`)),
  remarkPlugins: [[configuredOrigin, {apiOrigin: environment.apiOrigin}], workflowBlocks],
  rehypePlugins: [highlightCode],
};

const themeConfig: UserThemeConfig = {
  image: 'img/social-card.png',
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  tableOfContents: {
    minHeadingLevel: TOC_MIN_HEADING_LEVEL,
    maxHeadingLevel: TOC_MAX_HEADING_LEVEL,
  },
  navbar: navbar(environment),
  footer: footer(environment),
  announcementBar: announcementBar(environment),
  // Code is highlighted at build time. An empty theme keeps Prism's colours out of the bundle.
  prism: {theme: {plain: {}, styles: []}},
};

/** Later stylesheets override earlier ones, and all of them override the theme. */
const styleSheets = ['tokens', 'ground', 'navbar', 'docs', 'prose', 'footer', 'display'];

const config: Config = {
  title: 'Documentation',
  tagline: 'Documentation for the application',
  url: environment.url,
  baseUrl: environment.baseUrl,
  favicon: 'img/favicon.svg',
  staticDirectories: ['content/static'],
  i18n: {defaultLocale: 'en', locales: ['en']},
  storage: {type: 'localStorage', namespace: storageNamespace},
  customFields: {
    apiOrigin: environment.apiOrigin,
    appUrl: environment.appUrl,
    reportUrl: reportUrl(environment, commitOf('.')),
  },

  // `v4` turns on the other `faster` options by default. Worker threads are off, because each one loads
  // Docusaurus and warms up again, which takes longer than rendering these pages.
  future: {v4: true, faster: {ssgWorkerThreads: false}, experimental_vcs: pageHistory()},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    preprocessor: ({fileContent}) => withLimits(fileContent),
  },

  headTags: [
    ...resetDismissalTag(environment, storageNamespace),
    earlyUseTag,
    frameEscapeTag,
    {
      tagName: 'link',
      attributes: {rel: 'describedby', href: `${environment.baseUrl}llms.txt`},
    },
    ...headTags(environment),
  ],
  clientModules: [
    // This module comes first, because it cleans the URL that the others read.
    './src/clientModules/cleanAddress.ts',
    './src/clientModules/firstLoadFailure.tsx',
    './src/clientModules/earlyClicks.ts',
    './src/clientModules/routeFocus.ts',
    './src/clientModules/routeScroll.ts',
    './src/clientModules/deepLinks.ts',
    './src/clientModules/sidebarScroll.ts',
    './src/clientModules/prefetchInIdleTime.ts',
    './src/clientModules/pageShown.ts',
    './src/clientModules/recentPages.ts',
    './src/clientModules/printInLight.ts',
  ],
  plugins: [
    functionPages,
    [leanDocs, docsOptions],
    '@docusaurus/plugin-content-pages',
    ['@docusaurus/plugin-sitemap', {lastmod: 'date'}],
    [analytics, {projectId: environment.analyticsProjectId, apiUrl: environment.analyticsApiUrl}],
    samplePreviews,
    functionTables,
    [changeLog, {companyName: environment.companyName}],
    sourcePackages,
    codeOnly,
    freshCache,
    leanImports,
    sharedChunks,
    withoutLocalPaths,
    leanScripts,
    notices,
    shortTasks,
    leanFailures,
    leanHead,
    leanRoutes,
    desktopBreakpoint,
    searchIndex,
    apiReference,
    workflowSchema,
    // The Docusaurus type doesn't allow plugins with content of their own.
  ] as PluginConfig[],
  themes: [
    ['@docusaurus/theme-classic', {customCss: styleSheets.map((name) => `./src/css/${name}.css`)}],
  ],
  themeConfig,
};

export default config;
