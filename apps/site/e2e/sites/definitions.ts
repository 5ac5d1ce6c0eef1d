import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {buildSync} from 'esbuild';
import type * as Definitions from './definitionsBundle';

/**
 * Loads the functions' definitions as one bundle. Playwright would compile their hundreds of files one after
 * another, and keep one core busy for 13 seconds longer before the first test starts.
 */
function loadBundle(): typeof Definitions {
  // Playwright compiles no files inside node_modules, and the bundle's own imports can be resolved there.
  const folder = mkdtempSync('node_modules/.definitions-');
  try {
    const outfile = resolve(join(folder, 'definitions.cjs'));
    buildSync({
      entryPoints: ['apps/site/e2e/sites/definitionsBundle.ts'],
      outfile,
      bundle: true,
      conditions: ['source'],
      platform: 'node',
      packages: 'external',
      logLevel: 'error',
    });
    return createRequire(outfile)(outfile) as typeof Definitions;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

export const {
  askedIn,
  formatCall,
  formatCallCode,
  formatResult,
  mappingFunctions,
  nameOfExample,
  samplesAsBase64,
  workflowFunctions,
} = loadBundle();
