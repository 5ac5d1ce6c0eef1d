import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Environment} from '../../apps/site/config/environment';
import {buildTool} from '../../apps/cli/build/buildTool';
import {collectDocumentation} from '../../apps/cli/build/collectDocumentation';
import {DIGESTS_FOLDER} from '../../apps/site/build/lists/digests';
import {TOOL_FILE, TOOL_FOLDER} from '../../apps/site/src/universal/commandLineTool';

/** Writes the command-line tool, its checksum and the schema of its tests. Returns the checksum. */
export async function writeTool(directory: string, environment: Environment): Promise<string> {
  const {url: origin, baseUrl} = environment;
  const {version} = JSON.parse(readFileSync('package.json', 'utf8')) as {version: string};
  const documentation = collectDocumentation({
    directory,
    origin,
    baseUrl,
    digestsFolder: DIGESTS_FOLDER,
  });
  const {code, checksum} = await buildTool({version, siteUrl: origin + baseUrl, documentation});
  const folder = join(directory, TOOL_FOLDER);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, TOOL_FILE), code);
  // As `sha256sum --check` reads it.
  writeFileSync(join(folder, `${TOOL_FILE}.sha256`), `${checksum}  ${TOOL_FILE}\n`);
  writeFileSync(
    join(folder, 'mapping-test.schema.json'),
    readFileSync('apps/cli/src/testing/suite.schema.json'),
  );
  return checksum;
}
