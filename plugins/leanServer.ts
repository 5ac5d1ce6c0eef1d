import type {Plugin} from '@docusaurus/types';

/**
 * Nobody downloads the bundle that renders the pages, so Docusaurus gives each page its own copy of
 * all that it uses. What pages share is most of it; once is enough to write, and to read again.
 */
export default function leanServer(): Plugin {
  const shared = {name: 'shared', chunks: 'async', minChunks: 2, enforce: true} as const;
  return {
    name: 'lean-server',
    configureWebpack: (_config, isServer) =>
      isServer ? {optimization: {splitChunks: {cacheGroups: {default: false, shared}}}} : {},
  };
}
