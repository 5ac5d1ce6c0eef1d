import {createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {checkClaim} from '../Guard/checkSignature';
import type {HttpRequestValue} from '../../http/incomingRequest';
import {hubSpotClaim} from './hubSpotSignature';

const now = '2024-05-01T12:00:00Z';
const timestamp = String(Date.parse(now) - 1000);

/** Builds a request that is signed in the same way as HubSpot's, using Node's own HMAC. */
function request(path: string, body = '[]', signedAt = timestamp): HttpRequestValue {
  const signature = createHmac('sha256', 'secret').update(
    `POSThttps://h.example.com${path}${body}${signedAt}`,
  );
  return {
    method: 'POST',
    url: path,
    headers: {
      host: 'h.example.com',
      'x-hubspot-signature-v3': signature.digest('base64'),
      'x-hubspot-request-timestamp': signedAt,
    },
    body,
    isBase64Encoded: false,
    ip: '192.0.2.10',
  };
}

async function check(signed: HttpRequestValue): Promise<void> {
  const trust = {secrets: ['hubspot-app'], toleranceSeconds: 300};
  await checkClaim(hubSpotClaim(signed), trust, {now, secret: () => 'secret'});
}

describe('hubSpotClaim', () => {
  it('accepts a request that HubSpot signed', async () => {
    await expect(check(request('/hubspot'))).resolves.toBeUndefined();
    await expect(check(request('/', '[{"name":"Müller"}]'))).resolves.toBeUndefined();
  });

  it('decodes the same characters in the URL as HubSpot, and no others', async () => {
    const signed = request('/?next=https://a/&name=M%C3%BCller%26Co');
    const url = '/?next=https%3A%2f%2Fa%2F&name=M%C3%BCller%26Co';
    await expect(check({...signed, url})).resolves.toBeUndefined();
  });

  it.each([
    ['another body', {...request('/'), body: '[{}]'}],
    ['another URL', {...request('/'), url: '/b'}],
    [
      'another host',
      {...request('/'), headers: {...request('/').headers, host: 'other.example.com'}},
    ],
    ['another method', {...request('/'), method: 'PUT'}],
    ['no signature', {...request('/'), headers: {host: 'h.example.com'}}],
    ['an old time', request('/', '[]', String(Date.parse(now) - 301_000))],
    ['an invalid time', request('/', '[]', 'yesterday')],
  ])('rejects %s', async (_what, signed) => {
    await expect(check(signed)).rejects.toMatchObject({code: 'E_UNAUTHORIZED'});
  });
});
