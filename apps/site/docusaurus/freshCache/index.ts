import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {repositoryOf} from '../repository';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folders with code that affects how pages are bundled. */
const folders = [
  'apps/site/docusaurus',
  'apps/site/config',
  'packages/base/src/limits',
  'packages/workflow/src/language',
];

/**
 * Makes the bundler discard its cache when a plugin changes. By default, the
 * bundler checks only the Docusaurus configuration.
 */
export default function freshCache({siteDir}: LoadContext): Plugin {
  const buildDependencies = folders.flatMap((folder) =>
    readdirSync(join(repositoryOf(siteDir), folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.c?[jt]s$/.test(file))
      .map((file) => join(repositoryOf(siteDir), folder, file)),
  );
  return {
    name: 'fresh-cache',
    configureWebpack: ({experiments}) =>
      // The Docusaurus types cover only Webpack's experiments, not Rspack's.
      experiments && 'cache' in experiments ? {experiments: {cache: {buildDependencies}}} : {},
  };
}
