import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder, hashWithCode, openCache} from '../buildCache';
import {readBuiltPages} from './builtPages';
import {readHtmlPage, type HtmlPage} from './htmlPage';
import {buildSearchData} from '@documentation/reference/internal/search/index/buildSearchData';
import {readSourcePages} from './sourcePages';
import {writeSearchData} from './writeSearchData';

/** Writes the search index: from the rendered pages of a build, or from the sources in `npm run dev`. */
export default function searchIndex({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentDirectory = join(generatedFilesDir, 'search-index');
  const builtFromFile = join(generatedFilesDir, 'search-index-source.json');
  return {
    name: 'search-index',

    async allContentLoaded({allContent}) {
      if (isDevelopment) {
        const pages = await readSourcePages(siteDir, allContent);
        // Docusaurus calls this function after every change. Building the index takes seconds, and most changes
        // don't affect it. A new process may run new code, so it always builds the index.
        const builtFrom = JSON.stringify([process.pid, pages]);
        if (builtFrom !== (await readFile(builtFromFile, 'utf8').catch(() => undefined))) {
          await writeSearchData(developmentDirectory, buildSearchData(pages));
          await writeFile(builtFromFile, builtFrom);
        }
      }
    },

    configureWebpack() {
      const served = {static: [{publicPath: baseUrl, directory: developmentDirectory}]};
      // Docusaurus passes `devServer` to its development server, but the Docusaurus types lack this field.
      return (isDevelopment ? {devServer: served} : {}) as object;
    },

    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      // The routes include unlisted pages. Only a page's metadata says that search must leave it out.
      const urls = routesPaths.filter((path) => !routesBuildMetadata[path]?.noIndex);
      const cache = openCache(join(cacheFolder(siteDir, outDir), 'searchPages'));
      const code = hashWithCode(siteDir, []);
      const readHtml = (html: string) => {
        const name = createHash('sha256').update(code).update(html).digest('hex');
        const page =
          cache.find(name) ??
          cache.add(name, Buffer.from(JSON.stringify(readHtmlPage(html) ?? null)));
        return (JSON.parse(page.toString()) as HtmlPage | null) ?? undefined;
      };
      const site = {outputDirectory: outDir, baseUrl};
      const data = buildSearchData(await readBuiltPages(site, urls, readHtml));
      cache.save();
      await writeSearchData(outDir, data);
    },
  };
}
