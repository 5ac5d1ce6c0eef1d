/**
 * JavaScript's own engine is many times faster than RE2, but some searches in it take exponential time. Simple patterns
 * take no longer than in RE2, because the engine never has to backtrack. They consist of characters and classes, each
 * repeated a fixed number of times, except that the last can repeat without a limit. Most patterns that clean up text
 * are of this kind: `\s+`, `[^0-9]`, `[0-9]{5}`
 */

/** RE2's classes, as sets of characters. In JavaScript, \s contains more, and the dot less. */
const sets: Readonly<Record<string, string>> = {
  d: '0-9',
  w: '0-9A-Za-z_',
  s: '\\t\\n\\f\\r ',
};

const atomPattern =
  /(?:\\(?<escape>[dwsDWS])|(?<set>\[\^?(?:[^\\[\]&~^-]|\\[dws\\\]./-]|[^\\[\]-]-[^\\[\]-])+-?\])|(?<dot>\.)|(?<character>\\[.*+?()[\]{}|/\\$^-]|[^\\^$.|?*+()[\]{}]))(?<count>\{(?<least>0|[1-9]\d{0,2})(?<open>,)?\}|[+*])?(?![?+*{])/uy;

interface Atom {
  /** The atom in JavaScript. */
  readonly source: string;
  readonly least: number;
  readonly isOpen: boolean;
}

function sourceOf({escape, set, dot, character}: Readonly<Record<string, string>>): string {
  if (escape) {
    return `[${/[DWS]/.test(escape) ? '^' : ''}${sets[escape.toLowerCase()]}]`;
  }
  if (set) {
    return set.replace(/\\(.)/g, (escaped, name: string) => sets[name] ?? escaped);
  }
  return dot ? '[^\\n]' : character!;
}

function atomsOf(pattern: string): Atom[] | undefined {
  const atoms: Atom[] = [];
  for (atomPattern.lastIndex = 0; atomPattern.lastIndex < pattern.length;) {
    const groups = atomPattern.exec(pattern)?.groups;
    if (!groups) {
      return undefined;
    }
    const {count = '', least = count === '*' ? '0' : '1', open} = groups;
    const isOpen = count === '+' || count === '*' || open !== undefined;
    atoms.push({source: sourceOf(groups), least: Number(least), isOpen});
  }
  return atoms;
}

/** Translates a pattern without flags for JavaScript's own engine, or returns undefined if it isn't simple. */
export function simplePattern(pattern: string): RegExp | undefined {
  const atoms = atomsOf(pattern);
  const length = atoms?.reduce((total, {least}) => total + least, 0) ?? 0;
  // A pattern that can match nothing matches between characters too, which engines do differently.
  if (!atoms || length === 0 || length > 100 || atoms.slice(0, -1).some(({isOpen}) => isOpen)) {
    return undefined;
  }
  const source = atoms.map((atom) => `${atom.source}{${atom.least}${atom.isOpen ? ',' : ''}}`);
  try {
    return new RegExp(source.join(''), 'gu');
  } catch {
    return undefined;
  }
}
