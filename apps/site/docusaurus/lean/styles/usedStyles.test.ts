import {expect, test} from 'vitest';
import {neededBy, screenStyles, usedStyles} from './usedStyles';

function writer(css: string): (text: string) => string {
  const {wordsIn, usedBy} = usedStyles(css);
  return (text) => usedBy(wordsIn(text));
}

test.each([
  ['.menu__link--active', ['menu__link--active']],
  ['.menu .menu__link:hover > li:nth-child(2n + 1)::after', ['menu', 'menu__link', 'li']],
  ['a:not(.button):is(.x, :where(.y, p)) code', ['a', 'code']],
  ["html[data-theme='dark'] #nprogress", ['html', 'nprogress']],
  [':root', []],
  ['*', []],
])('%s needs %j', (selector, names) => {
  expect(neededBy(selector)).toEqual(names);
});

test('keeps rules whose selectors can match, alone or in a list', () => {
  const write = writer('.a{color:red}.a .b{color:blue}.b,p{margin:0}@media print{.b{margin:0}}');
  expect(write('<p class=a>')).toBe('.a{color:red}p{margin:0}');
  expect(write('<div class="a b">')).toBe(
    '.a{color:red}.a .b{color:blue}.b{margin:0}@media print{.b{margin:0}}',
  );
});

test('removes print rules for the first paint', () => {
  const css = '.a{color:red}@media print{.a{color:black}}@media (width<600px){.a{margin:0}}';
  expect(screenStyles(css)).toBe('.a{color:red}@media (width<600px){.a{margin:0}}');
});

test('keeps a class that a script completes', () => {
  const write = writer('.alert--info{color:red}.badge--info{color:blue}');
  expect(write('`alert--${type}`')).toBe('.alert--info{color:red}');
});

test('keeps variables that a rule, a variable or the page needs', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}p{margin:var(--b)}';
  expect(writer(css)('<p style="padding:var(--c)">')).toBe(
    ':root{--a:1px;--b:var(--a);--c:2px}p{margin:var(--b)}',
  );
});

test('removes a variable that a later rule with the same selector overrides', () => {
  const css =
    ':root{--a:1px;--b:2px}.dark{--a:3px}@media print{:root{--a:4px}}:root{--a:5px}p{margin:var(--a) var(--b)}';
  expect(writer(css)('<p class=dark>')).toBe(
    ':root{--b:2px}.dark{--a:3px}@media print{:root{--a:4px}}:root{--a:5px}p{margin:var(--a) var(--b)}',
  );
});

test('keeps animations and fonts', () => {
  const css = '@keyframes turn{0%{opacity:0}to{opacity:1}}';
  expect(writer(css)('')).toBe(css);
});
