/**
 * Checks I-Regexp patterns (RFC 9485), the regular expressions that JSONPath uses, and translates them for RE2. RE2
 * runs in linear time for every pattern and text.
 */

const quantifier = /[*+?]|\{(\d+)(?:,(\d*))?\}/y;
const category = /\\[pP]\{(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)\}/y;
const escaped = /\\[()*+\-.?[\\\]^nrt{|}]/y;
const normal = /[^()*+.?[\\\]{|}\uD800-\uDFFF]/uy;
const classCharacter = /[^\-[\\\]\uD800-\uDFFF]/uy;

class IRegexpTranslator {
  private index = 0;

  constructor(private readonly pattern: string) {}

  /** Returns the pattern for RE2, which checks the parentheses, or null if the source isn't a valid I-Regexp. */
  translate(): string | null {
    let result = '';
    let canRepeat = false;
    while (this.index < this.pattern.length) {
      const repetition = this.take(quantifier);
      const part: string | null = repetition
        ? canRepeat
          ? repetition
          : null
        : this.translatePart();
      if (part === null) {
        return null;
      }
      canRepeat = !repetition && part !== '(?:' && part !== '|';
      result += part;
    }
    return result;
  }

  private translatePart(): string | null {
    switch (this.pattern[this.index]) {
      case '(':
        this.index += 1;
        return '(?:';
      case ')':
        this.index += 1;
        return ')';
      case '|':
        this.index += 1;
        return '|';
      case '.':
        this.index += 1;
        return '[^\\n\\r]';
      case '[':
        return this.translateClass();
      default:
        return this.take(category) ?? this.take(escaped) ?? this.take(normal);
    }
  }

  /** Translates a character class: [a-z], [^0-9], [\p{Lu}_-] */
  private translateClass(): string | null {
    this.index += 1;
    let result = '[';
    if (this.pattern[this.index] === '^') {
      this.index += 1;
      result += '^';
    }
    const start = this.index;
    for (;;) {
      if (this.pattern[this.index] === ']' && this.index > start) {
        this.index += 1;
        return `${result}]`;
      }
      const isDash = this.pattern[this.index] === '-';
      if (isDash && (this.index === start || this.pattern[this.index + 1] === ']')) {
        this.index += 1;
        result += '\\-';
        continue;
      }
      const item = this.take(category) ?? this.translateRange();
      if (item === null) {
        return null;
      }
      result += item;
    }
  }

  private translateRange(): string | null {
    const first = this.take(escaped) ?? this.takeClassCharacter();
    const isRange =
      this.pattern[this.index] === '-' && !['-', ']'].includes(this.pattern[this.index + 1] ?? ']');
    if (first === null || !isRange) {
      return first;
    }
    this.index += 1;
    const last = this.take(escaped) ?? this.takeClassCharacter();
    return last === null ? null : `${first}-${last}`;
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.index;
    const found = pattern.exec(this.pattern)?.[0];
    this.index += found?.length ?? 0;
    return found ?? null;
  }

  /** Consumes one character of a character class, and escapes it if RE2 would treat it as special inside [ ]. */
  private takeClassCharacter(): string | null {
    return this.take(classCharacter)?.replace(/[\^&~]/, '\\$&') ?? null;
  }
}

/** Translates an I-Regexp for RE2: 'a.b' → 'a[^\n\r]b'. Returns null for other patterns, such as '\d'. */
export function toRe2(pattern: string): string | null {
  return new IRegexpTranslator(pattern).translate();
}
