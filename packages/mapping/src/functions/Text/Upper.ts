import {defineMappingFunction} from '../../language/defineMappingFunction';
import {checkLocale} from '@documentation/base/internal/values/text/locale';

export default defineMappingFunction({
  category: 'Text',
  name: 'Upper',
  summary: 'Converts text to uppercase, following the rules of a language.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to convert'},
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language whose rules apply, as a tag such as `"tr"`',
    },
  },
  returns: {
    type: 'Text',
    description: 'the text in uppercase, which can be longer than the original',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty.',
  errors: [{code: 'E_LOCALE', when: 'the locale isn’t a valid language tag'}],
  examples: [
    {
      title: 'A name in capitals',
      kind: 'typical',
      args: {text: 'Ada Lovelace'},
      result: 'ADA LOVELACE',
    },
    {
      title: 'Turkish dotted I',
      kind: 'typical',
      args: {text: 'izmir', locale: 'tr'},
      result: 'İZMİR',
    },
    {title: 'ß becomes SS', kind: 'edge', args: {text: 'straße'}, result: 'STRASSE'},
    {
      title: 'Digits and punctuation don’t change',
      kind: 'edge',
      args: {text: 'de-2024/07 é'},
      result: 'DE-2024/07 É',
    },
    {title: 'Empty text', kind: 'edge', args: {text: ''}, result: ''},
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {
      title: 'An invalid language tag',
      kind: 'error',
      args: {text: 'a', locale: 'not a tag'},
      error: 'E_LOCALE',
    },
  ],
  related: [
    {function: 'Text/Lower', role: 'alternative'},
    {function: 'Text/ChangeCase', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'UPPER', differs: 'has no language parameter'},
    {
      tool: 'jq',
      name: 'ascii_upcase',
      expression: '.text | ascii_upcase',
      differs: 'converts only a to z',
    },
    {
      tool: 'jsonata',
      name: '$uppercase',
      expression: '$uppercase(text)',
      differs: 'has no language parameter',
    },
    {tool: 'dataweave', name: 'upper', differs: 'has no language parameter'},
    {tool: 'bloblang', name: 'uppercase', differs: 'has no language parameter'},
    {tool: 'sql', name: 'UPPER', differs: 'uses the language of the collation'},
    {
      tool: 'lodash',
      name: '_.toUpper',
      expression: '_.toUpper(text)',
      differs: 'has no language parameter',
    },
    {tool: 'pandas', name: 'str.upper', differs: 'has no language parameter'},
  ],
  tags: ['mapping', 'text', 'locale', 'unicode'],
  aliases:
    'uppercase, toUpperCase, UPPER, capital letters, UCASE, all caps, make uppercase, big letters, block letters, normalise country code, shouting, IBAN in capitals, Turkish dotted i, capitalise, turn into upper case',
  notes: [
    'Converting to uppercase can lose information: `Text.Lower("STRASSE")` is `"strasse"`, not `"straße"`.',
    'Languages without rules of their own follow the general Unicode rules.',
  ],
  run: ({text, locale}) => text.toLocaleUpperCase(checkLocale(locale)),
});
