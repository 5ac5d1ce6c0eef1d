import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {
  loadPatterns,
  matchesOf,
  patternLimits,
  patternNotes,
} from '@documentation/base/internal/values/text/regex';
import {patternSyntax} from '../../language/patternSyntax';
import type {Value} from '@documentation/base/internal/values/types';
import {countCodePoints} from './codePoints';

export default defineMappingFunction({
  category: 'Text',
  name: 'MatchRegex',
  summary: 'Finds all matches of a regular expression, with their groups and positions.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to search'},
    pattern: {type: 'Text', description: 'the regular expression, without enclosing slashes'},
    flags: {
      type: 'Text',
      default: '',
      description:
        '`i` ignores case, `m` makes `^` and `$` match at the start and end of each line, and `s` makes `.` match line breaks; `g` and `u` are always on',
    },
  },
  returns: {
    type: 'List<Object>',
    description:
      'an object for each match, with its text in `match`, its groups by name or number in `groups`, and its position in `index`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'If nothing matches, the list is empty. A group that didn’t match is null.',
  errors: [
    {
      code: 'E_FORMAT',
      when: 'the pattern or a flag is invalid or unsupported',
    },
    {code: 'E_LIMIT', when: 'the pattern or the text is too long, or the search takes too long'},
  ],
  examples: [
    {
      title: 'Order numbers in a message',
      kind: 'typical',
      args: {text: 'Please cancel ORD-17 and ORD-204.', pattern: 'ORD-(\\d+)'},
      result: [
        {match: 'ORD-17', groups: {'1': '17'}, index: 14},
        {match: 'ORD-204', groups: {'1': '204'}, index: 25},
      ],
    },
    {
      title: 'Named groups',
      kind: 'typical',
      args: {text: 'due 2024-02-29', pattern: '(?<year>\\d{4})-(?<month>\\d{2})'},
      result: [{match: '2024-02', groups: {year: '2024', month: '02'}, index: 4}],
    },
    {
      title: 'Line by line, ignoring case',
      kind: 'typical',
      args: {text: 'Net: 10\nTotal: 12', pattern: '^total: (\\d+)$', flags: 'im'},
      result: [{match: 'Total: 12', groups: {'1': '12'}, index: 8}],
    },
    {
      title: 'A group without a match',
      kind: 'edge',
      args: {text: '12', pattern: '(\\d+)(\\.\\d+)?'},
      result: [{match: '12', groups: {'1': '12', '2': null}, index: 0}],
    },
    {
      title: 'Position in characters, not UTF-16 code units',
      kind: 'edge',
      args: {text: '📦 42', pattern: '\\d+'},
      result: [{match: '42', groups: {}, index: 2}],
    },
    {title: 'No match', kind: 'edge', args: {text: 'none here', pattern: '\\d'}, result: []},
    {title: 'Null', kind: 'null', args: {text: null, pattern: '\\d'}, result: null},
    {
      title: 'Lookahead isn’t supported',
      kind: 'error',
      args: {text: '100 EUR', pattern: '\\d+(?= EUR)'},
      error: 'E_FORMAT',
    },
    {
      title: 'Text that is too long for the pattern',
      kind: 'error',
      args: {text: expression('Text.Pad("a", 1000000)'), pattern: '(\\w{500})x'},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Text/ReplaceRegex', role: 'often used with'},
    {function: 'Text/Contains', role: 'alternative'},
    {function: 'Text/Split', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'REGEXEXTRACT',
      differs: 'uses PCRE2 patterns, and returns only the text of the matches',
    },
    {
      tool: 'jq',
      name: 'match',
      expression:
        '[.text | match("ORD-(\\\\d+)"; "g") | {match: .string, groups: {"1": .captures[0].string}, index: .offset}]',
      differs: 'uses Oniguruma patterns and different field names',
    },
    {
      tool: 'jsonata',
      name: '$match',
      expression: '$match(text, /ORD-(\\d+)/)',
      result: [
        {match: 'ORD-17', index: 14, groups: ['17']},
        {match: 'ORD-204', index: 25, groups: ['204']},
      ],
      differs: 'uses JavaScript patterns, and returns groups as a list',
    },
    {
      tool: 'dataweave',
      name: 'scan',
      differs: 'uses Java patterns, and returns lists of strings without positions',
    },
    {
      tool: 'bloblang',
      name: 're_find_all_submatch',
      differs: 'returns lists of strings without positions',
    },
    {
      tool: 'sql',
      name: 'REGEXP_MATCHES',
      differs: 'finds only the first match without the `g` flag, and returns no positions',
    },
    {
      tool: 'pandas',
      name: 'str.extractall',
      differs: 'uses Python patterns, and returns only the groups',
    },
  ],
  tags: ['mapping', 'text', 'regex', 'list', 'parse'],
  aliases:
    'REGEXEXTRACT, REGEXP_MATCHES, matchAll, findall, analyze-string, extract, find pattern, pull number from string, capture group, email address from text, order number in subject, digits out of text, hashtags in post, preg_match, url from text, zip code format, scan free text, pattern search, re.findall, validate with regex, postal code',
  limits: patternLimits,
  syntax: [patternSyntax],
  notes: patternNotes,
  load: loadPatterns,
  run: ({text, pattern, flags}, _context, compilePattern) => {
    const regex = compilePattern(pattern, flags);
    const names = regex.groupNames;
    const found: Value[] = [];
    let [position, index] = [0, 0];
    for (const match of matchesOf(regex, text)) {
      index += countCodePoints(text.slice(position, match.start));
      position = match.start;
      found.push({
        match: match.text,
        groups: Object.fromEntries(names.map((name, number) => [name, match.groups[number]!])),
        index,
      });
    }
    return found;
  },
});
