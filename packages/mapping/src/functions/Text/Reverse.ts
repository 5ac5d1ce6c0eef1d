import {defineMappingFunction} from '../../language/defineMappingFunction';
import {graphemesOf} from '@documentation/base/internal/values/text/graphemes';

export default defineMappingFunction({
  category: 'Text',
  name: 'Reverse',
  summary: 'Reverses the order of the characters in text.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to reverse'},
  },
  returns: {type: 'Text', description: 'the reversed text'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty.',
  errors: [],
  examples: [
    {
      title: 'Digits for a check digit calculation',
      kind: 'typical',
      args: {text: '4111111111111234'},
      result: '4321111111111114',
    },
    {
      title: 'An order number from right to left',
      kind: 'typical',
      args: {text: 'ORD-2024-00042'},
      result: '24000-4202-DRO',
    },
    {
      title: 'Accents stay on their letters',
      kind: 'edge',
      args: {text: 'Cafe\u0301 Zoe\u0308'},
      result: 'e\u0308oZ e\u0301faC',
    },
    {
      title: 'Emoji and flags stay whole',
      kind: 'edge',
      args: {text: '👨‍👩‍👧🇫🇷👍🏽'},
      result: '👍🏽🇫🇷👨‍👩‍👧',
    },
    {
      title: 'A Windows line break stays whole',
      kind: 'edge',
      args: {text: 'ab\r\nc'},
      result: 'c\r\nba',
    },
    {title: 'Empty text', kind: 'edge', args: {text: ''}, result: ''},
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
  ],
  related: [{function: 'Text/Split', role: 'often used with'}],
  equivalents: [
    {
      tool: 'jq',
      name: 'reverse',
      expression: '.text | explode | reverse | implode',
      differs: 'moves combining accents to other letters, and breaks up emoji',
    },
    {
      tool: 'jsonata',
      name: '$reverse',
      expression: '$join($reverse($split(text, "")))',
      differs: '`$reverse` reverses lists, so the text must be split first',
    },
    {
      tool: 'jmespath',
      name: 'reverse',
      expression: 'reverse(text)',
      differs: 'moves combining accents to other letters, and breaks up emoji',
    },
    {tool: 'dataweave', name: 'reverse'},
    {
      tool: 'bloblang',
      name: 'reverse',
      differs: 'moves combining accents to other letters, and breaks up emoji',
    },
    {
      tool: 'sql',
      name: 'REVERSE',
      differs: 'moves combining accents to other letters, and breaks up emoji',
    },
  ],
  tags: ['mapping', 'text', 'unicode'],
  aliases:
    'REVERSE, strrev, Text.Reverse, StrReverse, reverse string, backwards, mirror text, flip text, right to left order, palindrome, last character first, string reversal, Luhn, reversed(), invert order of letters',
  notes: [
    'What readers see as one character stays together: a letter with its accents, an emoji with its parts, or a flag.',
    'To reverse the order of words, split the text first.',
  ],
  run: ({text}) => Array.from(graphemesOf(text)).reverse().join(''),
});
