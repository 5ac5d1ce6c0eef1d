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
import analytics from './plugins/analytics';
import apiReference from './plugins/apiReference';
import billOfMaterials from './plugins/billOfMaterials';
import changeLog from './plugins/changeLog';
import codeOnly from './plugins/codeOnly';
import configuredOrigin from './plugins/configuredOrigin';
import freshCache from './plugins/freshCache';
import factsOnly from './plugins/factsOnly';
import functionPages from './plugins/functionPages';
import {sourcePath} from './plugins/functionPages/paths';
import functionTables from './plugins/functionTables';
import highlightCode from './plugins/highlightCode';
import desktopBreakpoint from './plugins/lean/breakpoint';
import leanDocs from './plugins/lean/docs';
import leanFailures from './plugins/lean/failures';
import leanHead from './plugins/lean/head';
import leanImports from './plugins/lean/imports';
import leanRoutes from './plugins/lean/routes';
import leanScripts from './plugins/lean/scripts';
import {pageHistory} from './plugins/history';
import {commitOf} from './plugins/history/git';
import {withLimits} from './plugins/limits';
import notices from './plugins/notices';
import samplePreviews from './plugins/samplePreviews';
import searchIndex from './plugins/searchIndex';
import sharedChunks from './plugins/lean/chunks';
import shortTasks from './plugins/lean/tasks';
import {sidebarItems} from './plugins/sidebarItems';
import withoutLocalPaths from './plugins/lean/localPaths';
import workflowBlocks from './plugins/workflowBlocks';
import workflowSchema from './plugins/workflowSchema';

const environment = readEnvironment();
const storageNamespace = 'documentation';

const docsOptions: DocsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.cjs',
  sidebarItemsGenerator: sidebarItems,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  showLastUpdateTime: true,
  editUrl: ({docPath}) => editUrl(environment, sourcePath(`docs/${docPath}`)),
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
    factsOnly,
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
    billOfMaterials,
    // The Docusaurus type doesn't allow plugins with content of their own.
  ] as PluginConfig[],
  themes: [
    ['@docusaurus/theme-classic', {customCss: styleSheets.map((name) => `./src/css/${name}.css`)}],
  ],
  themeConfig,
};

export default config;
