import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {durationText} from '@documentation/base/internal/limits/format';
import {limitOf, limitText} from '@documentation/base/internal/limits/table/index';
import {PAGE_ITEMS, PAGE_ITEMS_DEFAULT} from '@documentation/base/internal/limits/values/times';
import {
  LONGEST_WEBHOOK_WAIT,
  WEBHOOK_WAITS,
} from '@documentation/base/internal/limits/webhookWaits';
import {parseDescription} from './description';

const source = readFileSync('apps/site/content/static/openapi.yaml', 'utf8');
const description = parseDescription(source);

/** The description is plain text, so it has ordinary spaces. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const text = (key: string) => plain(limitText(limitOf(key)));

describe('the API description', () => {
  it('states the limits of the platform', () => {
    expect(description['x-limits'].map(({name, value}) => [name, value])).toEqual([
      ['Requests per API key', text('requests')],
      ['JSON body', text('jsonBody')],
      ['File', text('file')],
      [
        'Event sent to an incoming webhook',
        `${text('triggerBody')} by default, up to ${text('file')}`,
      ],
      ['Duration of a request that waits for the result', text('waitingRequest')],
      ['Duration of a run in the background, not counting pauses', text('run')],
      ['Duration of a run, including pauses', text('runAge')],
      ['Items per page', `1 to ${PAGE_ITEMS}, ${PAGE_ITEMS_DEFAULT} by default`],
      ['Idempotency key', `${text('idempotencyKey')}, valid for ${text('idempotency')}`],
      ['Runs', `kept for ${text('runs')} after they end`],
      ['Run outputs', `kept for ${text('outputs')} after the run ends`],
      ['Deliveries of outgoing webhooks', `kept for ${text('deliveries')} after the event`],
      ['Body of an outgoing webhook', text('webhookEvent')],
    ]);
  });

  it('describes webhook deliveries as Hooks.SendWebhook makes them', () => {
    expect(description['x-webhook-delivery']).toEqual({
      timeout: text('webhookResponse'),
      tolerance: text('signatureAge'),
      attempts: ['immediately', ...WEBHOOK_WAITS.slice(1).map((wait) => plain(durationText(wait)))],
    });
    // The page says that `Retry-After` can make any wait as long as the last one.
    expect(WEBHOOK_WAITS.at(-1)).toBe(LONGEST_WEBHOOK_WAIT);
  });

  it('repeats the limits in problems and their examples', () => {
    for (const sentence of [
      `The key was used in the last ${text('idempotency')} `,
      `The limit is ${text('file')}.`,
      `within ${text('waitingRequest')}.`,
      `can send ${text('requests').replace(' per', ' requests per')}.`,
    ]) {
      expect(source).toContain(sentence);
    }
  });
});
