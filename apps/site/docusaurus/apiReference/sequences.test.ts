import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {durationText} from '@documentation/base/internal/limits/format';
import {limitOf, limitText} from '@documentation/base/internal/limits/table/index';
import {WEBHOOK_WAITS} from '@documentation/base/internal/limits/webhookWaits';
import {signedMessage} from '@documentation/reference/internal/pages/signedMessage';
import type {SequenceEntry, SequenceView} from '@documentation/reference/internal/pages/sequence';
import {operationsOf, parseDescription} from './description';
import {sequencesOf} from './sequences';
import {signatureView} from './signature';

const description = parseDescription(readFileSync('apps/site/content/static/openapi.yaml', 'utf8'));
const sequences = sequencesOf(description);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** Everything that a picture says, in reading order. */
function textsOf(entries: readonly SequenceEntry[]): string[] {
  return entries.flatMap((entry) =>
    'part' in entry
      ? [entry.part, ...textsOf(entry.entries)]
      : 'note' in entry
        ? [entry.note]
        : [entry.text, entry.detail ?? ''],
  );
}

const saidBy = (name: string) => textsOf(sequences[name]!.entries).join('\n');

describe('the picture of webhook attempts', () => {
  const said = saidBy('webhookAttempts');

  it('names every wait of the delivery, in order', () => {
    const durations = said.match(/\d+ (?:second|minute|hour)s?|immediately/g)!;
    const waits = WEBHOOK_WAITS.slice(1).map((wait) => plain(durationText(wait)));
    const timeout = plain(limitText(limitOf('webhookResponse')));
    expect(durations).toEqual(['immediately', waits[0], timeout, ...waits.slice(1)]);
  });

  it('counts the attempts', () => {
    expect(said).toContain(`all ${WEBHOOK_WAITS.length} attempts fail`);
    expect(said).toContain(`Attempts 4 to ${WEBHOOK_WAITS.length}`);
  });

  it('uses the states of webhooks and deliveries', () => {
    const {schemas} = description.components;
    const states = [...schemas.DeliveryStatus!.enum!, ...schemas.WebhookStatus!.enum!];
    for (const state of ['succeeded', 'failed', 'disabled', 'active']) {
      expect(states).toContain(state);
      expect(said).toContain(`\`${state}\``);
    }
  });
});

describe('the picture of a run in the background', () => {
  const said = saidBy('asynchronousRun');

  it('follows the states of a run', () => {
    const states = said.match(/(?<=run is `)\w+/g)!;
    expect(states).toEqual(description.components.schemas.RunStatus!.enum!.slice(0, 3));
  });

  it('states how long the output is kept', () => {
    expect(said).toContain(plain(limitText(limitOf('outputs'))));
  });

  it('ends with the URL that Location and the polled run lead to', () => {
    const location = /Location: (\S+)`/.exec(said)![1]!;
    expect(said).toContain(`\`GET ${location}\``);
    expect(said).toContain(`\`GET ${location}/output\``);
  });
});

it.each(Object.entries<SequenceView>(sequences))(
  '%s contains only requests that exist',
  (_name, {entries}) => {
    const requests = textsOf(entries).flatMap(
      (text) => text.match(/(?<=`)[A-Z]+ \/\S+(?=`)/g) ?? [],
    );
    expect(requests.length).toBeGreaterThan(1);
    const paths = operationsOf(description).map(
      ({method, path}) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    );
    expect(requests.filter((request) => !paths.some((path) => path.test(request)))).toEqual([]);
  },
);

describe('the picture of a signature', () => {
  const view = signatureView();

  it('arrives at the published signature', () => {
    expect(view.signature).toBe(signedMessage.signature);
    expect(view.key).toHaveLength(48);
    expect(view.hmac).toHaveLength(64);
  });

  it('shows the values of the table on the page', () => {
    const page = readFileSync('apps/site/content/docs/apiRef/webhooks/outgoing.mdx', 'utf8');
    for (const value of Object.values(signedMessage)) {
      expect(page).toContain(`| \`${value}\` |`);
    }
  });
});
