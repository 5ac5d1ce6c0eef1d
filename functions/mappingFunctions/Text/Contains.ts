import {defineMappingFunction} from '../../defineMappingFunction';

/** The same for 'ß', 'SS' and 'ss'. Both steps are needed: lower case knows the Kelvin sign, upper case the ß. */
function withoutCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}

export default defineMappingFunction({
  category: 'Text',
  name: 'Contains',
  summary: 'Checks whether a text contains another, or starts or ends with it.',
  parameters: {
    text: {type: 'Text', data: true, nullable: true, description: 'the text to look into'},
    search: {type: 'Text', description: 'the text to look for; not a pattern'},
    ignoreCase: {
      type: 'Boolean',
      default: false,
      description: 'whether upper and lower case are the same',
    },
    position: {
      type: 'Text',
      default: 'any',
      values: {
        any: 'anywhere',
        start: 'at the start',
        end: 'at the end',
      },
      description: 'where it must stand',
    },
  },
  returns: {type: 'Boolean', description: 'true when it is there'},
  nullPolicy: 'value',
  nullAndEmpty:
    'Null contains nothing, so the result is false. Every text contains empty text. Null for `search` is an error.',
  errors: [],
  examples: [
    {
      title: 'A word in a subject',
      kind: 'typical',
      args: {text: 'URGENT: order 42', search: 'urgent', ignoreCase: true},
      result: true,
    },
    {
      title: 'The start of a number',
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
      title: 'Upper and lower case differ',
      kind: 'edge',
      args: {text: 'URGENT', search: 'urgent'},
      result: false,
    },
    {
      title: 'Two spellings of one street',
      kind: 'edge',
      args: {text: 'HAUPTSTRASSE 5', search: 'Hauptstraße', ignoreCase: true},
      result: true,
    },
    {title: 'Empty search text', kind: 'edge', args: {text: 'abc', search: ''}, result: true},
    {title: 'Null contains nothing', kind: 'null', args: {text: null, search: 'a'}, result: false},
    {
      title: 'Null to search for',
      kind: 'error',
      args: {text: 'abc', search: null},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Text/MatchRegex', role: 'alternative'},
    {function: 'Text/Replace', role: 'often used with'},
    {function: 'Text/Normalize', role: 'often used with'},
  ],
  tags: ['mapping', 'text', 'comparison'],
  aliases: [
    'includes',
    'startsWith',
    'endsWith',
    'SEARCH',
    'LIKE',
    'Text.StartsWith',
    'indexOf',
    'find word',
    'begins with',
    'has substring',
    'ILIKE',
    'keyword in description',
    'url is https',
    'mentions a brand',
    'case insensitive search',
    'prefix check',
    'suffix check',
    'text occurs',
    'substring test',
  ],
  notes: [
    'Accents count. Put `Text.Normalize` with `stripDiacritics` round both texts to ignore them.',
  ],
  pure: true,
  run: ({text, search, ignoreCase, position}) => {
    if (text === null) {
      return false;
    }
    const [whole, part] = ignoreCase ? [withoutCase(text), withoutCase(search)] : [text, search];
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
