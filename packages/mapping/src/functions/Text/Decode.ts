import {defineMappingFunction} from '../../language/defineMappingFunction';
import {decode, schemes} from './encodings';

export default defineMappingFunction({
  category: 'Text',
  name: 'Decode',
  summary: 'Decodes Base64, hex or URL-encoded text, and HTML or XML entities.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the encoded text'},
    scheme: {type: 'Text', values: schemes, description: 'the encoding of the text'},
  },
  returns: {type: 'Text', description: 'the decoded text'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty.',
  errors: [
    {code: 'E_PARSE', when: 'the text isn’t valid in the chosen encoding'},
    {code: 'E_ENCODING', when: 'the decoded bytes aren’t valid UTF-8'},
  ],
  examples: [
    {
      title: 'Basic authentication credentials',
      kind: 'typical',
      args: {text: 'YWRhOnMzY3JldA==', scheme: 'base64'},
      result: 'ada:s3cret',
    },
    {
      title: 'A value from a URL',
      kind: 'typical',
      args: {text: 'Caf%C3%A9%20%26%20Bar', scheme: 'url'},
      result: 'Café & Bar',
    },
    {
      title: 'Text from a web page',
      kind: 'typical',
      args: {text: 'Caf&eacute; &amp; Bar &#8211; 5&nbsp;&euro;', scheme: 'html'},
      result: 'Café & Bar – 5\u00a0€',
    },
    {
      title: 'Text from an XML document',
      kind: 'typical',
      args: {text: 'Smith &amp; Sons &lt;&#x20AC;&gt;', scheme: 'xml'},
      result: 'Smith & Sons <€>',
    },
    {
      title: 'The header of a JSON Web Token',
      kind: 'typical',
      args: {text: 'eyJhbGciOiJIUzI1NiJ9', scheme: 'base64url'},
      result: '{"alg":"HS256"}',
    },
    {
      title: 'Bytes in hex',
      kind: 'typical',
      args: {text: '5A6FC3AB', scheme: 'hex'},
      result: 'Zoë',
    },
    {
      title: 'Base64 on two lines, without padding',
      kind: 'edge',
      args: {text: 'YWRhOnMz\nY3JldA', scheme: 'base64'},
      result: 'ada:s3cret',
    },
    {
      title: 'A plus sign isn’t a space',
      kind: 'edge',
      args: {text: 'a+b%20c', scheme: 'url'},
      result: 'a+b c',
    },
    {
      title: 'HTML allows a plain &',
      kind: 'edge',
      args: {text: 'AT&T', scheme: 'html'},
      result: 'AT&T',
    },
    {title: 'Null', kind: 'null', args: {text: null, scheme: 'hex'}, result: null},
    {
      title: 'Invalid Base64',
      kind: 'error',
      args: {text: 'ada:s3cret', scheme: 'base64'},
      error: 'E_PARSE',
    },
    {
      title: 'Bytes that aren’t UTF-8',
      kind: 'error',
      args: {text: 'ff00', scheme: 'hex'},
      error: 'E_ENCODING',
    },
  ],
  related: [
    {function: 'Text/Encode', role: 'inverse'},
    {function: 'Text/ParseQuery', role: 'alternative'},
    {function: 'Text/ParseUrl', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'jq', name: '@base64d', expression: '.text | @base64d', differs: 'decodes only Base64'},
    {
      tool: 'jsonata',
      name: '$base64decode',
      expression: '$base64decode(text)',
      differs: 'decodes only Latin-1 characters, and `$decodeUrlComponent` decodes URLs',
    },
    {
      tool: 'dataweave',
      name: 'fromBase64',
      differs: 'returns bytes, and `decodeURIComponent` decodes URLs',
    },
    {tool: 'bloblang', name: 'decode', differs: 'returns bytes'},
    {tool: 'sql', name: 'DECODE', differs: 'returns bytes'},
  ],
  tags: ['mapping', 'text', 'encoding', 'base64'],
  aliases:
    'decodeURIComponent, base64Decode, atob, urldecode, unescape HTML, entities, from base64, html entities to text, percent decoding, %20 in text, b64 to string, readable again, JWT payload, umlauts as ampersand codes, web address, unquote',
  notes: [
    'The `html` scheme decodes numeric entities, the named entities of HTML 4, and `&apos;`. As in browsers, `&lang;` and `&rang;` are `⟨` and `⟩`, not the characters that HTML 4 defined. Tags stay as they are.',
    'In form data, a plus sign means a space. To decode form data, first replace each `+` with a space.',
  ],
  run: ({text, scheme}) => decode(text, scheme),
});
