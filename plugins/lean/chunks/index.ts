import type {Plugin} from '@docusaurus/types';

/** The engine's own group of what half of all pages use has 40. */
const priority = 50;
const morePriority = 60;

/** What many use is worth a file of its own: readers fetch it with the first page that needs it. */
const forBrowsers = {
  // As the bundler has it, but what one file alone uses stays in it.
  defaultVendors: {
    test: /[\\/]node_modules[\\/]/,
    minChunks: 2,
    reuseExistingChunk: true,
    priority: -10,
  },
  // The engine's own, into the file that all these pages load anyway.
  common: {
    test: /[\\/]node_modules[\\/]|[\\/]src[\\/](?:components|theme|universal)[\\/]/,
    name: 'layout',
    minSize: 0,
  },
  // What the layout of a document shares with what stands in it.
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
  // Apart, because the workers run these, and have no use for components.
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

/** Nobody downloads the bundle that renders the pages; once is enough to write, and to read again. */
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
