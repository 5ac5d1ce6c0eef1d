import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {
  loadPatterns,
  matchesOf,
  patternLimits,
  patternNotes,
  replacer,
} from '@documentation/base/internal/values/text/regex';
import {patternSyntax} from '../../language/patternSyntax';
import {checkResultLength, resultLimit} from './resultLength';

export default defineMappingFunction({
  category: 'Text',
  name: 'ReplaceRegex',
  summary: 'Replaces regular expression matches, optionally reusing parts of each match.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to change'},
    pattern: {type: 'Text', description: 'the regular expression, without enclosing slashes'},
    replacement: {
      type: 'Text',
      description:
        'the text to put in place of a match: `$1` and `$<name>` insert a group, `$&` the whole match, and `$$` a dollar sign',
    },
    flags: {
      type: 'Text',
      default: 'g',
      description:
        '`g` replaces all matches instead of only the first, `i` ignores case, `m` makes `^` and `$` match at the start and end of each line, and `s` makes `.` match line breaks; `u` is always on',
    },
  },
  returns: {type: 'Text', description: 'the changed text'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A group that didn’t match inserts nothing.',
  errors: [
    {
      code: 'E_FORMAT',
      when: 'the pattern or a flag is invalid or unsupported, or the replacement refers to a group that isn’t in the pattern',
    },
    {
      code: 'E_LIMIT',
      when: 'the pattern, the text or the result is too long, or the search takes too long',
    },
  ],
  examples: [
    {
      title: 'A phone number without punctuation',
      kind: 'typical',
      args: {text: '+49 (30) 1234-567', pattern: '[^0-9+]', replacement: ''},
      result: '+49301234567',
    },
    {
      title: 'US date to ISO format',
      kind: 'typical',
      args: {
        text: '02/29/2024',
        pattern: '(\\d{2})/(\\d{2})/(\\d{4})',
        replacement: '$3-$1-$2',
      },
      result: '2024-02-29',
    },
    {
      title: 'Named groups',
      kind: 'typical',
      args: {
        text: 'Lovelace, Ada',
        pattern: '(?<last>\\w+), (?<first>\\w+)',
        replacement: '$<first> $<last>',
      },
      result: 'Ada Lovelace',
    },
    {
      title: 'Only the first match, ignoring case',
      kind: 'typical',
      args: {text: 'RE: re: Order 42', pattern: 're: *', replacement: '', flags: 'i'},
      result: 're: Order 42',
    },
    {
      title: 'A dollar sign in the replacement',
      kind: 'edge',
      args: {text: '9.99 USD', pattern: '([0-9.]+) USD', replacement: '$$$1'},
      result: '$9.99',
    },
    {
      title: 'A group without a match is empty',
      kind: 'edge',
      args: {text: '12 12.5', pattern: '(\\d+)(\\.\\d+)?', replacement: '[$1|$2]'},
      result: '[12|] [12|.5]',
    },
    {
      title: 'A pattern that hangs backtracking regex engines',
      kind: 'edge',
      args: {
        text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
        pattern: '^(a+)+$',
        replacement: 'b',
      },
      result: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
    },
    {title: 'Null', kind: 'null', args: {text: null, pattern: 'a', replacement: 'b'}, result: null},
    {
      title: 'A missing closing parenthesis',
      kind: 'error',
      args: {text: 'abc', pattern: '(a', replacement: ''},
      error: 'E_FORMAT',
    },
    {
      title: 'A group that isn’t in the pattern',
      kind: 'error',
      args: {text: 'abc', pattern: 'a', replacement: 'costs $5'},
      error: 'E_FORMAT',
    },
    {
      title: 'Text that is too long for the pattern',
      kind: 'error',
      args: {
        text: expression('Text.Pad("a", 1000000)'),
        pattern: '(\\w{500})x',
        replacement: '',
      },
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Text/Replace', role: 'alternative'},
    {function: 'Text/MatchRegex', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'REGEXREPLACE', differs: 'uses PCRE2 patterns'},
    {
      tool: 'jq',
      name: 'gsub',
      expression: '.text | gsub("[^0-9+]"; "")',
      differs: 'uses Oniguruma patterns, and writes named groups as `\\(.name)`',
    },
    {
      tool: 'jsonata',
      name: '$replace',
      expression: '$replace(text, /[^0-9+]/, "")',
      differs: 'uses JavaScript patterns',
    },
    {tool: 'dataweave', name: 'replace … with', differs: 'uses Java patterns'},
    {tool: 'bloblang', name: 're_replace_all', differs: 'writes named groups as `${name}`'},
    {
      tool: 'sql',
      name: 'REGEXP_REPLACE',
      differs: 'replaces only the first match by default, and writes groups as `\\1`',
    },
    {
      tool: 'lodash',
      name: '_.replace',
      expression: '_.replace(text, /[^0-9+]/g, replacement)',
      differs: 'uses JavaScript patterns',
    },
    {
      tool: 'pandas',
      name: 'str.replace',
      differs: 'needs `regex=True`, uses Python patterns, and writes groups as `\\1`',
    },
  ],
  tags: ['mapping', 'text', 'regex'],
  aliases:
    'REGEXREPLACE, REGEXP_REPLACE, preg_replace, gsub, replace by pattern, keep only digits, remove special characters, mask digits, strip HTML tags, collapse multiple spaces, clean phone number, alphanumeric only, redact card number, sed, letters only, non-printable characters, pattern replacement, hide digits, remove non-digits, obfuscate, censor, remove punctuation, sanitise',
  limits: [...patternLimits, resultLimit],
  syntax: [patternSyntax],
  notes: patternNotes,
  load: loadPatterns,
  run: ({text, pattern, replacement, flags}, _context, compilePattern) => {
    const regex = compilePattern(pattern, flags);
    const replace = replacer(regex, replacement);
    const pieces: string[] = [];
    let [end, length] = [0, text.length];
    for (const match of matchesOf(regex, text)) {
      const replaced = replace(match);
      pieces.push(text.slice(end, match.start), replaced);
      end = match.start + match.text.length;
      length += replaced.length - match.text.length;
      checkResultLength(length);
      if (!flags.includes('g')) {
        break;
      }
    }
    return `${pieces.join('')}${text.slice(end)}`;
  },
});
