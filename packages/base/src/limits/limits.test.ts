import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {durationText, sizeText} from './format';
import {limitGroups, limitOf, limitText} from './table';
import * as documentsValues from './values/documents';
import * as filesValues from './values/files';
import * as retentionValues from './values/retention';
import * as stepsValues from './values/steps';
import * as timesValues from './values/times';
import * as valuesValues from './values/values';
import {LONGEST_WEBHOOK_WAIT, WEBHOOK_WAITS} from './webhookWaits';

const values = {
  ...filesValues,
  ...timesValues,
  ...retentionValues,
  ...valuesValues,
  ...documentsValues,
  ...stepsValues,
};

const rows = Object.values(limitGroups).flatMap((group) => Object.entries(group));

describe('the table of limits', () => {
  it('has each key once', () => {
    const keys = rows.map(([key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('gives advice for each limit, in sentences', () => {
    const odd = rows.filter(
      ([, {what, advice}]) => !/^[A-Z].*\.$/.test(advice) || /\.$/.test(what) || what === '',
    );
    expect(odd.map(([key]) => key)).toEqual([]);
  });

  it('contains every limit, except for defaults, which the functions’ pages state', () => {
    const sources = Object.keys(limitGroups).map((group) =>
      readFileSync(new URL(`table/${group}.ts`, import.meta.url), 'utf8'),
    );
    const missing = Object.keys(values).filter(
      (name) => !sources.some((source) => source.includes(`value: ${name},`)),
    );
    expect(missing).toEqual([
      'PAGE_ITEMS_DEFAULT',
      'EVENT_ID_MAX_SECONDS',
      'UNPACKED_TIMES_FROM_BYTES',
      'QUERIED_ROWS_DEFAULT',
      'FETCHED_PAGES_DEFAULT',
    ]);
  });

  it('names a limit that doesn’t exist', () => {
    expect(() => limitOf('unknown')).toThrow('There is no limit "unknown".');
  });
});

describe('limits', () => {
  it.each([
    ['file', '20 MB'],
    ['storedValue', '250 KB'],
    ['waitingRequest', '30 seconds'],
    ['run', '15 minutes'],
    ['serviceJob', '1 hour'],
    ['idempotency', '24 hours'],
    ['runAge', '31 days'],
    ['csvRows', '1,000,000 rows'],
    ['requests', '600 per minute'],
  ])('are written with a unit: %s', (key, text) => {
    expect(limitText(limitOf(key))).toBe(text.replace(/ (?=[a-zA-Z]+$)| (?=per)/, '\u00A0'));
  });

  it('use the largest unit that fits', () => {
    expect([1, 60, 90, 7200, 86_400, 604_800].map(durationText)).toEqual(
      ['1 second', '60 seconds', '90 seconds', '2 hours', '24 hours', '7 days'].map((text) =>
        text.replace(' ', '\u00A0'),
      ),
    );
    expect(sizeText(1_500_000)).toBe('1.5\u00A0MB');
  });
});

describe('what one part of the platform allows, the next part can handle', () => {
  it('a JSON body fits in a file, and a file in what steps pass on', () => {
    expect(values.TRIGGER_BODY_BYTES).toBeLessThan(values.JSON_BODY_BYTES);
    expect(values.JSON_BODY_BYTES).toBeLessThan(values.FILE_BYTES);
    expect(values.FILE_BYTES).toBeLessThan(values.LARGE_FILE_BYTES);
  });

  it('a text file has no more characters than text can have, and a Base64 file fits in text', () => {
    expect(values.FILE_BYTES).toBeLessThanOrEqual(values.TEXT_CHARACTERS);
    expect((values.BASE64_FILE_BYTES / 3) * 4).toBe(values.TEXT_CHARACTERS);
  });

  it('a mapping ends before its step, and a step before its run', () => {
    expect(values.SEARCH_SECONDS).toBeLessThan(values.MAPPING_SECONDS);
    expect(values.MAPPING_SECONDS).toBeLessThan(values.STEP_SECONDS);
    expect(values.WEBHOOK_RESPONSE_SECONDS).toBeLessThan(values.STEP_SECONDS);
    expect(values.STEP_SECONDS).toBeLessThan(values.RUN_SECONDS);
  });

  it('the longest delay and all webhook attempts fit in the maximum age of a run', () => {
    expect(values.DELAY_SECONDS).toBeLessThan(values.RUN_AGE_SECONDS);
    expect(WEBHOOK_WAITS).toHaveLength(values.WEBHOOK_ATTEMPTS);
    expect(LONGEST_WEBHOOK_WAIT * values.WEBHOOK_ATTEMPTS).toBeLessThan(values.RUN_AGE_SECONDS);
  });

  it('event IDs are remembered until the sender has stopped retrying', () => {
    const retried = WEBHOOK_WAITS.reduce<number>((sum, wait) => sum + wait, 0);
    expect(values.EVENT_ID_SECONDS).toBeGreaterThan(retried);
  });
});
