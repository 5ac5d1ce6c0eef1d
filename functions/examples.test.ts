import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {mappingFunctions} from './mappingFunctions';
import {failingExamples, type Failure} from './runExamples.fixture';
import {qualifiedName} from './invoke';

describe.each(
  mappingFunctions.map((definition) => [qualifiedName(definition), definition] as const),
)('%s', (_name, definition) => {
  it('gives the documented result for every example', async () => {
    expect(await failingExamples([definition])).toEqual([]);
  });
});

describe('all examples', () => {
  const hosts = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Europe/Berlin'].flatMap((timeZone) =>
    ['en-US', 'de-DE'].map((locale) => ({timeZone, locale})),
  );

  it.each(hosts)(
    'are the same on a host in $timeZone with locale $locale',
    async ({timeZone, locale}) => {
      const {stdout} = await promisify(execFile)(
        'npx',
        ['tsx', 'functions/runExamples.fixture.ts'],
        {
          env: {...process.env, TZ: timeZone, LC_ALL: `${locale.replace('-', '_')}.UTF-8`},
          maxBuffer: 64 * 1024 * 1024,
        },
      );
      const report = JSON.parse(stdout) as {timeZone: string; locale: string; failures: Failure[]};
      expect(report).toEqual({timeZone, locale, failures: []});
    },
    240_000,
  );
});
