import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import type {Failure} from './runExamples.fixture';

it.each([
  {timeZone: 'UTC', locale: 'en-US'},
  {timeZone: 'America/New_York', locale: 'de-DE'},
  {timeZone: 'Asia/Tokyo', locale: 'en-US'},
  {timeZone: 'Europe/Berlin', locale: 'de-DE'},
])(
  'all examples have the same results on a host in $timeZone with locale $locale',
  async ({timeZone, locale}) => {
    const {stdout} = await promisify(execFile)(
      'node_modules/.bin/tsx',
      ['functions/runExamples.fixture.ts'],
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
