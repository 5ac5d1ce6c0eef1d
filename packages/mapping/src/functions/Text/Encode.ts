import {defineMappingFunction} from '../../language/defineMappingFunction';
import {encode, schemes} from './encodings';

export default defineMappingFunction({
  category: 'Text',
  name: 'Encode',
  summary: 'Encodes text as Base64 or hex, or escapes it for a URL, HTML or XML.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to encode'},
    scheme: {type: 'Text', values: schemes, description: 'the encoding to use'},
  },
  returns: {
    type: 'Text',
    description:
      'the encoded text (for Base64, hex and URLs, the text is first converted to UTF-8)',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty.',
  errors: [
    {
      code: 'E_ENCODING',
      when: 'the text contains a lone surrogate (half a character) or, with `xml`, a character that XML doesn’t allow',
    },
  ],
  examples: [
    {
      title: 'Basic authentication credentials',
      kind: 'typical',
      args: {text: 'ada:s3cret', scheme: 'base64'},
      result: 'YWRhOnMzY3JldA==',
    },
    {
      title: 'A value in a URL',
      kind: 'typical',
      args: {text: 'Café & Bar/Köln', scheme: 'url'},
      result: 'Caf%C3%A9%20%26%20Bar%2FK%C3%B6ln',
    },
    {
      title: 'A value in HTML',
      kind: 'typical',
      args: {text: 'Smith & Sons <"O\'Neill">', scheme: 'html'},
      result: 'Smith &amp; Sons &lt;&quot;O&#39;Neill&quot;&gt;',
    },
    {
      title: 'A value in XML',
      kind: 'typical',
      args: {text: 'Smith & Sons <"O\'Neill">', scheme: 'xml'},
      result: 'Smith &amp; Sons &lt;&quot;O&apos;Neill&quot;&gt;',
    },
    {
      title: 'Text in hex',
      kind: 'typical',
      args: {text: 'Zoë', scheme: 'hex'},
      result: '5a6fc3ab',
    },
    {
      title: 'Part of a JSON Web Token',
      kind: 'edge',
      args: {text: '{"id":"ÿ?>"}', scheme: 'base64url'},
      result: 'eyJpZCI6IsO_Pz4ifQ',
    },
    {title: 'Null', kind: 'null', args: {text: null, scheme: 'base64'}, result: null},
    {
      title: 'A control character in XML',
      kind: 'error',
      args: {text: 'a\u0000b', scheme: 'xml'},
      error: 'E_ENCODING',
    },
  ],
  related: [
    {function: 'Text/Decode', role: 'inverse'},
    {function: 'Text/Template', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'ENCODEURL', differs: 'encodes only for URLs'},
    {
      tool: 'jq',
      name: '@base64',
      expression: '.text | @base64',
      differs: '`@uri` and `@html` encode for URLs and HTML',
    },
    {
      tool: 'jsonata',
      name: '$base64encode',
      expression: '$base64encode(text)',
      differs: 'encodes only Latin-1 characters, and `$encodeUrlComponent` encodes for URLs',
    },
    {
      tool: 'dataweave',
      name: 'toBase64',
      differs: 'takes bytes, and `encodeURIComponent` encodes for URLs',
    },
    {tool: 'bloblang', name: 'encode'},
    {tool: 'sql', name: 'ENCODE', differs: 'takes bytes'},
    {
      tool: 'lodash',
      name: '_.escape',
      expression: '_.escape(text)',
      example: 'A value in HTML',
      differs: 'escapes only for HTML',
    },
  ],
  tags: ['mapping', 'text', 'encoding', 'base64'],
  aliases:
    'ENCODEURL, encodeURIComponent, base64Encode, btoa, urlencode, escape HTML, to base64, escape special characters, query string value, percent encoding, ampersand, basic auth header, XSS, spaces in link, unsafe input in page, make safe for URL, web address',
  notes: [
    'Encoding isn’t encryption: anyone can decode Base64.',
    'Use the `url` scheme for a single value, not for a whole URL, because it also encodes `/`, `?` and `&`.',
  ],
  run: ({text, scheme}) => encode(text, scheme),
});
