import {createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {checkHubSpotSignature} from './hubSpotSignature';

const now = '2024-05-01T12:00:00Z';
const timestamp = String(Date.parse(now) - 1000);

/** Signs as HubSpot does, by Node's own code. */
function request(uri: string, body = '[]', signedAt = timestamp) {
  const signature = createHmac('sha256', 'secret').update(`POST${uri}${body}${signedAt}`);
  return {
    method: 'POST',
    url: uri,
    headers: {
      'X-HubSpot-Signature-v3': signature.digest('base64'),
      'X-HubSpot-Request-Timestamp': signedAt,
    },
    body,
  };
}

function check(signed: ReturnType<typeof request>): Promise<void> {
  return checkHubSpotSignature(signed, 'secret', now);
}

describe('checkHubSpotSignature', () => {
  it('accepts what HubSpot signs, whatever the case of the headers', async () => {
    await expect(check(request('https://hooks.example.com/hubspot'))).resolves.toBeUndefined();
    await expect(check(request('https://h.example.com/', '[{"name":"Müller"}]'))).resolves.toBe(
      undefined,
    );
  });

  it('decodes in the address what HubSpot decodes, and nothing else', async () => {
    const signed = request('https://h.example.com/?next=https://a/&name=M%C3%BCller%26Co');
    const url = 'https://h.example.com/?next=https%3A%2f%2Fa%2F&name=M%C3%BCller%26Co';
    await expect(check({...signed, url})).resolves.toBeUndefined();
  });

  it.each([
    ['another body', {...request('https://h.example.com/'), body: '[{}]'}],
    ['another address', {...request('https://h.example.com/'), url: 'https://h.example.com/b'}],
    ['another method', {...request('https://h.example.com/'), method: 'PUT'}],
    ['no signature', {...request('https://h.example.com/'), headers: {}}],
    ['an old time', request('https://h.example.com/', '[]', String(Date.parse(now) - 301_000))],
    ['a time that is none', request('https://h.example.com/', '[]', 'yesterday')],
  ])('refuses %s', async (_what, signed) => {
    await expect(check(signed as ReturnType<typeof request>)).rejects.toMatchObject({
      code: 'E_UNAUTHORIZED',
    });
  });
});
