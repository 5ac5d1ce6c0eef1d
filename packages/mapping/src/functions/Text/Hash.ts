import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {digest} from '@documentation/base/internal/digests/digests';
import {
  algorithmParameter,
  bytesOf,
  encodeDigest,
  encodingParameter,
  halfCharacterError,
} from './digestSettings';

export default defineMappingFunction({
  category: 'Text',
  name: 'Hash',
  summary: 'Computes the SHA-256, SHA-384, SHA-512 or SHA-1 hash of text or bytes.',
  parameters: {
    data: {
      type: ['Text', 'Binary'],
      data: true,
      description: 'the text, which is hashed as UTF-8, or the bytes',
    },
    algorithm: algorithmParameter,
    encoding: encodingParameter,
  },
  returns: {
    type: 'Text',
    description: 'the hash, whose length depends only on the algorithm and encoding',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text and 0 bytes have a hash too.',
  errors: [halfCharacterError],
  examples: [
    {
      title: 'A fingerprint to detect changes',
      kind: 'typical',
      input: {total: 1249.5, id: 'A-1001'},
      args: {data: expression('JSON.Canonicalize($)')},
      result: '19879123f2a3b9a6ae80f4e82672f65fe84d0d40da8f9add3db6fd47171a2d4e',
    },
    {
      title: 'An email address for an ad platform',
      kind: 'typical',
      args: {data: expression('Text.Lower(Text.Trim(" Ada@Example.com "))')},
      result: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
    },
    {
      title: 'The checksum of a file',
      kind: 'typical',
      input: new TextEncoder().encode('id;name\n7;Ada'),
      args: {data: expression('$'), algorithm: 'sha384', encoding: 'base64'},
      result: 'c8OdC562lAs+Q1vF7GSvuAKm9JAbjVula3N1mvB5nbVjWwAh7zq1CoWcpCtUmJuv',
    },
    {
      title: 'SHA-512',
      kind: 'edge',
      args: {data: 'abc', algorithm: 'sha512'},
      result:
        'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    },
    {
      title: 'SHA-1 for an older system',
      kind: 'edge',
      args: {data: 'ada@example.com', algorithm: 'sha1'},
      result: '3ca93ad87e0bb737e653b66ad67731e86bbc050f',
    },
    {
      title: 'Empty text',
      kind: 'edge',
      args: {data: ''},
      result: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
    {title: 'Null', kind: 'null', args: {data: null}, result: null},
    {
      title: 'Half an emoji',
      kind: 'error',
      args: {data: expression('JSON.Parse("\\"\\\\ud83d\\"")')},
      error: 'E_ENCODING',
    },
  ],
  related: [
    {function: 'Text/Hmac', role: 'alternative'},
    {function: 'Text/UuidFromName', role: 'alternative'},
    {function: 'JSON/Canonicalize', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'hashWith',
      differs: 'takes and returns bytes, and uses SHA-1 by default',
    },
    {tool: 'bloblang', name: 'hash', differs: 'returns bytes'},
    {tool: 'sql', name: 'SHA256', differs: 'takes and returns bytes'},
  ],
  tags: ['mapping', 'text', 'binary', 'encoding'],
  aliases:
    'SHA256, SHA-256, SHA1, SHA384, SHA512, SHA2, MD5, hashlib, HASHBYTES, digest, message digest, checksum, fingerprint, createHash, dw::Crypto hashWith, Get-FileHash, pseudonymise, deduplicate by content, file integrity, detect changed rows',
  notes: [
    'MD5 isn’t available, because attackers can create two files with the same MD5 hash. SHA-1 is weak too. Use it only if another system requires it.',
    'A hash doesn’t hide data that can be guessed. For example, anyone can hash all phone numbers and compare the hashes. To prevent that, use `Text.Hmac` with a secret key.',
    'Don’t hash passwords with this function. SHA hashes are fast to compute, so passwords are fast to guess. Use a password hash such as Argon2.',
  ],
  run: async ({data, algorithm, encoding}) =>
    encodeDigest(await digest(bytesOf(data, 'data'), algorithm), encoding),
});
