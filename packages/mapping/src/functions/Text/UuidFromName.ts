import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {digest} from '@documentation/base/internal/digests/digests';
import {joinBytes, type Bytes} from '@documentation/base/internal/encodings/bytes';
import {fail} from '@documentation/base/internal/values/errors';
import {quote} from '@documentation/base/internal/values/quote';
import {bytesOf} from './digestSettings';
import {uuidBytes, uuidFrom} from './uuid';

/** The namespaces that RFC 9562 defines. */
const namespaces: ReadonlyMap<string, string> = new Map([
  ['dns', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'],
  ['url', '6ba7b811-9dad-11d1-80b4-00c04fd430c8'],
  ['oid', '6ba7b812-9dad-11d1-80b4-00c04fd430c8'],
  ['x500', '6ba7b814-9dad-11d1-80b4-00c04fd430c8'],
]);

function namespaceBytes(namespace: string): Bytes {
  return (
    uuidBytes(namespaces.get(namespace) ?? namespace) ??
    fail(
      'E_FORMAT',
      `${quote(namespace)} isn’t a namespace. Use a UUID, or one of "dns", "url", "oid" or "x500".`,
      'namespace',
    )
  );
}

export default defineMappingFunction({
  category: 'Text',
  name: 'UuidFromName',
  summary: 'Derives a UUID (version 5) from a name, so the same name always gets the same UUID.',
  parameters: {
    name: {type: 'Text', data: true, description: 'the name, such as an order number or a URL'},
    namespace: {
      type: 'Text',
      description:
        'the namespace of the name: a UUID of your own, or `"dns"`, `"url"`, `"oid"` or `"x500"` from RFC 9562',
    },
  },
  returns: {type: 'Text', description: 'the UUID, in lowercase with hyphens'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text is a name like any other.',
  errors: [
    {code: 'E_FORMAT', when: 'the namespace isn’t a UUID or one of the four names'},
    {code: 'E_ENCODING', when: 'the name contains a lone surrogate (half a character)'},
  ],
  examples: [
    {
      title: 'An ID for an order',
      kind: 'typical',
      args: {name: 'A-1001', namespace: '2ed6657d-e927-568b-95e1-2665a8aea6a2'},
      result: 'd4f21ba4-cfba-5192-88a4-5083410bb2d9',
    },
    {
      title: 'An ID for a web page',
      kind: 'typical',
      args: {name: 'https://example.com/orders/A-1001', namespace: 'url'},
      result: '6bd28702-f32e-538e-8724-f15400fc361d',
    },
    {
      title: 'Your own namespace, from your domain',
      kind: 'typical',
      args: {name: 'www.example.com', namespace: 'dns'},
      result: '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    },
    {
      title: 'An object identifier',
      kind: 'edge',
      args: {name: '1.3.6.1', namespace: 'oid'},
      result: '1447fa61-5277-5fef-a9b3-fbc6e44f4af3',
    },
    {
      title: 'A distinguished name',
      kind: 'edge',
      args: {name: 'CN=Ada Lovelace,O=Example', namespace: 'x500'},
      result: 'bca8b3b1-9c64-54b7-a0ed-e06d9332f238',
    },
    {
      title: 'A name with an umlaut',
      kind: 'edge',
      args: {name: 'münchen.example', namespace: 'dns'},
      result: 'b0a686dd-7bbb-5935-9663-c50a1bc538c3',
    },
    {title: 'Null', kind: 'null', args: {name: null, namespace: 'url'}, result: null},
    {
      title: 'An unknown namespace',
      kind: 'error',
      args: {name: 'A-1001', namespace: 'orders'},
      error: 'E_FORMAT',
    },
    {
      title: 'Half an emoji',
      kind: 'error',
      args: {name: expression('JSON.Parse("\\"\\\\ud83d\\"")'), namespace: 'url'},
      error: 'E_ENCODING',
    },
  ],
  related: [
    {function: 'Text/RandomUuid', role: 'alternative'},
    {function: 'Text/Hash', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'sql',
      name: 'UUID_GENERATE_V5',
      differs: 'takes the namespace first, and needs the uuid-ossp extension',
    },
  ],
  tags: ['mapping', 'text', 'idempotency'],
  aliases:
    'UUID v5, UUIDv5, uuid5, uuid_generate_v5, name-based UUID, deterministic UUID, stable ID, repeatable ID, GUID from text, GUID from string, surrogate key, external ID, ID from a business key, same ID on every run, idempotency key, RFC 9562, RFC 4122',
  notes: [
    'Case and spaces matter: `"A-1001"` and `"a-1001"` get different UUIDs. If they can vary, use `Text.Lower` and `Text.Trim` first.',
    'To get a namespace of your own, derive it once from your domain with the `"dns"` namespace, and use it in all your mappings.',
    'Anyone who knows the namespace can compute the UUID of a name, so don’t use the UUID as a secret.',
  ],
  run: async ({name, namespace}) => {
    const bytes = joinBytes([namespaceBytes(namespace), bytesOf(name, 'name')]);
    return uuidFrom(await digest(bytes, 'sha1'), 5);
  },
});
