import {defineMappingFunction} from '../../defineMappingFunction';
import {decode, schemes} from './encodings';

export default defineMappingFunction({
  category: 'Text',
  name: 'Decode',
  summary: 'Decodes text from Base64, hex, a web address, HTML or XML.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the encoded text'},
    scheme: {type: 'Text', values: schemes, description: 'the encoding'},
  },
  returns: {type: 'Text', description: 'the text that was encoded'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty.',
  errors: [
    {code: 'E_PARSE', when: 'the text isn’t in that encoding'},
    {code: 'E_ENCODING', when: 'the bytes aren’t text in UTF-8'},
  ],
  examples: [
    {
      title: 'A header of basic authentication',
      kind: 'typical',
      args: {text: 'YWRhOnMzY3JldA==', scheme: 'base64'},
      result: 'ada:s3cret',
    },
    {
      title: 'A value of a web address',
      kind: 'typical',
      args: {text: 'Caf%C3%A9%20%26%20Bar', scheme: 'url'},
      result: 'Café & Bar',
    },
    {
      title: 'Text of a web page',
      kind: 'typical',
      args: {text: 'Caf&eacute; &amp; Bar &#8211; 5&nbsp;&euro;', scheme: 'html'},
      result: 'Café & Bar – 5\u00a0€',
    },
    {
      title: 'Text of an XML document',
      kind: 'typical',
      args: {text: 'Smith &amp; Sons &lt;&#x20AC;&gt;', scheme: 'xml'},
      result: 'Smith & Sons <€>',
    },
    {
      title: 'The header of a token',
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
      title: 'Base64 without padding, over two lines',
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
      title: 'HTML forgives a plain &',
      kind: 'edge',
      args: {text: 'AT&T', scheme: 'html'},
      result: 'AT&T',
    },
    {title: 'Null', kind: 'null', args: {text: null, scheme: 'hex'}, result: null},
    {
      title: 'Not Base64',
      kind: 'error',
      args: {text: 'ada:s3cret', scheme: 'base64'},
      error: 'E_PARSE',
    },
    {
      title: 'Bytes that aren’t text',
      kind: 'error',
      args: {text: 'ff00', scheme: 'hex'},
      error: 'E_ENCODING',
    },
  ],
  related: [{function: 'Text/Encode', role: 'inverse'}],
  tags: ['mapping', 'text', 'encoding', 'base64'],
  aliases: [
    'decodeURIComponent',
    'base64Decode',
    'atob',
    'urldecode',
    'unescape HTML',
    'entities',
    'from base64',
    'html entities to text',
    'percent decoding',
  ],
  notes: [
    'HTML knows the named characters of HTML 4, and numbers. Tags stay as they are.',
    'In form data a plus sign stands for a space: replace `+` by a space before you decode it.',
  ],
  pure: true,
  run: ({text, scheme}) => decode(text, scheme),
});
