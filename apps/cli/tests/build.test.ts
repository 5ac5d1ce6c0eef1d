import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {builtinModules} from 'node:module';
import {describe, expect, it} from 'vitest';
import {billOfMaterials, type Lockfile} from '../../../tooling/licenses/billOfMaterials';
import {buildTool} from '../build/buildTool';
import {facts} from './buildOnce';
import {newFolder, runIn, tool} from './program.fixture';

const code = readFileSync(tool, 'utf8');

describe('the built tool', () => {
  it('is the same file each time it is built', async () => {
    expect((await buildTool(facts)) === code).toBe(true);
  });

  it('contains no paths of the machine that built it', () => {
    // A failed assertion on the code itself would print all of it.
    expect(code.includes(resolve('.'))).toBe(false);
    expect(code.includes('/node_modules/')).toBe(false);
  });

  it('imports only what is part of Node', () => {
    const imported = [
      ...code.matchAll(
        /\b(?:from|import) ?\(?"([\w@][\w:@/.-]*)"|\brequire\("([\w@][\w:@/.-]*)"\)/g,
      ),
    ].map(([, name, required]) => (name ?? required)!.replace(/^node:/, ''));
    expect(imported).toContain('fs');
    expect(imported.filter((name) => !builtinModules.includes(name))).toEqual([]);
  });

  it('contains only packages that scanners know of', async () => {
    const {text} = await runIn(newFolder(), ['licenses']);
    const shipped = [...text.matchAll(/^(\S+) (\d\S*) \([^)]*\)$/gm)].map(
      ([, name, version]) => `${name} ${version}`,
    );
    expect(shipped).toContainEqual(expect.stringMatching(/^zod \d/));
    const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
    const {components} = billOfMaterials(lockfile) as {
      readonly components: readonly {readonly name: string; readonly version: string}[];
    };
    const known = components.map(({name, version}) => `${name} ${version}`);
    expect(shipped.filter((each) => !known.includes(each))).toEqual([]);
  });
});
