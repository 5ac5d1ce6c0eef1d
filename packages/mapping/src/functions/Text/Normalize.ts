import {inForm, marksLimit} from '@documentation/base/internal/values/text/normalForm';
import {defineMappingFunction} from '../../language/defineMappingFunction';

/** Matches combining marks on Latin, Greek and Cyrillic letters, but not the vowel signs of other scripts. */
const diacritics = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\ufe20-\ufe2f]/g;

export default defineMappingFunction({
  category: 'Text',
  name: 'Normalize',
  summary: 'Converts text to a Unicode normalization form and optionally removes accents.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to normalize'},
    form: {
      type: 'Text',
      default: 'NFC',
      values: {
        NFC: 'composed: a letter and its accent are one character, as most systems expect',
        NFD: 'decomposed: a letter and its accent are two characters',
        NFKC: 'like NFC, but variants such as `ﬁ` and `①` become plain letters and digits',
        NFKD: 'like NFD, but variants such as `ﬁ` and `①` become plain letters and digits',
      },
      description: 'the Unicode normalization form',
    },
    stripDiacritics: {
      type: 'Boolean',
      default: false,
      description: 'whether to remove accents from letters',
    },
  },
  returns: {type: 'Text', description: 'the normalized text'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty.',
  errors: [],
  examples: [
    {
      title: 'Accents removed',
      kind: 'typical',
      args: {text: 'Crème Brûlée', stripDiacritics: true},
      result: 'Creme Brulee',
    },
    {
      title: 'A letter and its accent combined',
      kind: 'typical',
      args: {text: 'Mu\u0308ller'},
      result: 'Müller',
    },
    {
      title: 'A letter and its accent separated',
      kind: 'typical',
      args: {text: 'Müller', form: 'NFD'},
      result: 'Mu\u0308ller',
    },
    {
      title: 'Full-width letters and ligatures',
      kind: 'edge',
      args: {text: 'ＩＢＡＮ ﬁle №', form: 'NFKC'},
      result: 'IBAN file No',
    },
    {
      title: 'A circled number',
      kind: 'edge',
      args: {text: '① é', form: 'NFKD'},
      result: '1 e\u0301',
    },
    {
      title: 'Letters with a stroke don’t change',
      kind: 'edge',
      args: {text: 'Søren Łukasz', stripDiacritics: true},
      result: 'Søren Łukasz',
    },
    {
      title: 'Marks of other scripts stay',
      kind: 'edge',
      args: {text: 'אָב, Café', stripDiacritics: true},
      result: 'אָב, Cafe',
    },
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
  ],
  related: [
    {function: 'Text/Trim', role: 'often used with'},
    {function: 'Text/Lower', role: 'often used with'},
    {function: 'Text/Contains', role: 'often used with'},
    {function: 'Text/Slug', role: 'alternative'},
    {function: 'Text/Similarity', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'sql', name: 'NORMALIZE', differs: 'doesn’t remove accents'},
    {
      tool: 'lodash',
      name: '_.deburr',
      expression: '_.deburr(text)',
      differs: 'has no normalization forms, and also converts letters such as `ø` and `ß`',
    },
    {tool: 'pandas', name: 'str.normalize', differs: 'doesn’t remove accents'},
  ],
  tags: ['mapping', 'text', 'unicode', 'encoding'],
  aliases:
    "normalize, unaccent, deburr, remove accents, normalize-unicode, NFC, remove diacritics, without umlauts, plain letters, é to e, transliterate, ligatures, fullwidth characters, equal names don't match, search without accents, combining characters, normalise spelling variants, strip accents, ASCII, special letters, foreign characters",
  notes: [
    'Two values that look the same can consist of different characters, for example in file names from a Mac. Normalize both values before you compare them.',
    'Accents are the marks in Unicode’s blocks of combining diacritical marks, as in Latin, Greek and Cyrillic. Marks of other scripts stay, such as Hebrew and Arabic vowel signs.',
    'Removing accents doesn’t follow a language’s spelling rules: `Müller` becomes `Muller`, not `Mueller`.',
  ],
  limits: [marksLimit],
  run: ({text, form, stripDiacritics}) => {
    if (!stripDiacritics) {
      return inForm(text, form, 'text');
    }
    const apart = inForm(text, form.startsWith('NFK') ? 'NFKD' : 'NFD', 'text');
    return apart.replace(diacritics, '').normalize(form);
  },
});
