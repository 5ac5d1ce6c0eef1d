// The package that readers download for their own programs.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, test} from '@playwright/test';
import {build} from 'esbuild';
import {MAIN_SITE} from '../sites/sites';

const file = join(MAIN_SITE.directory, 'tools/mapping.tgz');

test('the guide shows the checksum of the package', async ({page}) => {
  await page.goto('guides/mappings/overview');
  const checksum = createHash('sha256').update(readFileSync(file)).digest('hex');
  await expect(page.getByText(checksum)).toBeVisible();
});

test('the package runs mappings in a browser', async ({page}, testInfo) => {
  const folder = testInfo.outputPath('node_modules/@documentation/mapping');
  mkdirSync(folder, {recursive: true});
  execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
  const {outputFiles} = await build({
    stdin: {
      contents: `import {run} from '@documentation/mapping'; globalThis.run = run;`,
      resolveDir: testInfo.outputPath(),
    },
    nodePaths: [resolve('node_modules')],
    bundle: true,
    platform: 'browser',
    write: false,
  });
  await page.goto('about:blank');
  await page.addScriptTag({content: outputFiles[0]!.text});
  const result = await page.evaluate(
    `run('Math.Sum(List.Map(Readers.CSV.ReadObjects($, columns: {"stock": "Integer"}), @.stock))', 'sku,stock\\nA-1,7\\nA-2,5')`,
  );
  expect(result).toBe(12);
});
