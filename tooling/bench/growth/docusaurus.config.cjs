// Our configuration, applied to the generated pages in the folder named by GROWTH_DOCS.
const siteConfig = require('../../../apps/site/docusaurus.config.cjs');

const docs = {
  path: process.env.GROWTH_DOCS,
  sidebarPath: 'tooling/bench/growth/sidebars.cjs',
  tags: undefined,
};

/** @param {import('@docusaurus/types').PluginConfig} plugin */
function withGeneratedPages(plugin) {
  const [name, options] = Array.isArray(plugin) ? plugin : [plugin];
  const isDocs = typeof name === 'function' && name.name === 'leanDocs';
  return isDocs ? [name, {...options, ...docs}] : plugin;
}

module.exports = function grownSiteConfig() {
  const config = siteConfig();
  return {
    ...config,
    // The footer and the home page link to pages that may not have been generated.
    onBrokenLinks: 'ignore',
    plugins: config.plugins?.map(withGeneratedPages),
  };
};
