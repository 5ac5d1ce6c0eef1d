import {defineMappingFunction} from '../../language/defineMappingFunction';
import {foldCase} from '@documentation/base/internal/values/text/foldCase';
import {caseNote} from '@documentation/base/internal/values/text/caseNote';

export default defineMappingFunction({
  category: 'Text',
  name: 'Contains',
  summary: 'Checks whether text contains, starts with or ends with other text.',
  parameters: {
    text: {type: 'Text', data: true, nullable: true, description: 'the text to search in'},
    search: {type: 'Text', description: 'the exact text to look for, not a pattern'},
    ignoreCase: {
      type: 'Boolean',
      default: false,
      description: 'whether to treat uppercase and lowercase letters as equal',
    },
    position: {
      type: 'Text',
      default: 'any',
      values: {
        any: 'anywhere',
        start: 'at the start',
        end: 'at the end',
      },
      description: 'where the search text must occur',
    },
  },
  returns: {
    type: 'Boolean',
    description: 'true if the search text occurs at the required position',
  },
  nullPolicy: 'fixed result',
  nullResult: false,
  nullAndEmpty:
    'An empty `search` is found in any text, including empty text. A null `search` is an error.',
  errors: [],
  examples: [
    {
      title: 'A word in an email subject',
      kind: 'typical',
      args: {text: 'URGENT: order 42', search: 'urgent', ignoreCase: true},
      result: true,
    },
    {
      title: 'The start of an invoice number',
      kind: 'typical',
      args: {text: 'INV-2024-7', search: 'INV-', position: 'start'},
      result: true,
    },
    {
      title: 'The end of a file name',
      kind: 'typical',
      args: {text: 'orders.csv.zip', search: '.csv', position: 'end'},
      result: false,
    },
    {
      title: 'Case matters by default',
      kind: 'edge',
      args: {text: 'URGENT', search: 'urgent'},
      result: false,
    },
    {
      title: 'SS and ß are equal when case is ignored',
      kind: 'edge',
      args: {text: 'HAUPTSTRASSE 5', search: 'Hauptstraße', ignoreCase: true},
      result: true,
    },
    {
      title: 'A Turkish ı isn’t an i',
      kind: 'edge',
      args: {text: 'sıra 7', search: 'Sira', ignoreCase: true},
      result: false,
    },
    {title: 'Empty search text', kind: 'edge', args: {text: 'abc', search: ''}, result: true},
    {title: 'Null contains nothing', kind: 'null', args: {text: null, search: 'a'}, result: false},
    {
      title: 'A null search text',
      kind: 'error',
      args: {text: 'abc', search: null},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Text/MatchRegex', role: 'alternative'},
    {function: 'Text/Replace', role: 'often used with'},
    {function: 'Text/Normalize', role: 'often used with'},
    {function: 'Text/IndexOf', role: 'alternative'},
    {function: 'Text/Similarity', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'FIND', differs: 'returns a position, or `#VALUE!` if there is none'},
    {
      tool: 'jq',
      name: 'contains',
      expression: '.search as $search | .text | contains($search)',
      example: 'Case matters by default',
      differs: '`startswith` and `endswith` check the start and the end',
    },
    {
      tool: 'jsonata',
      name: '$contains',
      expression: '$contains(text, search)',
      example: 'Case matters by default',
      differs: 'can’t ignore case',
    },
    {
      tool: 'jmespath',
      name: 'contains',
      expression: 'contains(text, search)',
      example: 'Case matters by default',
      differs: '`starts_with` and `ends_with` check the start and the end',
    },
    {tool: 'dataweave', name: 'contains', differs: 'can’t ignore case'},
    {tool: 'bloblang', name: 'contains', differs: 'can’t ignore case'},
    {tool: 'sql', name: 'LIKE', differs: 'needs `%` on both sides, and `ILIKE` ignores case'},
    {
      tool: 'lodash',
      name: '_.startsWith',
      expression: '_.startsWith(text, search)',
      example: 'The start of an invoice number',
      differs: '`_.includes` finds a match anywhere',
    },
    {
      tool: 'pandas',
      name: 'str.contains',
      differs: 'reads the search text as a regular expression, unless `regex=False`',
    },
  ],
  tags: ['mapping', 'text', 'comparison'],
  aliases:
    'includes, startsWith, endsWith, SEARCH, LIKE, Text.StartsWith, find word, begins with, has substring, ILIKE, keyword in description, url is https, mentions a brand, case insensitive search, prefix check, suffix check, text occurs, substring test',
  notes: [
    caseNote,
    'Accents matter. To ignore them, apply `Text.Normalize` with `stripDiacritics` to both `text` and `search`.',
  ],
  run: ({text, search, ignoreCase, position}) => {
    if (text === null) {
      return false;
    }
    const [whole, part] = ignoreCase ? [foldCase(text), foldCase(search)] : [text, search];
    switch (position) {
      case 'any':
        return whole.includes(part);
      case 'start':
        return whole.startsWith(part);
      case 'end':
        return whole.endsWith(part);
    }
  },
});
