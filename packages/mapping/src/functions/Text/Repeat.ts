import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {checkResultLength, resultLimit, resultTooLong} from './resultLength';

export default defineMappingFunction({
  category: 'Text',
  name: 'Repeat',
  summary: 'Repeats text a number of times, with an optional separator in between.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to repeat'},
    count: {type: 'Integer', description: 'how many times the text occurs in the result'},
    separator: {
      type: 'Text',
      default: '',
      description: 'the text to put between the repetitions',
    },
  },
  returns: {type: 'Text', description: 'the repeated text'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A count of 0 returns empty text. A null `count` is an error.',
  errors: [{code: 'E_RANGE', when: '`count` is negative'}, resultTooLong],
  examples: [
    {
      title: 'A line in a text report',
      kind: 'typical',
      args: {text: '-', count: 20},
      result: '--------------------',
    },
    {
      title: 'Placeholders in a SQL statement',
      kind: 'typical',
      args: {text: '?', count: 3, separator: ', '},
      result: '?, ?, ?',
    },
    {title: 'Stars for a rating', kind: 'typical', args: {text: '★', count: 4}, result: '★★★★'},
    {
      title: 'Empty text with a separator',
      kind: 'edge',
      args: {text: '', count: 3, separator: ';'},
      result: ';;',
    },
    {title: 'Once', kind: 'edge', args: {text: 'ab', count: 1, separator: '-'}, result: 'ab'},
    {title: 'Zero times', kind: 'edge', args: {text: 'ab', count: 0}, result: ''},
    {title: 'Null', kind: 'null', args: {text: null, count: 3}, result: null},
    {
      title: 'A negative count',
      kind: 'error',
      args: {text: '-', count: -1},
      error: 'E_RANGE',
    },
    {
      title: 'A result that is too long',
      kind: 'error',
      args: {text: '-=', count: 5000001},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Text/Pad', role: 'alternative'},
    {function: 'Text/Join', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'REPT', differs: 'has no separator'},
    {tool: 'jq', name: '*', expression: '.text * .count', differs: 'has no separator'},
    {tool: 'dataweave', name: 'repeat', differs: 'has no separator'},
    {tool: 'bloblang', name: 'repeat', differs: 'has no separator'},
    {tool: 'sql', name: 'REPEAT', differs: 'has no separator'},
    {
      tool: 'lodash',
      name: '_.repeat',
      expression: '_.repeat(text, count)',
      differs: 'has no separator',
    },
    {tool: 'pandas', name: 'str.repeat', differs: 'has no separator'},
  ],
  tags: ['mapping', 'text', 'format'],
  aliases:
    'REPT, REPLICATE, Text.Repeat, str_repeat, string multiplication, repeat string, repeat text n times, duplicate text, same character many times, line of dashes, indentation, stars for a score, strrep, STRING_REPEAT, fill with the same text',
  limits: [resultLimit],
  run: ({text, count, separator}) => {
    if (count < 0) {
      fail(
        'E_RANGE',
        `\`count\` is ${count}, but it must not be negative. Pass 0 or more.`,
        'count',
      );
    }
    if (count === 0) {
      return '';
    }
    checkResultLength(count * text.length + (count - 1) * separator.length);
    return (text + separator).repeat(count - 1) + text;
  },
});
