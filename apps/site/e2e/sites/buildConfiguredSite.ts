// Builds the second site that the browser tests visit, under a sub-path and with almost every variable set. It's
// built from a copy of the project in another folder, because apps/site/e2e/delivery/built-files.spec.ts compares its
// scripts with those of the main site.
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {CONFIGURED_SITE} from './sites';

const copy = '.cache/a-copy-of-the-project';
const notCopied = ['node_modules', 'build', '.cache', '.git'];
/** What Docusaurus generates, in the folder of the site. */
const generated = '.docusaurus';

/** Hard-links the files in a folder instead of copying them, because all packages take half a gigabyte. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else if (!entry.isDirectory()) {
      linkSync(source, target);
    } else if (entry.name !== '.cache') {
      linkFolder(source, target);
    }
  }
}

/** Links the packages again only after a new installation, to keep the caches in the copy. */
function linkPackages(): void {
  const installed = 'node_modules/.package-lock.json';
  const linked = join(copy, installed);
  if (!existsSync(linked) || !readFileSync(linked).equals(readFileSync(installed))) {
    rmSync(join(copy, 'node_modules'), {recursive: true, force: true});
    linkFolder('node_modules', join(copy, 'node_modules'));
  }
}

mkdirSync(copy, {recursive: true});
readdirSync(copy)
  .filter((name) => name !== 'node_modules')
  .forEach((name) => rmSync(join(copy, name), {recursive: true}));
readdirSync('.')
  .filter((name) => !notCopied.includes(name))
  .forEach((name) =>
    cpSync(name, join(copy, name), {
      recursive: true,
      filter: (path) => basename(path) !== generated,
    }),
  );
linkPackages();

const {status} = spawnSync(
  process.execPath,
  ['tooling/commands/build.mjs', relative(copy, CONFIGURED_SITE.directory)],
  {
    cwd: copy,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...CONFIGURED_SITE.environment,
      // The bundler's cache doesn't notice changed variables.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  },
);
process.exit(status ?? 1);
