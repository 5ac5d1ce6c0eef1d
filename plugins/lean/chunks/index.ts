import type {Plugin} from '@docusaurus/types';

/** The Docusaurus group for code that half of all pages use has priority 40. */
const priority = 50;
const morePriority = 60;

/** Code that many pages use gets its own file, which readers fetch with the first page that needs it. */
const forBrowsers = {
  // As the bundler has it, but what one file alone uses stays in it.
  defaultVendors: {
    test: /[\\/]node_modules[\\/]/,
    minChunks: 2,
    reuseExistingChunk: true,
    priority: -10,
  },
  // Docusaurus's own, into the file that all these pages load anyway.
  common: {
    test: /[\\/]node_modules[\\/]|[\\/]src[\\/](?:components|theme|universal)[\\/]/,
    name: 'layout',
    minSize: 0,
  },
  // What the layout of a document shares with its content.
  documents: {
    test: /[\\/]@docusaurus[\\/](?:theme-common|plugin-content-docs)[\\/]/,
    chunks: 'async',
    name: 'layout',
    minChunks: 2,
    minSize: 0,
    priority,
  },
  components: {
    test: /[\\/]src[\\/](?:components|theme|universal)[\\/]/,
    chunks: 'async',
    minChunks: 10,
    minSize: 8000,
    priority,
  },
  // Separate, because workers run these and don't need components.
  functions: {
    test: /[\\/]functions[\\/]/,
    chunks: 'async',
    minChunks: 10,
    minSize: 8000,
    priority,
  },
  // Otherwise each function that uses an engine, such as XPath, would have a copy of it.
  formats: {
    test: /[\\/]functions[\\/]formats[\\/]/,
    chunks: 'async',
    minChunks: 2,
    minSize: 3000,
    priority,
  },
  // Pages show functions and workers run them: the workers find this in the browser's cache.
  core: {
    test: /[\\/]functions[\\/]language[\\/](?:isObject|qualifiedName|typeChecks|formatCall)\.ts$/,
    chunks: 'all',
    name: 'core',
    minChunks: 2,
    minSize: 0,
    priority: morePriority,
  },
  // Panels and workers both read calls.
  notation: {
    test: /[\\/]@?jsep(?:-plugin)?[\\/]|[\\/](?:language[\\/]parse|engine[\\/]calls)\.ts$/,
    chunks: 'all',
    name: 'notation',
    minChunks: 2,
    minSize: 0,
    priority: morePriority,
  },
} as const;

/** The bundle that renders the pages is never downloaded, so all shared code is in one file. */
const forRendering = {
  default: false,
  shared: {name: 'shared', chunks: 'async', minChunks: 2, enforce: true},
} as const;

/** Docusaurus gives each page its own copy of all that it uses, unless half of all pages use it. */
export default function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    configureWebpack: (_config, isServer) => ({
      optimization: {splitChunks: {cacheGroups: isServer ? forRendering : forBrowsers}},
    }),
  };
}
