import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {
  compilePattern,
  matchesOf,
  patternLimits,
  patternNotes,
  replacer,
} from '../../values/text/regex';
import {checkResultLength, resultLimit} from './resultLength';

export default defineMappingFunction({
  category: 'Text',
  name: 'ReplaceRegex',
  summary: 'Replaces what a regular expression matches, with parts of the match if you like.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to change'},
    pattern: {type: 'Text', description: 'the regular expression, without slashes round it'},
    replacement: {
      type: 'Text',
      description:
        'what to put there: `$1` and `$<name>` are groups, `$&` is the match, `$$` is a dollar sign',
    },
    flags: {
      type: 'Text',
      default: 'g',
      description:
        '`g` replaces every match, not only the first; `i` ignores case; with `m`, `^` and `$` stand for the ends of a line; with `s`, `.` matches line breaks; `u` is always on',
    },
  },
  returns: {type: 'Text', description: 'the changed text'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A group that took no part in the match adds nothing.',
  errors: [
    {
      code: 'E_FORMAT',
      when: 'the pattern or a flag isn’t valid, or the replacement names a group that the pattern doesn’t have',
    },
    {
      code: 'E_LIMIT',
      when: 'the pattern, the text or the result is too long, or the search takes too long',
    },
  ],
  examples: [
    {
      title: 'Only the digits of a phone number',
      kind: 'typical',
      args: {text: '+49 (30) 1234-567', pattern: '[^0-9+]', replacement: ''},
      result: '+49301234567',
    },
    {
      title: 'Day and month change places',
      kind: 'typical',
      args: {
        text: '02/29/2024',
        pattern: '(\\d{2})/(\\d{2})/(\\d{4})',
        replacement: '$3-$1-$2',
      },
      result: '2024-02-29',
    },
    {
      title: 'Groups with names',
      kind: 'typical',
      args: {
        text: 'Lovelace, Ada',
        pattern: '(?<last>\\w+), (?<first>\\w+)',
        replacement: '$<first> $<last>',
      },
      result: 'Ada Lovelace',
    },
    {
      title: 'Only the first match, in any case',
      kind: 'typical',
      args: {text: 'RE: re: Order 42', pattern: 're: *', replacement: '', flags: 'i'},
      result: 're: Order 42',
    },
    {
      title: 'A dollar sign',
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
      title: 'A pattern that hangs other engines',
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
      title: 'A bracket is missing',
      kind: 'error',
      args: {text: 'abc', pattern: '(a', replacement: ''},
      error: 'E_FORMAT',
    },
    {
      title: 'A group that isn’t there',
      kind: 'error',
      args: {text: 'abc', pattern: 'a', replacement: 'costs $5'},
      error: 'E_FORMAT',
    },
    {
      title: 'A text that is too long for the pattern',
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
  tags: ['mapping', 'text', 'regex'],
  aliases: [
    'REGEXREPLACE',
    'REGEXP_REPLACE',
    'preg_replace',
    'gsub',
    'replace by pattern',
    'keep only digits',
    'remove special characters',
    'mask digits',
    'strip HTML tags',
    'collapse multiple spaces',
    'clean phone number',
    'alphanumeric only',
    'redact card number',
    'sed',
    'letters only',
    'non-printable characters',
    'pattern replacement',
    'hide digits',
    'remove non-digits',
    'obfuscate',
    'censor',
    'remove punctuation',
    'sanitise',
  ],
  limits: [...patternLimits, resultLimit],
  notes: patternNotes,
  pure: true,
  run: async ({text, pattern, replacement, flags}) => {
    const regex = await compilePattern(pattern, flags);
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
