import type {RE2JS} from 're2js';
import {fail} from '../../language/errors';

/** Patterns run on RE2, which reads a text once, so that no pattern can hang on a text. */

const MAX_PATTERN_LENGTH = 1000;
const MAX_TEXT_LENGTH = 1_000_000;
/** Characters of the text times steps of the compiled pattern: one search takes a second at most. */
const MAX_WORK = 20_000_000;
/** One search is linear, but there are as many searches as matches. */
const TIME_LIMIT_MS = 2000;

/** For the pages of functions that take a pattern. */
export const patternLimits = [
  'A pattern has at most 1,000 characters, and a text at most 1,000,000. For a large pattern, such as one with `\\d{500}`, the text must be shorter.',
  'A call ends after 2 seconds.',
];

export const patternNotes = [
  'Patterns are in the syntax of RE2, as in Go: most of what JavaScript knows, but no look-ahead, look-behind or back-references. That is why no pattern can hang on a text.',
  'The classes `\\d`, `\\w` and `\\s` know ASCII only. Use `\\p{L}` for a letter and `\\p{N}` for a digit of any script.',
];

/** '\u00e4' → '\x{00e4}', the only spelling of JavaScript that RE2 needs translated. */
function translateEscapes(pattern: string): string {
  return pattern.replace(
    /\\(?:u([0-9A-Fa-f]{4})|u\{([0-9A-Fa-f]{1,6})\}|[^])/g,
    (escape, four?: string, braced?: string) => {
      const digits = four ?? braced;
      return digits ? `\\x{${digits}}` : escape;
    },
  );
}

function reasonOf(error: unknown): string {
  const {error: description, input: part} = error as {error?: string; input?: string | null};
  if (part && /^\(\?<?[=!]/.test(part)) {
    return 'Look-ahead and look-behind aren’t supported in a pattern.';
  }
  if (part && /^\\[1-9k]/.test(part)) {
    return 'References back to a group, such as \\1, aren’t supported in a pattern.';
  }
  return `The pattern has an error: ${description ?? 'it is too complex'}${part ? ` in ${part.slice(0, 80)}` : ''}.`;
}

/** Reads a pattern with flags of JavaScript, or fails with E_FORMAT and the reason. */
export async function compilePattern(pattern: string, flags: string): Promise<RE2JS> {
  const unknown = Array.from(flags).find((flag) => !'gimsu'.includes(flag));
  if (unknown !== undefined) {
    fail('E_FORMAT', `"${unknown}" isn’t a flag. The flags are g, i, m, s and u.`, 'flags');
  }
  if (pattern.length > MAX_PATTERN_LENGTH) {
    fail('E_LIMIT', 'The pattern is longer than 1,000 characters.', 'pattern');
  }
  const {RE2JS} = await import('re2js');
  const options =
    (flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0) |
    (flags.includes('m') ? RE2JS.MULTILINE : 0) |
    (flags.includes('s') ? RE2JS.DOTALL : 0);
  try {
    return RE2JS.compile(translateEscapes(pattern), options);
  } catch (error) {
    return fail('E_FORMAT', reasonOf(error), 'pattern');
  }
}

export interface Match {
  readonly text: string;
  /** In UTF-16 units, as JavaScript counts. */
  readonly start: number;
  /** By number; the match itself isn't among them. */
  readonly groups: readonly (string | null)[];
}

/** Finds one match after the other, within the limits. */
export function* matchesOf(regex: RE2JS, text: string): Generator<Match> {
  if (text.length > MAX_TEXT_LENGTH) {
    fail('E_LIMIT', 'The text is longer than 1,000,000 characters.', 'text');
  }
  if (text.length * regex.programSize() > MAX_WORK) {
    fail('E_LIMIT', 'The text is too long for so large a pattern.', 'text');
  }
  const deadline = performance.now() + TIME_LIMIT_MS;
  for (const match of regex.matchAll(text)) {
    if (performance.now() > deadline) {
      fail('E_LIMIT', 'The search took longer than 2 seconds.', 'pattern');
    }
    const groups = Array.from(match as (string | undefined)[], (group) => group ?? null);
    yield {text: match[0], start: match.index!, groups: groups.slice(1)};
  }
}

/** The names of the groups by number: '(a)(?<b>c)' → ['1', 'b'] */
export function groupNames(regex: RE2JS): string[] {
  const names = Array.from({length: regex.groupCount()}, (_, index) => String(index + 1));
  for (const [name, number] of Object.entries(regex.namedGroups())) {
    names[number - 1] = name;
  }
  return names;
}

/** What a replacement puts in for a match: fixed text, or a group by its number; 0 is the match. */
type ReplacementPart = string | number;

/** Reads '$2-$<name>'; a group that the pattern doesn't have is an error. */
function parseReplacement(regex: RE2JS, replacement: string): ReplacementPart[] {
  const names = new Map(Object.entries(regex.namedGroups()));
  const count = regex.groupCount();
  return replacement
    .split(/(\$(?:[$&]|\d{1,2}|<[^<>]*>))/)
    .flatMap((part, index): ReplacementPart[] => {
      if (index % 2 === 0) {
        return [part];
      }
      if (part === '$$') {
        return ['$'];
      }
      if (part === '$&') {
        return [0];
      }
      if (part.startsWith('$<')) {
        const name = part.slice(2, -1);
        return [
          names.get(name) ??
            fail('E_FORMAT', `The pattern has no group named "${name}".`, 'replacement'),
        ];
      }
      // As in JavaScript, $12 is group 1 and the digit 2 when there is no group 12.
      const digits = [part.slice(1), part.slice(1, 2)].find(
        (text) => Number(text) >= 1 && Number(text) <= count,
      );
      return digits
        ? [Number(digits), part.slice(1 + digits.length)]
        : fail(
            'E_FORMAT',
            `The pattern has no group ${part.slice(1)}. Write $$ for a dollar sign.`,
            'replacement',
          );
    });
}

/** Returns what turns a match into its replacement. */
export function replacer(regex: RE2JS, replacement: string): (match: Match) => string {
  const parts = parseReplacement(regex, replacement);
  return ({text, groups}) =>
    parts
      .map((part) =>
        typeof part === 'string' ? part : part === 0 ? text : (groups[part - 1] ?? ''),
      )
      .join('');
}
