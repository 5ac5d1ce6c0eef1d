import type {Plugin} from '@docusaurus/types';

/** Higher than 40, the priority of the Docusaurus group for code that half of all pages use. */
const priority = 50;
const morePriority = 60;

/** Code that many pages use gets its own file, which readers fetch with the first page that needs it. */
export const forBrowsers = {
  // Docusaurus puts all styles in one file. Those of parts that few readers open are fetched with their code.
  styles: {
    test: /^(?!.*[\\/](?:(?:Workbench|Rehearsal|SearchDialog[\\/]examples)[\\/]|(?:Tree|builder)\.module\.css))/,
  },
  // The bundler's default, except that code used by only one file stays in that file.
  defaultVendors: {
    test: /[\\/]node_modules[\\/]/,
    minChunks: 2,
    reuseExistingChunk: true,
    priority: -10,
  },
  // Moves the Docusaurus group for code that half of all pages use into a file that those pages load anyway.
  common: {
    test: /[\\/]node_modules[\\/]|[\\/]src[\\/](?:components|theme|universal)[\\/]|[\\/]reference[\\/]src[\\/](?:pages|colouring|request\w+)[\\/]/,
    name: 'layout',
    minSize: 0,
  },
  // Code that a document's layout shares with its content.
  documents: {
    test: /[\\/]@docusaurus[\\/](?:theme-common|plugin-content-docs)[\\/]/,
    chunks: 'async',
    name: 'layout',
    minChunks: 2,
    minSize: 0,
    priority,
  },
  components: {
    test: /[\\/]src[\\/](?:components|theme|universal)[\\/]|[\\/]reference[\\/]src[\\/](?:pages|colouring|request\w+)[\\/]/,
    chunks: 'async',
    minChunks: 10,
    minSize: 8000,
    priority,
  },
  // The data of tag pages, in one file per first letter, because every page loads the table of all files.
  tags: {
    test: /[\\/]p[\\/]tags-[^\\/]+\.json$/,
    chunks: 'async',
    name: (module: {nameForCondition: () => string | null}) =>
      `tags-${/tags-(.)/.exec(module.nameForCondition() ?? '')?.[1]}`,
    minSize: 0,
    priority: morePriority,
  },
  // Functions are separate from components, because workers need only functions.
  functions: {
    test: /[\\/]packages[\\/](?!reference)/,
    chunks: 'async',
    minChunks: 10,
    minSize: 8000,
    priority,
  },
  // Without this group, each function that uses an engine, such as XPath, would contain a copy of the engine.
  formats: {
    test: /[\\/]packages[\\/](?:mapping[\\/]src[\\/]formats|base[\\/]src[\\/](?:encodings|digests))[\\/]/,
    chunks: 'async',
    minChunks: 2,
    minSize: 3000,
    priority,
  },
  // Pages and workers share this code, so workers find it in the browser's cache.
  core: {
    test: /[\\/](?:base[\\/]src[\\/]values[\\/](?:isObject|joinWords|namesOfTypes)|mapping[\\/]src[\\/]language[\\/](?:qualifiedName|formatCall|notation[\\/]tokens))\.ts$/,
    chunks: 'all',
    name: 'core',
    minChunks: 2,
    minSize: 0,
    priority: morePriority,
  },
  // Panels and workers both parse calls and check types, so they share this code.
  language: {
    test: /[\\/](?:base[\\/]src[\\/]values[\\/](?:dateTypes|timeZones|typeChecks)\.ts|mapping[\\/]src[\\/]language[\\/]notation[\\/](?!tokens\.ts$))/,
    chunks: 'all',
    name: 'language',
    minChunks: 2,
    minSize: 0,
    priority: morePriority,
  },
} as const;

/** The worker that searches by example needs the whole catalogue, so its code is one file, apart from that for PDF. */
const oneFile = 'one-file';
const eager = {dynamicImportMode: 'eager'} as const;
const wholeWorker = [
  {test: /[\\/]worker[\\/]exampleWorker\.ts$/, layer: oneFile},
  {issuerLayer: oneFile, exclude: /[\\/]PDF[\\/]/, parser: eager},
];

/** The bundle that renders the pages is never downloaded, so all shared code is in one file. */
const forRendering = {
  default: false,
  shared: {name: 'shared', chunks: 'async', minChunks: 2, enforce: true},
} as const;

/** Shares code between pages. By default, Docusaurus copies code into each page, unless half of all pages use it. */
export default function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    configureWebpack: (_config, isServer) => ({
      optimization: {splitChunks: {cacheGroups: isServer ? forRendering : forBrowsers}},
      module: {rules: isServer ? [] : wholeWorker},
    }),
  };
}
