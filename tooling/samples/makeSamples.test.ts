import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {makeSamples} from './makeSamples';

it('the sample files match what the script makes, and each is below 30 KB', async () => {
  const samples = await makeSamples();
  expect(readdirSync('apps/site/content/static/samples').sort()).toEqual(
    expect.arrayContaining(Object.keys(samples).sort()),
  );
  for (const [name, bytes] of Object.entries(samples)) {
    const file = readFileSync(join('apps/site/content/static/samples', name));
    expect(
      file.equals(bytes),
      `${name}: run npx tsx --conditions=source tooling/samples/makeSamples.ts`,
    ).toBe(true);
    expect(file.length).toBeLessThan(30_000);
  }
}, 60_000);
