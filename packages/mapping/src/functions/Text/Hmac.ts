import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {hmac} from '@documentation/base/internal/digests/digests';
import {fail} from '@documentation/base/internal/values/errors';
import {
  algorithmParameter,
  bytesOf,
  encodeDigest,
  encodingParameter,
  halfCharacterError,
} from './digestSettings';

export default defineMappingFunction({
  category: 'Text',
  name: 'Hmac',
  summary: 'Signs text or bytes with a secret key, using HMAC.',
  parameters: {
    data: {
      type: ['Text', 'Binary'],
      data: true,
      description: 'the text, which is signed as UTF-8, or the bytes',
    },
    key: {
      type: ['Text', 'Binary'],
      description: 'the secret key that you share with the other system',
    },
    algorithm: algorithmParameter,
    encoding: encodingParameter,
  },
  returns: {
    type: 'Text',
    description: 'the signature, whose length depends only on the algorithm and encoding',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text and 0 bytes have a signature too. An empty key is an error.',
  errors: [halfCharacterError, {code: 'E_FORMAT', when: 'the key is empty'}],
  examples: [
    {
      title: 'A request signature',
      kind: 'typical',
      input: {body: '{"id":"A-1001"}', key: 'whsec-demo'},
      args: {data: expression('$.body'), key: expression('$.key')},
      result: 'f88b457fcf484441bd4eddfb350eb0a75c16815aa4b0d2e2979075192efe47b5',
    },
    {
      title: 'Several parts signed together',
      kind: 'typical',
      input: {method: 'POST', path: '/orders', date: '2024-02-29T09:30:00Z'},
      args: {
        data: expression('Text.Join([$.method, $.path, $.date], separator: "\\n")'),
        key: 's3cret',
        encoding: 'base64',
      },
      result: '+pQWgQ0O9eBuTuFwcn/2xSxmlKw5R4qhhUClXNfYPYk=',
    },
    {
      title: 'A key in hex',
      kind: 'typical',
      args: {
        data: 'Hi There',
        key: expression(
          'Types.ToBinary("0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b", encoding: "hex")',
        ),
      },
      result: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    },
    {
      title: 'HMAC with SHA-512',
      kind: 'edge',
      args: {data: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'sha512'},
      result:
        '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    },
    {
      title: 'HMAC with SHA-384',
      kind: 'edge',
      args: {data: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'sha384'},
      result:
        'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
    },
    {
      title: 'HMAC with SHA-1',
      kind: 'edge',
      args: {data: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'sha1'},
      result: 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79',
    },
    {
      title: 'Empty text',
      kind: 'edge',
      args: {data: '', key: 's3cret'},
      result: '91dfac70c5348b04e1babb8b421ac92cec08b565b49ca16130dccb72503647b7',
    },
    {title: 'Null', kind: 'null', args: {data: null, key: 's3cret'}, result: null},
    {title: 'An empty key', kind: 'error', args: {data: 'a', key: ''}, error: 'E_FORMAT'},
    {
      title: 'Half an emoji',
      kind: 'error',
      args: {data: expression('JSON.Parse("\\"\\\\ud83d\\"")'), key: 's3cret'},
      error: 'E_ENCODING',
    },
  ],
  related: [
    {function: 'Text/Hash', role: 'alternative'},
    {function: 'JSON/Canonicalize', role: 'often used with'},
  ],
  workflowFunctions: ['Guard/SignRequest', 'Guard/VerifySignature'],
  equivalents: [
    {tool: 'dataweave', name: 'HMACWith', differs: 'takes bytes, and uses SHA-1 by default'},
    {
      tool: 'bloblang',
      name: 'hash',
      differs: 'takes `hmac_sha256` as the algorithm, and returns bytes',
    },
    {tool: 'sql', name: 'HMAC', differs: 'returns bytes, and needs the pgcrypto extension'},
  ],
  tags: ['mapping', 'text', 'binary', 'signature', 'secret'],
  aliases:
    'HMAC-SHA256, HMACSHA256, HMACSHA512, createHmac, hash_hmac, hmac.new, dw::Crypto HMACWith, keyed hash, message authentication code, MAC, sign a payload, sign a message, signed URL, API request signature, AWS signature, salted hash, secret key hash, X-Hub-Signature',
  notes: [
    'Don’t write a real key into a mapping, where everyone who can read the mapping sees it. In a workflow, use `Guard.SignRequest`, which reads the key from a secret.',
    'To check the signature of an incoming request, use `Guard.VerifySignature`, which compares signatures in constant time.',
  ],
  run: async ({data, key, algorithm, encoding}) => {
    if (key.length === 0) {
      fail('E_FORMAT', 'The key is empty. Pass the secret key, or check its path.', 'key');
    }
    const signature = await hmac(bytesOf(key, 'key'), bytesOf(data, 'data'), algorithm);
    return encodeDigest(signature, encoding);
  },
});
