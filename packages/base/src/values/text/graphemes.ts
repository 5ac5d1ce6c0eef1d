/**
 * Splits text into grapheme clusters, which readers see as single characters, by the rules of Unicode Annex #29.
 * Intl.Segmenter isn't in Firefox before version 125 and follows the host's Unicode version. Libraries ship tables of
 * 10 KB or more. This module needs only the properties that regular expressions know, and the few ranges below.
 * `graphemes.test.ts` compares it with Intl.Segmenter.
 */

/** Patterns for the kinds of characters. The first that matches applies. */
const patterns = {
  carriageReturn: /^\r$/,
  lineFeed: /^\n$/,
  joiner: /^\u200d$/,
  nonJoiner: /^\u200c$/,
  /** Joins two consonants of an Indian script, as in क्त. */
  virama: /^[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]$/,
  /** Combining marks, variation selectors and skin tones. */
  mark: /^[\p{Grapheme_Extend}\p{Emoji_Modifier}]$/u,
  /** Marks that take up space of their own, such as the vowel sign in का. */
  spacingMark:
    /^(?![\u102b\u102c\u1038\u1062-\u1064\u1067-\u106d\u1083\u1087-\u108c\u108f\u109a-\u109c\u1a61\u1a63\u1a64\uaa7b\uaa7d\u{11720}\u{11721}])[\p{Spacing_Mark}\u0e33\u0eb3]$/u,
  /** Signs that belong to the next character, such as the Arabic number sign. */
  prefix:
    /^[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e\u{110bd}\u{110cd}\u{111c2}\u{111c3}\u{113d1}\u{1193f}\u{11941}\u{11a3a}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}]$/u,
  control: /^[\p{Control}\p{Format}\p{Line_Separator}\p{Paragraph_Separator}]$/u,
  /** Two of them make a flag. */
  indicator: /^\p{Regional_Indicator}$/u,
  pictograph: /^\p{Extended_Pictographic}$/u,
  /** The consonants that a virama can join. */
  consonant:
    /^[\u0915-\u0939\u0958-\u095f\u0978-\u097f\u0995-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09dc\u09dd\u09df\u09f0\u09f1\u0a95-\u0aa8\u0aaa-\u0ab0\u0ab2\u0ab3\u0ab5-\u0ab9\u0af9\u0b15-\u0b28\u0b2a-\u0b30\u0b32\u0b33\u0b35-\u0b39\u0b5c\u0b5d\u0b5f\u0b71\u0c15-\u0c28\u0c2a-\u0c39\u0c58-\u0c5a\u0d15-\u0d3a]$/,
  /** Korean letters: leading consonants, vowels and trailing consonants. */
  hangulL: /^[\u1100-\u115f\ua960-\ua97c]$/,
  hangulV: /^[\u1160-\u11a7\ud7b0-\ud7c6]$/,
  hangulT: /^[\u11a8-\u11ff\ud7cb-\ud7fb]$/,
};

type Kind = keyof typeof patterns | 'hangulLV' | 'hangulLVT' | 'other';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_PAIR = 28;

function kindOf(code: number): Kind {
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    return (code - FIRST_SYLLABLE) % SYLLABLES_PER_PAIR === 0 ? 'hangulLV' : 'hangulLVT';
  }
  const character = String.fromCodePoint(code);
  const names = Object.keys(patterns) as (keyof typeof patterns)[];
  return names.find((name) => patterns[name].test(character)) ?? 'other';
}

/** For each kind, the kinds that never start a new cluster right after it. */
const pairs: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  carriageReturn: ['lineFeed'],
  hangulL: ['hangulL', 'hangulV', 'hangulLV', 'hangulLVT'],
  hangulV: ['hangulV', 'hangulT'],
  hangulLV: ['hangulV', 'hangulT'],
  hangulT: ['hangulT'],
  hangulLVT: ['hangulT'],
};
const alone: readonly Kind[] = ['carriageReturn', 'lineFeed', 'control'];
const marks: readonly Kind[] = ['joiner', 'nonJoiner', 'virama', 'mark'];

/** The end of the current cluster. */
interface Cluster {
  readonly last: Kind;
  /** The last character that isn't a mark. */
  readonly base: Kind;
  /** Whether the base is the second half of a flag. */
  readonly isFlag: boolean;
  /** Whether a virama, and no non-joiner, followed the base. */
  readonly isLinked: boolean;
}

function belongsTo({last, base, isFlag, isLinked}: Cluster, kind: Kind): boolean {
  if (pairs[last]?.includes(kind)) {
    return true;
  }
  if (alone.includes(last) || alone.includes(kind)) {
    return false;
  }
  return (
    marks.includes(kind) ||
    kind === 'spacingMark' ||
    last === 'prefix' ||
    (kind === 'pictograph' && last === 'joiner' && base === 'pictograph') ||
    (kind === 'indicator' && last === 'indicator' && !isFlag) ||
    (kind === 'consonant' && isLinked && base === 'consonant')
  );
}

function startOf(kind: Kind): Cluster {
  return {last: kind, base: kind, isFlag: false, isLinked: false};
}

/** Adds a character that belongs to the cluster. */
function extended({last, base, isFlag, isLinked}: Cluster, kind: Kind): Cluster {
  if (!marks.includes(kind)) {
    return {...startOf(kind), isFlag: kind === 'indicator' && last === 'indicator'};
  }
  const staysLinked = kind === 'virama' || (isLinked && kind !== 'nonJoiner');
  return {last: kind, base, isFlag, isLinked: staysLinked};
}

/** Of the characters below this one, only CR and LF combine with each other. */
const FIRST_MARK = 0x300;

/** Yields the clusters: 'e\u0301🇩🇪' → 'e\u0301', '🇩🇪'. Takes linear time for any text. */
export function* graphemesOf(text: string): Generator<string> {
  const kinds = new Map<number, Kind>();
  let [start, index, previous] = [0, 0, 0];
  let cluster: Cluster | undefined;
  while (index < text.length) {
    const code = text.codePointAt(index)!;
    const kind = kinds.get(code) ?? kindOf(code);
    kinds.set(code, kind);
    // Most text has few marks, so the rules are rarely needed.
    const canCombine = code >= FIRST_MARK || previous >= FIRST_MARK || kind === 'lineFeed';
    if (cluster && canCombine && belongsTo(cluster, kind)) {
      cluster = extended(cluster, kind);
    } else {
      if (cluster) {
        yield text.slice(start, index);
      }
      start = index;
      cluster = startOf(kind);
    }
    previous = code;
    index += code > 0xffff ? 2 : 1;
  }
  if (cluster) {
    yield text.slice(start);
  }
}
