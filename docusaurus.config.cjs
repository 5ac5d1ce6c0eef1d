// Docusaurus compiles TypeScript with Babel: siteConfig.ts, with all that it imports, would take half a
// minute. esbuild takes half a second.
const {mkdirSync, renameSync, writeFileSync} = require('node:fs');
const {dirname, join} = require('node:path');
const {buildSync} = require('esbuild');

const outfile = join(__dirname, 'node_modules/.cache/siteConfig.cjs');

/** A build loads the configuration twice. */
const isBuild = process.argv[2] === 'build';
const isCompiled = () => isBuild && outfile in require.cache;

/** Compiled anew each time, because `npm run dev` reloads it after a change. */
function compile() {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'siteConfig.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'warning',
    write: false,
  });
  mkdirSync(dirname(outfile), {recursive: true});
  // A build that runs in parallel must not read a half-written file.
  const part = `${outfile}.${process.pid}`;
  outputFiles.forEach(({contents}) => writeFileSync(part, contents));
  renameSync(part, outfile);
  delete require.cache[outfile];
}

module.exports = function siteConfig() {
  if (!isCompiled()) {
    compile();
  }
  return require(outfile).default;
};
