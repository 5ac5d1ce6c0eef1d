// Compiles siteConfig.ts and its imports with esbuild, which takes half a second. Docusaurus would use
// Babel, which takes half a minute.
const {mkdirSync, renameSync, writeFileSync} = require('node:fs');
const {dirname, join} = require('node:path');
const {buildSync} = require('esbuild');

const repository = join(__dirname, '../..');
const outfile = join(repository, 'node_modules/.cache/siteConfig.cjs');
/** The packages of this repository, which are compiled, too. All others are in node_modules/. */
const packages = ['base', 'mapping', 'workflow', 'reference'];

/** A build loads the configuration twice, but needs to compile it only once. */
const isBuild = process.argv[2] === 'build';
const isCompiled = () => isBuild && outfile in require.cache;

/** Compiles the configuration. `npm run dev` calls this function again after each change. */
function compile() {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'siteConfig.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    alias: Object.fromEntries(
      packages.map((name) => [
        `@documentation/${name}/internal`,
        join(repository, `packages/${name}/src`),
      ]),
    ),
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
