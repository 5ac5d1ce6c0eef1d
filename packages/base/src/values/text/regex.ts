import type {RE2JS} from 're2js';
import {fail} from '../errors';
import {remembered} from '../remembered';
import {simplePattern} from './simplePattern';
import {SEARCH_SECONDS} from '../../limits/values/times';
import {PATTERN_CHARACTERS, SEARCHED_CHARACTERS} from '../../limits/values/values';
import {durationText, grouped} from '../../limits/format';
import {quote} from '../quote';

/** Patterns run on RE2, which searches in linear time, so no search can hang. */

/** Limits text length times compiled pattern size, to keep one search under a second. */
const MAX_WORK = 20_000_000;

/** The entries in `limits` for functions that accept a pattern. */
export const patternLimits = [
  `A pattern can have up to ${grouped(PATTERN_CHARACTERS)} characters, and the text up to ${grouped(SEARCHED_CHARACTERS)}. For a large pattern, such as one with \`\\d{500}\`, the text must be shorter.`,
  `A search that takes longer than ${durationText(SEARCH_SECONDS)} fails with \`E_LIMIT\`.`,
];

export const patternNotes = [
  'Patterns use RE2 syntax, as in Go. Most JavaScript patterns work, but lookahead, lookbehind and backreferences aren’t supported. In return, no search can hang.',
  'The classes `\\d`, `\\w` and `\\s` match only ASCII characters. Use `\\p{L}` for letters and `\\p{Nd}` for digits in any script.',
];

/** Rewrites JavaScript's \u escapes for RE2: '\u00e4' → '\x{00e4}' */
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
    return 'Lookahead and lookbehind aren’t supported. Put the part that you need in a group instead.';
  }
  if (part && /^\\[1-9k]/.test(part)) {
    return 'Backreferences such as \\1 aren’t supported. Write the pattern without them.';
  }
  return `The pattern is invalid: ${description ?? 'it is too complex'}${part ? ` in ${part.slice(0, 80)}` : ''}. Correct the pattern.`;
}

export interface Pattern {
  readonly re2: RE2JS;
  /** The pattern for JavaScript's own engine, if it is simple. */
  readonly simple: RegExp | undefined;
  /** The group names in order, with numbers for unnamed groups: '(a)(?<b>c)' → ['1', 'b'] */
  readonly groupNames: readonly string[];
}

/** Compiles a pattern with JavaScript flags. Fails with E_FORMAT if either is invalid, and E_LIMIT above a limit. */
export type CompilePattern = (pattern: string, flags: string) => Pattern;

function groupNamesOf(regex: RE2JS): string[] {
  const names = Array.from({length: regex.groupCount()}, (_, index) => String(index + 1));
  for (const [name, number] of Object.entries(regex.namedGroups())) {
    names[number - 1] = name;
  }
  return names;
}

function compileWith(library: typeof RE2JS, pattern: string, flags: string): Pattern {
  const unknown = Array.from(flags).find((flag) => !'gimsu'.includes(flag));
  if (unknown !== undefined) {
    fail('E_FORMAT', `${quote(unknown)} isn’t a supported flag. Use g, i, m, s or u.`, 'flags');
  }
  if (pattern.length > PATTERN_CHARACTERS) {
    fail(
      'E_LIMIT',
      `The pattern is longer than ${grouped(PATTERN_CHARACTERS)} characters. Shorten it.`,
      'pattern',
    );
  }
  const options =
    (flags.includes('i') ? library.CASE_INSENSITIVE : 0) |
    (flags.includes('m') ? library.MULTILINE : 0) |
    (flags.includes('s') ? library.DOTALL : 0);
  try {
    const re2 = library.compile(translateEscapes(pattern), options);
    const simple = options === 0 ? simplePattern(pattern) : undefined;
    return {re2, simple, groupNames: groupNamesOf(re2)};
  } catch (error) {
    return fail('E_FORMAT', reasonOf(error), 'pattern');
  }
}

/** Loads RE2 on first use. */
export async function loadPatterns(): Promise<CompilePattern> {
  const {RE2JS: library} = await import('re2js');
  return remembered((pattern: string, flags: string) => compileWith(library, pattern, flags));
}

export interface Match {
  readonly text: string;
  /** The start index in UTF-16 code units, as in JavaScript. */
  readonly start: number;
  /** The text of each group, in order, or null for a group that didn't match. */
  readonly groups: readonly (string | null)[];
}

/** Fails with E_LIMIT if a search would take too long. */
export function checkSearch({re2}: Pattern, text: string, parameter: string): void {
  if (text.length > SEARCHED_CHARACTERS) {
    fail(
      'E_LIMIT',
      `The text is longer than ${grouped(SEARCHED_CHARACTERS)} characters. Split it first.`,
      parameter,
    );
  }
  if (text.length * re2.programSize() > MAX_WORK) {
    fail(
      'E_LIMIT',
      'The text is too long for such a large pattern. Shorten the text or the pattern.',
      parameter,
    );
  }
}

/** Yields matches one by one. Fails with E_LIMIT if the text is too long or the search takes too long. */
export function* matchesOf(pattern: Pattern, text: string): Generator<Match> {
  checkSearch(pattern, text, 'text');
  if (pattern.simple) {
    for (const match of text.matchAll(pattern.simple)) {
      yield {text: match[0], start: match.index, groups: []};
    }
    return;
  }
  const deadline = performance.now() + SEARCH_SECONDS * 1000;
  for (const match of pattern.re2.matchAll(text)) {
    if (performance.now() > deadline) {
      fail(
        'E_LIMIT',
        `The search took longer than ${durationText(SEARCH_SECONDS)}. Shorten the text, or simplify the pattern.`,
        'pattern',
      );
    }
    const groups = Array.from(match as (string | undefined)[], (group) => group ?? null);
    yield {text: match[0], start: match.index!, groups: groups.slice(1)};
  }
}

/** A part of a replacement: literal text, or a group number, where 0 is the whole match. */
type ReplacementPart = string | number;

/** Parses a replacement such as '$2-$<name>'. Fails with E_FORMAT if it refers to a group that doesn't exist. */
function parseReplacement({re2, groupNames}: Pattern, replacement: string): ReplacementPart[] {
  const names = new Map(Object.entries(re2.namedGroups()));
  const count = groupNames.length;
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
            fail(
              'E_FORMAT',
              `The pattern has no group named ${quote(name)}. Check the name.`,
              'replacement',
            ),
        ];
      }
      // As in JavaScript, $12 is group 1 followed by the digit 2 if there is no group 12.
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

/** Returns a function that turns a match into its replacement. */
export function replacer(pattern: Pattern, replacement: string): (match: Match) => string {
  if (!replacement.includes('$')) {
    return () => replacement;
  }
  const parts = parseReplacement(pattern, replacement);
  return ({text, groups}) =>
    parts
      .map((part) =>
        typeof part === 'string' ? part : part === 0 ? text : (groups[part - 1] ?? ''),
      )
      .join('');
}
