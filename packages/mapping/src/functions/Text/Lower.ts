import {defineMappingFunction} from '../../language/defineMappingFunction';
import {checkLocale} from '@documentation/base/internal/values/text/locale';

export default defineMappingFunction({
  category: 'Text',
  name: 'Lower',
  summary: 'Converts text to lowercase, following the rules of a language.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to convert'},
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language whose rules apply, as a tag such as `"tr"`',
    },
  },
  returns: {type: 'Text', description: 'the text in lowercase'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty.',
  errors: [{code: 'E_LOCALE', when: 'the locale isn’t a valid language tag'}],
  examples: [
    {
      title: 'An email address as a key',
      kind: 'typical',
      args: {text: 'Ada.Lovelace@Example.COM'},
      result: 'ada.lovelace@example.com',
    },
    {
      title: 'Turkish dotless i',
      kind: 'typical',
      args: {text: 'ISPARTA', locale: 'tr'},
      result: 'ısparta',
    },
    {
      title: 'Greek sigma at the end of a word',
      kind: 'edge',
      args: {text: 'ΟΔΟΣ ΣΟΦΙΑΣ'},
      result: 'οδος σοφιας',
    },
    {title: 'SS doesn’t become ß', kind: 'edge', args: {text: 'STRASSE'}, result: 'strasse'},
    {title: 'Empty text', kind: 'edge', args: {text: ''}, result: ''},
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {
      title: 'An invalid language tag',
      kind: 'error',
      args: {text: 'A', locale: 'english (uk)'},
      error: 'E_LOCALE',
    },
  ],
  related: [
    {function: 'Text/Upper', role: 'alternative'},
    {function: 'Text/ChangeCase', role: 'alternative'},
    {function: 'Text/Normalize', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'LOWER', differs: 'has no language parameter'},
    {
      tool: 'jq',
      name: 'ascii_downcase',
      expression: '.text | ascii_downcase',
      differs: 'converts only A to Z',
    },
    {
      tool: 'jsonata',
      name: '$lowercase',
      expression: '$lowercase(text)',
      differs: 'has no language parameter',
    },
    {tool: 'dataweave', name: 'lower', differs: 'has no language parameter'},
    {tool: 'bloblang', name: 'lowercase', differs: 'has no language parameter'},
    {tool: 'sql', name: 'LOWER', differs: 'uses the language of the collation'},
    {
      tool: 'lodash',
      name: '_.toLower',
      expression: '_.toLower(text)',
      differs: 'has no language parameter',
    },
    {tool: 'pandas', name: 'str.lower', differs: 'has no language parameter'},
  ],
  tags: ['mapping', 'text', 'locale', 'unicode'],
  aliases:
    'lowercase, toLowerCase, LOWER, small letters, LCASE, downcase, make lowercase, no capitals, normalise email, minuscule, Turkish dotless i, from all caps, small characters, turn into lower case',
  notes: [
    'To compare text regardless of case, use `Logical.Equals` or `Text.Contains` with `ignoreCase`. Both also treat `ß` and `SS` as equal.',
  ],
  run: ({text, locale}) => text.toLocaleLowerCase(checkLocale(locale)),
});
