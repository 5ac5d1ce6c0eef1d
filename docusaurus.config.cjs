// Docusaurus compiles TypeScript with Babel: siteConfig.ts, with all that it imports, would take half a
// minute. esbuild takes half a second.
const {join} = require('node:path');
const {buildSync} = require('esbuild');

const outfile = join(__dirname, 'node_modules/.cache/siteConfig.cjs');

/** Compiled anew each time, because `npm run dev` asks again after a change. */
module.exports = function siteConfig() {
  buildSync({
    entryPoints: [join(__dirname, 'siteConfig.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'warning',
  });
  delete require.cache[outfile];
  return require(outfile).default;
};
