import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {workflowSchema} from '@documentation/workflow/internal/language/document/workflowSchema';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';

const FILE = 'workflow.schema.json';

/** Publishes the JSON Schema of workflow documents, for editors and other tools. */
export default function workflowSchemaPlugin({siteConfig}: LoadContext): Plugin {
  const address = `${siteConfig.url}${siteConfig.baseUrl}${FILE}`;
  return {
    name: 'workflow-schema',
    async postBuild({outDir}) {
      await writeFile(
        join(outDir, FILE),
        JSON.stringify(workflowSchema(workflowFunctions, address)),
      );
    },
  };
}
