import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cached} from '../buildCache';
import {parseDescription, readDescriptionText} from './description';
import {viewsOf} from './views';

interface Content {
  readonly text: string;
  readonly views: Readonly<Record<string, object>>;
}

/**
 * Provides each page with its part of static/openapi.yaml. A page imports one operation as
 * '@generated/api-reference/default/<operationId>.json', so its chunk contains no other operation.
 */
export default function apiReference({siteConfig, siteDir, outDir}: LoadContext): Plugin<Content> {
  const urls = {
    apiOrigin: String(siteConfig.customFields?.apiOrigin),
    documentation: `${siteConfig.url}${siteConfig.baseUrl}`,
  };
  return {
    name: 'api-reference',
    getPathsToWatch: () => ['static/openapi.yaml'],
    async loadContent() {
      const text = readDescriptionText(urls);
      const make = () => viewsOf(parseDescription(text));
      return {text, views: await cached({siteDir, outDir}, 'apiReference', [text], make)};
    },
    async contentLoaded({content, actions}) {
      await Promise.all(
        Object.entries(content.views).map(([name, view]) =>
          actions.createData(`${name}.json`, view),
        ),
      );
    },
    /** Writes the description for download, with this deployment's URLs. */
    async postBuild({content}) {
      await writeFile(join(outDir, 'openapi.yaml'), content.text);
    },
  };
}
