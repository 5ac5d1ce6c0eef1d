import {describe, expect, it} from 'vitest';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {StepError} from '../../language/stepErrors';
import {checkSignature} from './checkSignature';
import {readSignature, signatureSchemes, type SignatureScheme} from './signatureSchemes';

/** Examples from the vendors' documentation, with the time of signing. */
const published: Record<
  SignatureScheme,
  {secret: string; now: string; headers: Record<string, string>; body: string}
> = {
  'standard-webhooks': {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    now: '2021-02-25T15:02:10Z',
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    body: '{"test": 2432232314}',
  },
  github: {
    secret: "It's a Secret to Everybody",
    now: '2024-05-01T12:00:00Z',
    headers: {
      'x-hub-signature-256':
        'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    },
    body: 'Hello, World!',
  },
  stripe: {
    // Stripe documents the scheme, but publishes no example. This one was computed with OpenSSL.
    secret: 'whsec_example',
    now: '2024-05-01T12:00:00Z',
    headers: {
      'stripe-signature':
        't=1714564800,v1=c8c1ab4759c6e00f5d56f2c8a4470742d46276e1e1dc98ca9be28451771322a0,v0=6ffbb59b2300aae63f272406069a9788598b792a944a07aba816edb039989a39',
    },
    body: '{"id": "evt_1NG8Du2eZvKYlo2CUI79vXWy"}',
  },
  slack: {
    secret: '8f742231b10e8888abcd99yyyzzz85a5',
    now: '2018-07-12T18:36:58Z',
    headers: {
      'x-slack-request-timestamp': '1531420618',
      'x-slack-signature': 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
    },
    body: 'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c',
  },
  // Test case 2 in RFC 4231, which has no timestamp.
  custom: {
    secret: 'Jefe',
    now: '2024-05-01T12:00:00Z',
    headers: {
      'x-signature': '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    },
    body: 'what do ya want for nothing?',
  },
};

const hmac = {
  header: 'X-Signature',
  signedText: '{body}',
  prefix: '',
  algorithm: 'sha256',
  encoding: 'hex',
  secretEncoding: 'text',
} as const;

describe.each(Object.keys(signatureSchemes) as SignatureScheme[])('%s', (scheme) => {
  const {secret, now, headers, body} = published[scheme];

  function check(changed: {headers?: object; body?: string; now?: string; secret?: string}) {
    return checkSignature(
      {scheme, secrets: ['next', 'current'], toleranceSeconds: 300, hmac},
      {headers: {...headers, ...changed.headers}, body: utf8(changed.body ?? body)},
      {
        now: changed.now ?? now,
        secret: (name) => (name === 'next' ? 'bmV4dA==' : (changed.secret ?? secret)),
      },
    );
  }

  it('accepts the published signature, with the second of two secrets', async () => {
    await expect(check({})).resolves.toMatchObject({body: utf8(body)});
  });

  it('rejects an extra byte, another secret and a missing signature', async () => {
    await expect(check({body: `${body} `})).rejects.toThrow(StepError);
    await expect(check({secret: 'c2VjcmV0'})).rejects.toThrow(StepError);
    const empty = Object.fromEntries(Object.keys(headers).map((name) => [name, '']));
    await expect(check({headers: empty})).rejects.toThrow(StepError);
  });

  const at = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();

  it.each([300, -300])('accepts a time difference of %i s', async (seconds) => {
    await expect(check({now: at(seconds)})).resolves.toMatchObject({body: utf8(body)});
  });

  const signsTime = ['standard-webhooks', 'stripe', 'slack'].includes(scheme);

  it.each([301, -301])(
    'rejects a time difference of %i s if the timestamp is signed',
    async (seconds) => {
      const refusal = await check({now: at(seconds)}).then(
        () => 'none',
        (error: StepError) => error.message,
      );
      expect(refusal).toContain(signsTime ? '300\u00A0s' : 'none');
    },
  );
});

it('accepts a list with one valid signature', async () => {
  const {secret, now, headers, body} = published['standard-webhooks'];
  const list = `v1a,abc v1,AAAA ${headers['webhook-signature']}`;
  const check = checkSignature(
    {scheme: 'standard-webhooks', secrets: ['only'], toleranceSeconds: 300},
    {headers: {...headers, 'webhook-signature': list}, body: utf8(body)},
    {now, secret: () => secret},
  );
  await expect(check).resolves.toMatchObject({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
  });
});

it('reads the parts of a Stripe signature in any order', () => {
  const headers = {'stripe-signature': 'v0=c0, v1=a1,flag,t=1714564800,v1=b2'};
  expect(readSignature('stripe', {headers, body: utf8('{}')}, undefined)).toMatchObject({
    message: {timestamp: 1714564800},
    signatures: ['a1', 'b2'],
  });
});

it.each([
  ['{"type": "event_callback", "event_id": "Ev0123456"}', 'Ev0123456'],
  ['token=abc&user_name=ada', null],
])('reads the ID of a Slack event: %s', (body, id) => {
  const headers = {'x-slack-request-timestamp': '1531420618', 'x-slack-signature': 'v0=00'};
  expect(readSignature('slack', {headers, body: utf8(body)}, undefined).message.id).toBe(id);
});

it('requires settings for a custom signature', async () => {
  const check = checkSignature(
    {scheme: 'custom', secrets: ['only'], toleranceSeconds: 300},
    {headers: {}, body: utf8('')},
    {now: '2024-05-01T12:00:00Z', secret: () => 'x'},
  );
  await expect(check).rejects.toThrow('hmac');
});
