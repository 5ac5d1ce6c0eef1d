import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {caseNote} from '@documentation/base/internal/values/text/caseNote';
import {foldCase} from '@documentation/base/internal/values/text/foldCase';
import {checkComparisonLength, comparisonLimit, editDistance} from './editDistance';
import {COMPARED_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'Text',
  name: 'Similarity',
  summary: 'Measures how similar two texts are, by counting the edits between them.',
  parameters: {
    a: {type: 'Text', data: true, description: 'the first text'},
    b: {type: 'Text', data: true, description: 'the second text'},
    measure: {
      type: 'Text',
      default: 'similarity',
      values: {
        similarity: 'a number from 0 (completely different) to 1 (equal)',
        distance: 'the number of edits: characters to insert, delete or replace',
      },
      description: 'what to return',
    },
    ignoreCase: {
      type: 'Boolean',
      default: false,
      description: 'whether to treat uppercase and lowercase letters as equal',
    },
  },
  returns: {type: 'Number', description: 'the similarity or the distance'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Two empty texts are equal. Empty text has a similarity of 0 to any other text.',
  errors: [
    {code: 'E_LIMIT', when: `a text is longer than ${grouped(COMPARED_CHARACTERS)} characters`},
  ],
  examples: [
    {
      title: 'A misspelled city',
      kind: 'typical',
      args: {a: 'Düsseldorf', b: 'Dusseldorf'},
      result: 0.9,
    },
    {
      title: 'The same company in two systems',
      kind: 'typical',
      args: {a: 'ACME Corp', b: 'Acme Corp.', ignoreCase: true},
      result: 0.9,
    },
    {
      title: 'The number of edits',
      kind: 'typical',
      args: {a: 'kitten', b: 'sitting', measure: 'distance'},
      result: 3,
    },
    {
      title: 'Customers with almost the same name',
      kind: 'typical',
      input: ['Jon Smith', 'Ada Lovelace', 'John Smyth'],
      args: {a: expression('$[0]'), b: expression('$[2]')},
      result: 0.8,
    },
    {title: 'Equal texts', kind: 'edge', args: {a: 'SKU-7', b: 'SKU-7'}, result: 1},
    {title: 'Nothing in common', kind: 'edge', args: {a: 'abc', b: 'xyz'}, result: 0},
    {
      title: 'Two swapped characters are two edits',
      kind: 'edge',
      args: {a: 'SKU-12', b: 'SKU-21', measure: 'distance'},
      result: 2,
    },
    {
      title: 'Replacing an emoji is one edit',
      kind: 'edge',
      args: {a: '📦 sent', b: '🚚 sent', measure: 'distance'},
      result: 1,
    },
    {title: 'Two empty texts', kind: 'edge', args: {a: '', b: ''}, result: 1},
    {title: 'Null', kind: 'null', args: {a: 'Berlin', b: null}, result: null},
    {
      title: 'A text that is too long',
      kind: 'error',
      args: {a: 'Berlin', b: expression('Text.Pad("Berlin", 10001)')},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Logical/Equals', role: 'alternative'},
    {function: 'Text/Contains', role: 'alternative'},
    {function: 'Text/Normalize', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'dataweave', name: 'levenshteinDistance', differs: 'returns the number of edits'},
    {
      tool: 'sql',
      name: 'LEVENSHTEIN',
      differs: 'returns the number of edits, and needs the fuzzystrmatch extension',
    },
  ],
  tags: ['mapping', 'text', 'comparison'],
  aliases:
    'Levenshtein, edit distance, fuzzy match, fuzzy lookup, EDITDISTANCE, EDIT_DISTANCE, UTL_MATCH, levenshteinDistance, difflib ratio, similar_text, fuzzywuzzy, approximate string matching, compare names, typo tolerance, find duplicates with typos, nearly equal text, percentage match, closest match, spelling mistakes',
  limits: [comparisonLimit],
  notes: [
    'The similarity is 1 minus the distance divided by the length of the longer text. The distance is the Levenshtein distance, which counts Unicode code points.',
    'A threshold of 0.8 to 0.9 suits most names. Check it with your own data, because one edit weighs more in short text.',
    'Accents and word order matter. To ignore accents, apply `Text.Normalize` with `stripDiacritics` to both texts.',
    caseNote,
  ],
  load: () => import('fastest-levenshtein'),
  run: ({a, b, measure, ignoreCase}, _context, library) => {
    checkComparisonLength(a, 'a');
    checkComparisonLength(b, 'b');
    const {distance, longest} = ignoreCase
      ? editDistance(foldCase(a), foldCase(b), library.distance)
      : editDistance(a, b, library.distance);
    if (measure === 'distance') {
      return distance;
    }
    return longest === 0 ? 1 : (longest - distance) / longest;
  },
});
