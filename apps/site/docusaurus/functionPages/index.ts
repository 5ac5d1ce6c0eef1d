import {utimesSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '@rspack/core';
import {cached} from '../buildCache';
import {allFailureMessages} from './failureMessages';
import {guideUses, readGuides} from './guideUses';
import {functionPages as pages} from './pages';
import {allPictures} from './pictures';
import {allSyntaxPreviews} from './syntaxPreviews';
import {writePages} from './writePages';

/**
 * In `npm run dev`, updates pages, sidebars, tables and search after a change in packages/. Docusaurus
 * reloads them all when the modification time of its configuration changes.
 */
export class ReloadAfterChange {
  constructor(
    private readonly folder: string,
    private readonly siteConfigPath: string,
  ) {}

  apply({hooks}: Compiler): void {
    let isChanged = false;
    // Pages contain facts, and import no definitions, so the bundler wouldn't watch these.
    hooks.afterCompile.tap('FunctionPages', ({contextDependencies}) => {
      contextDependencies.add(this.folder);
    });
    hooks.watchRun.tap('FunctionPages', ({modifiedFiles = []}) => {
      isChanged ||= [...modifiedFiles].some((file) => file.startsWith(this.folder));
    });
    // Waits until the browser has the new code, because reloading everything takes seconds.
    hooks.done.tap('FunctionPages', (stats) => {
      if (isChanged && !stats.hasErrors()) {
        isChanged = false;
        const now = new Date();
        utimesSync(this.siteConfigPath, now, now);
      }
    });
  }
}

/**
 * Writes the function pages into apps/site/content/docs/, where Git ignores them. The docs plugin finds them, because
 * Docusaurus creates all plugins before it loads any content.
 */
export default async function functionPages({
  siteDir,
  outDir,
  siteConfigPath,
  generatedFilesDir,
}: LoadContext): Promise<Plugin> {
  const messages = await cached({siteDir, outDir}, 'failureMessages', [], () =>
    allFailureMessages(siteDir),
  );
  const pictures = await cached({siteDir, outDir}, 'pictures', [], allPictures);
  const previews = await cached({siteDir, outDir}, 'syntaxPreviews', [], allSyntaxPreviews);
  const docs = join(siteDir, 'content/docs');
  const guides = guideUses(readGuides(docs));
  writePages(
    docs,
    join(generatedFilesDir, 'function-pages'),
    pages({guides, messages, pictures, previews}),
  );
  return {
    name: 'function-pages',
    configureWebpack: () =>
      // The Docusaurus types cover only Webpack's plugins, not Rspack's.
      ({
        plugins: [new ReloadAfterChange(join(siteDir, '../../packages') + sep, siteConfigPath)],
      }) as object,
  };
}
