import {defineMappingFunction} from '../../language/defineMappingFunction';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {toBytes} from './bytes';

export default defineMappingFunction({
  category: 'Types',
  name: 'ToBinary',
  summary: 'Converts text to bytes: encodes it as UTF-8 or Latin-1, or decodes Base64 or hex.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to convert'},
    encoding: {
      type: 'Text',
      default: 'utf-8',
      values: {
        'utf-8': 'encodes the text as UTF-8',
        base64: 'decodes the text from Base64, including the URL-safe form',
        hex: 'decodes the text from pairs of hexadecimal digits',
        latin1: 'encodes each character as one byte, as in ISO 8859-1',
      },
      description: 'how to convert the text to bytes',
    },
  },
  returns: {type: 'Binary', description: 'the bytes'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text returns 0 bytes.',
  errors: [
    {
      code: 'E_ENCODING',
      when: 'the text contains a lone surrogate (half a character) or, with `latin1`, a character that isn’t in Latin-1',
    },
    {code: 'E_PARSE', when: 'the text isn’t valid Base64 or hex'},
  ],
  examples: [
    {
      title: 'A small CSV file',
      kind: 'typical',
      args: {text: 'id;name\n7;Zoë'},
      result: utf8('id;name\n7;Zoë'),
    },
    {
      title: 'A Base64 attachment',
      kind: 'typical',
      args: {text: 'SW52b2ljZSAxMDAx', encoding: 'base64'},
      result: utf8('Invoice 1001'),
    },
    {
      title: 'Hexadecimal digits',
      kind: 'typical',
      args: {text: '41 64 61', encoding: 'hex'},
      result: utf8('Ada'),
    },
    {
      title: 'One byte per character',
      kind: 'edge',
      args: {text: 'Zoë', encoding: 'latin1'},
      result: Uint8Array.of(0x5a, 0x6f, 0xeb),
    },
    {
      title: 'Base64 without padding',
      kind: 'edge',
      args: {text: 'QWRh\nIQ', encoding: 'base64'},
      result: utf8('Ada!'),
    },
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {
      title: 'A euro sign in Latin-1',
      kind: 'error',
      args: {text: '5 €', encoding: 'latin1'},
      error: 'E_ENCODING',
    },
    {
      title: 'Invalid Base64',
      kind: 'error',
      args: {text: 'Ada!', encoding: 'base64'},
      error: 'E_PARSE',
    },
    {
      title: 'An odd number of hexadecimal digits',
      kind: 'error',
      args: {text: '416', encoding: 'hex'},
      error: 'E_PARSE',
    },
  ],
  related: [{function: 'Types/ToText', role: 'often used with'}],
  equivalents: [
    {tool: 'dataweave', name: 'as Binary'},
    {tool: 'bloblang', name: 'bytes', differs: '`decode` decodes Base64 and hex'},
    {tool: 'sql', name: 'CONVERT_TO', differs: '`DECODE` decodes Base64 and hex'},
  ],
  tags: ['mapping', 'types', 'conversion', 'binary', 'base64', 'encoding'],
  aliases:
    'atob, Buffer.from, base64 decode, TextEncoder, Binary.FromText, FROM_BASE64, text to bytes, base64 to file, decode attachment, blob, base64 pdf, file from string, octets, image data, hexadecimal, byte array',
  notes: [
    'To convert bytes to text, use a reader, because `Types.ToText` doesn’t accept bytes. `Readers.CSV.ReadFixedWidth` reads any text file as lines.',
    'Whitespace in Base64 and hex is ignored. To decode Base64 or hex to text instead of bytes, use `Text.Decode`.',
  ],
  run: ({text, encoding}) => toBytes(text, encoding),
});
