import {defineMappingFunction} from '../../defineMappingFunction';
import {checkLocale} from '../../values/text/locale';

export default defineMappingFunction({
  category: 'Text',
  name: 'Lower',
  summary: 'Turns text into lower case, by the rules of a language.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to change'},
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language whose rules apply, as a tag such as `"tr"`',
    },
  },
  returns: {type: 'Text', description: 'the text in lower case'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty.',
  errors: [{code: 'E_LOCALE', when: 'the locale isn’t a language tag'}],
  examples: [
    {
      title: 'An e-mail address as a key',
      kind: 'typical',
      args: {text: 'Ada.Lovelace@Example.COM'},
      result: 'ada.lovelace@example.com',
    },
    {
      title: 'Turkish has a letter without a dot',
      kind: 'typical',
      args: {text: 'ISPARTA', locale: 'tr'},
      result: 'ısparta',
    },
    {
      title: 'A Greek sigma at the end of a word',
      kind: 'edge',
      args: {text: 'ΟΔΟΣ ΣΟΦΙΑΣ'},
      result: 'οδος σοφιας',
    },
    {title: 'Two letters stay two', kind: 'edge', args: {text: 'STRASSE'}, result: 'strasse'},
    {title: 'Empty text', kind: 'edge', args: {text: ''}, result: ''},
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {
      title: 'Not a language',
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
  tags: ['mapping', 'text', 'locale', 'unicode'],
  aliases: [
    'lowercase',
    'toLowerCase',
    'LOWER',
    'small letters',
    'LCASE',
    'downcase',
    'make lowercase',
    'no capitals',
    'normalise email',
    'minuscule',
    'Turkish dotless i',
    'from all caps',
    'small characters',
  ],
  notes: [
    'To compare text without regard to case, use `Text.Contains` with `ignoreCase`: it also knows that `ß` and `SS` are the same.',
  ],
  pure: true,
  run: ({text, locale}) => text.toLocaleLowerCase(checkLocale(locale)),
});
