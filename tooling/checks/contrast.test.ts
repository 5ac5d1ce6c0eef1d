import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';

type Tokens = Readonly<Record<string, string>>;

function readTokens(): {readonly light: Tokens; readonly dark: Tokens} {
  const tokensOf = (selector: string): Tokens => {
    const found: Record<string, string> = {};
    postcss.parse(readFileSync('apps/site/src/css/tokens.css', 'utf8')).walkRules((rule) => {
      if (rule.selector === selector) {
        rule.walkDecls(({prop, value}) => void (found[prop] = value));
      }
    });
    return found;
  };
  const light = tokensOf(':root');
  return {light, dark: {...light, ...tokensOf("html[data-theme='dark']")}};
}

/** Computes the relative luminance of '#fff' or '#0b6470', as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) {
    throw new Error(
      `${colour} isn't a colour that this test can read. Write it as #fff or #ffffff.`,
    );
  }
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red, green, blue] = [0, 2, 4]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const surfaces = [
  '--ifm-background-color',
  '--ifm-background-surface-color',
  '--doc-surface',
  '--doc-subtle',
];
const code = ['--doc-code-background', '--doc-code-highlight'];
const tokens = ['keyword', 'string', 'comment', 'constant', 'function'].map(
  (name) => `--doc-token-${name}`,
);

/** Text colours with their backgrounds, for a contrast of at least 4.5:1. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '--ifm-font-color-base': [...surfaces, '--doc-hover', '--ifm-code-background'],
  '--ifm-heading-color': surfaces,
  '--ifm-color-content-secondary': surfaces,
  '--doc-text-muted': [...surfaces, '--doc-hover'],
  '--ifm-color-primary': [...surfaces, '--doc-hover'],
  '--doc-on-primary': ['--ifm-color-primary', '--ifm-color-primary-dark'],
  '--doc-accent-text': surfaces,
  '--doc-danger': [...surfaces, '--doc-danger-background'],
  '--doc-success': surfaces,
  '--doc-announcement-text': ['--doc-announcement-background'],
  '--doc-code-text': code,
  ...Object.fromEntries(tokens.map((token) => [token, code])),
};

/** Border colours of controls with their backgrounds, for a contrast of at least 3:1. */
const edges: Readonly<Record<string, readonly string[]>> = {'--doc-control-border': surfaces};

const modes = readTokens();
const cases = [
  ...Object.entries(texts).flatMap(([front, backs]) => backs.map((back) => [front, back, 4.5])),
  ...Object.entries(edges).flatMap(([front, backs]) => backs.map((back) => [front, back, 3])),
] as [string, string, number][];

describe.each(Object.entries(modes))('in %s mode', (_mode, colours) => {
  it.each(cases)('%s has a contrast with %s of at least %d:1', (front, back, least) => {
    expect(contrast(colours[front]!, colours[back]!)).toBeGreaterThanOrEqual(least);
  });
});

it('computes the contrast as WCAG does', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
