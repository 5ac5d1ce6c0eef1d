import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {falseWords, keyOfWord, trueWords} from '@documentation/base/internal/values/booleanText';
import {quote} from '@documentation/base/internal/values/quote';

export default defineMappingFunction({
  category: 'Types',
  name: 'ToBoolean',
  summary: 'Converts words such as "yes" and "no", or 1 and 0, to true and false.',
  parameters: {
    value: {
      type: ['Boolean', 'Text', 'Number'],
      data: true,
      description: 'the value to convert; in text, case and surrounding whitespace are ignored',
    },
    trueValues: {
      type: 'List<Text>',
      default: trueWords,
      description: 'the words that mean true',
    },
    falseValues: {
      type: 'List<Text>',
      default: falseWords,
      description: 'the words that mean false',
    },
  },
  returns: {type: 'Boolean', description: 'true or false'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text is an error, unless `trueValues` or `falseValues` contains it.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text isn’t in `trueValues` or `falseValues`, or the number isn’t 1 or 0',
    },
    {code: 'E_DUPLICATE', when: 'a word is in both `trueValues` and `falseValues`'},
  ],
  examples: [
    {title: 'The word "Yes"', kind: 'typical', args: {value: 'Yes'}, result: true},
    {title: 'The text "false"', kind: 'typical', args: {value: 'false'}, result: false},
    {
      title: 'Custom words',
      kind: 'typical',
      args: {value: 'Nein', trueValues: ['ja'], falseValues: ['nein']},
      result: false,
    },
    {title: 'A number', kind: 'typical', args: {value: 1}, result: true},
    {title: 'A Boolean stays as it is', kind: 'edge', args: {value: false}, result: false},
    {
      title: 'An empty cell as false',
      kind: 'edge',
      args: {value: '', trueValues: ['x'], falseValues: ['']},
      result: false,
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'An unknown word', kind: 'error', args: {value: 'maybe'}, error: 'E_PARSE'},
    {title: 'A number other than 1 or 0', kind: 'error', args: {value: 2}, error: 'E_PARSE'},
    {
      title: 'A word in both lists',
      kind: 'error',
      args: {value: '0', trueValues: ['0', 'ok']},
      error: 'E_DUPLICATE',
    },
  ],
  related: [{function: 'Types/ToText', role: 'inverse'}],
  equivalents: [
    {tool: 'dataweave', name: 'as Boolean', differs: 'accepts only true and false'},
    {tool: 'bloblang', name: 'bool', differs: 'takes a default for invalid values'},
    {
      tool: 'sql',
      name: 'CAST AS BOOLEAN',
      differs: 'accepts only English words, such as `yes`, `on` and `t`',
    },
  ],
  tags: ['mapping', 'types', 'conversion', 'logical'],
  aliases:
    'Boolean(), $boolean, CAST AS BOOLEAN, Logical.From, yes or no, truthy, bool, convert to boolean, Y/N to true, string to bool, checkbox, flag column, ja nein, on off, active or inactive, X means true, ticked',
  notes: [
    'The numbers 1 and 0 always mean true and false, regardless of `trueValues` and `falseValues`.',
  ],
  run: ({value, trueValues, falseValues}) => {
    const [trueKeys, falseKeys] = [
      new Set(trueValues.map(keyOfWord)),
      new Set(falseValues.map(keyOfWord)),
    ];
    const twofold = [...trueKeys].find((key) => falseKeys.has(key));
    if (twofold !== undefined) {
      fail(
        'E_DUPLICATE',
        `${quote(twofold)} is in both \`trueValues\` and \`falseValues\`. Remove it from one of them.`,
        'trueValues',
      );
    }
    if (typeof value === 'boolean') {
      return value;
    }
    const isWord = typeof value === 'string';
    if (isWord ? trueKeys.has(keyOfWord(value)) : value === 1) {
      return true;
    }
    if (isWord ? falseKeys.has(keyOfWord(value)) : value === 0) {
      return false;
    }
    if (!isWord) {
      return fail(
        'E_PARSE',
        `${value} is neither 1 nor 0. Use \`Logical.Compare\` for other numbers.`,
        'value',
      );
    }
    const known = [...trueValues, ...falseValues].map(quote).join(', ');
    return fail(
      'E_PARSE',
      `${quote(value)} isn’t one of ${known}. Add it to \`trueValues\` or \`falseValues\`.`,
      'value',
    );
  },
});
