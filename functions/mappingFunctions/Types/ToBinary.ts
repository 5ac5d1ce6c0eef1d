import {defineMappingFunction} from '../../defineMappingFunction';
import {utf8} from '../../formats/encodings/utf8';
import {toBytes} from './bytes';

export default defineMappingFunction({
  category: 'Types',
  name: 'ToBinary',
  summary: 'Turns text into bytes: by a character encoding, or by decoding Base64 or hex.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to turn into bytes'},
    encoding: {
      type: 'Text',
      default: 'utf-8',
      values: {
        'utf-8': 'the bytes of the characters in UTF-8',
        base64: 'the bytes that the text spells in Base64, also in the form for URLs',
        hex: 'the bytes that the text spells in pairs of hexadecimal digits',
        latin1: 'one byte for each character, as in ISO 8859-1',
      },
      description: 'how the text stands for bytes',
    },
  },
  returns: {type: 'Binary', description: 'the bytes'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text gives 0 bytes.',
  errors: [
    {code: 'E_ENCODING', when: 'a character doesn’t exist in the encoding'},
    {code: 'E_PARSE', when: 'the text isn’t Base64 or hex'},
  ],
  examples: [
    {
      title: 'A small file',
      kind: 'typical',
      args: {text: 'id;name\n7;Zoë'},
      result: utf8('id;name\n7;Zoë'),
    },
    {
      title: 'An attachment in Base64',
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
      title: 'One byte for each character',
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
      title: 'No euro sign in latin1',
      kind: 'error',
      args: {text: '5 €', encoding: 'latin1'},
      error: 'E_ENCODING',
    },
    {
      title: 'Not Base64',
      kind: 'error',
      args: {text: 'Ada!', encoding: 'base64'},
      error: 'E_PARSE',
    },
    {
      title: 'Half a byte is missing',
      kind: 'error',
      args: {text: '416', encoding: 'hex'},
      error: 'E_PARSE',
    },
  ],
  related: [{function: 'Types/ToText', role: 'often used with'}],
  tags: ['mapping', 'types', 'conversion', 'binary', 'base64', 'encoding'],
  aliases: [
    'atob',
    'Buffer.from',
    'base64 decode',
    'TextEncoder',
    'Binary.FromText',
    'FROM_BASE64',
    'text to bytes',
    'base64 to file',
    'decode attachment',
    'blob',
    'base64 pdf',
    'file from string',
    'octets',
    'image data',
    'hexadecimal',
    'byte array',
  ],
  notes: [
    'White space in Base64 and hex doesn’t matter. To get text instead of bytes from them, use `Text.Decode`.',
  ],
  pure: true,
  run: ({text, encoding}) => toBytes(text, encoding),
});
