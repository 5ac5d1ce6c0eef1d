import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'js-yaml';
import {CHANGE_FEED} from '@documentation/reference/internal/pages/apiReference';
import {cached} from '../buildCache';
import {changeFeed, changeViews} from './changes';
import {parseDescription, readDescriptionText} from './description';
import {readPrograms, type ProgramFile} from './programs';
import {programViews, viewsOf} from './views';

interface Content {
  readonly text: string;
  readonly programs: readonly ProgramFile[];
  readonly views: Readonly<Record<string, object>>;
}

/**
 * Provides each page with its part of apps/site/content/static/openapi.yaml. A page imports one operation as
 * '@generated/api-reference/default/<operationId>.json', so its chunk contains no other operation.
 */
export default function apiReference({siteConfig, siteDir, outDir}: LoadContext): Plugin<Content> {
  const urls = {
    apiOrigin: String(siteConfig.customFields?.apiOrigin),
    documentation: `${siteConfig.url}${siteConfig.baseUrl}`,
  };
  return {
    name: 'api-reference',
    getPathsToWatch: () => ['content/static/openapi.yaml', 'content/static/programs/*'],
    async loadContent() {
      const text = readDescriptionText(urls);
      const programs = readPrograms(urls.apiOrigin);
      const make = async () => ({
        ...(await viewsOf(parseDescription(text))),
        ...(await programViews(programs)),
      });
      const key = JSON.stringify([text, programs]);
      return {text, programs, views: await cached({siteDir, outDir}, 'apiReference', [key], make)};
    },
    async contentLoaded({content, actions}) {
      await Promise.all(
        Object.entries(content.views).map(([name, view]) =>
          actions.createData(`${name}.json`, view),
        ),
      );
    },
    /** Writes the description as YAML and JSON, the programs and the feed of changes, with this deployment's URLs. */
    async postBuild({content}) {
      const changes = changeViews(parseDescription(content.text));
      const feed = changeFeed(changes, {...urls, title: siteConfig.title});
      await writeFile(join(outDir, 'openapi.yaml'), content.text);
      await writeFile(join(outDir, CHANGE_FEED), feed);
      await writeFile(join(outDir, 'openapi.json'), JSON.stringify(load(content.text)));
      await Promise.all(
        content.programs.map(({name, code}) => writeFile(join(outDir, 'programs', name), code)),
      );
    },
  };
}
