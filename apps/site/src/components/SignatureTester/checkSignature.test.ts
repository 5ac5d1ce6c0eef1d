import {describe, expect, it} from 'vitest';
import {checkSignature, type Message} from './checkSignature';
import {examples} from './examples';

const valid = examples[0]!.message;

async function failuresOf(change: Partial<Message>): Promise<string[]> {
  const steps = await checkSignature({...valid, ...change});
  return steps.filter(({isOk}) => !isOk).map(({title, advice}) => `${title}: ${advice}`);
}

/** Signs a body with the secret of the example, as the platform would. */
async function headersFor(body: string): Promise<string> {
  const steps = await checkSignature({...valid, body});
  const signature = steps.find(({title}) => title.startsWith('Compute'))!.value!;
  return valid.headers.replace(/webhook-signature: .*/, `webhook-signature: ${signature}`);
}

describe('checkSignature', () => {
  it('verifies the published message and shows each step', async () => {
    const steps = await checkSignature(valid);
    expect(steps.every(({isOk}) => isOk)).toBe(true);
    expect(steps.map(({value}) => value)).toEqual([
      'webhook-id, webhook-timestamp, webhook-signature',
      '24\u00A0bytes',
      '2 seconds old',
      'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}',
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    ]);
  });

  it('accepts one of several signatures, as during a rotation', async () => {
    const headers = valid.headers.replace('v1,', 'v1,b2xk v1,');
    expect(await failuresOf({headers})).toEqual([]);
  });

  it.each([
    ['was compacted', '{"test":2432232314}'],
    ['was indented', '{\n  "test": 2432232314\n}'],
  ])('recognises a body that %s', async (_, body) => {
    expect(await failuresOf({body})).toEqual([
      expect.stringContaining('The body was parsed and serialised again'),
    ]);
  });

  it('recognises the compact original of a body that was indented', async () => {
    const headers = await headersFor('{"a":[1,2]}');
    expect(await failuresOf({headers, body: '{\n  "a": [1, 2]\n}'})).toEqual([
      expect.stringContaining('The body was parsed and serialised again'),
    ]);
  });

  it('recognises a changed end and Windows line breaks', async () => {
    expect(await failuresOf({body: `${valid.body}\n`})).toEqual([
      expect.stringContaining('a line break was added or removed'),
    ]);
    const headers = await headersFor('a\r\nb');
    expect(await failuresOf({headers, body: 'a\nb'})).toEqual([
      expect.stringContaining('Windows line breaks'),
    ]);
  });

  it.each<[string, Partial<Message>, string]>([
    ['a wrong secret', examples[2]!.message, 'The secret is probably wrong'],
    ['a secret that isn’t Base64', {secret: 'whsec_!'}, 'The secret isn’t Base64'],
    ['an empty secret', {secret: ''}, 'The secret isn’t Base64'],
    ['missing headers', {headers: 'webhook-id: msg_1'}, 'Missing: `webhook-timestamp`'],
    [
      'a signature that is cut off',
      {headers: valid.headers.slice(0, -20)},
      'No `v1` signature is complete',
    ],
    ['a clock that is ahead', {clock: '1614265631'}, 'too old, or the clock is ahead'],
    ['a clock that is behind', {clock: '1614265029'}, 'The clock is behind'],
    ['a clock that isn’t a number', {clock: 'now'}, 'isn’t a number of seconds'],
  ])('explains %s', async (_, change, advice) => {
    expect(await failuresOf(change)).toEqual([expect.stringContaining(advice)]);
  });
});
