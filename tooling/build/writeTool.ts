import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Environment} from '../../apps/site/config/environment';
import {buildTool} from '../../apps/cli/build/buildTool';
import {collectDocumentation} from '../../apps/cli/build/collectDocumentation';
import {DIGESTS_FOLDER} from '../../apps/site/build/lists/digests';
import {TOOL_FILE, TOOL_FOLDER} from '../../apps/site/src/universal/commandLineTool';
import {writeDownload, type Download} from './writeDownload';

/** Writes the command-line tool and the schema of its tests. */
export async function writeTool(directory: string, environment: Environment): Promise<Download> {
  const {url: origin, baseUrl} = environment;
  const {version} = JSON.parse(readFileSync('package.json', 'utf8')) as {version: string};
  const documentation = collectDocumentation({
    directory,
    origin,
    baseUrl,
    digestsFolder: DIGESTS_FOLDER,
  });
  const code = await buildTool({version, siteUrl: origin + baseUrl, documentation});
  const download = writeDownload(directory, TOOL_FILE, code);
  writeFileSync(
    join(directory, TOOL_FOLDER, 'mapping-test.schema.json'),
    readFileSync('apps/cli/src/testing/suite.schema.json'),
  );
  return download;
}
