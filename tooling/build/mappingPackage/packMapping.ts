import {execSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildPackage} from './buildPackage';

/** Packs the mapping package outside the repository, because several builds can run at the same time. */
export async function packMapping(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'mapping-package-'));
  try {
    for (const file of ['package.json', 'README.md']) {
      copyFileSync(join('packages/mapping', file), join(folder, file));
    }
    await buildPackage(folder);
    const output = execSync('npm pack --ignore-scripts --json', {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [{filename}] = JSON.parse(output) as [{filename: string}];
    return readFileSync(join(folder, filename));
  } finally {
    rmSync(folder, {recursive: true});
  }
}
