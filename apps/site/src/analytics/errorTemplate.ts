/**
 * What browsers, React and the bundler say when something fails, without the names, values and URLs in it. The first
 * pattern that matches decides. The browsers are Chromium, Firefox and Safari.
 */
const templates: readonly (readonly [pattern: RegExp, template: string])[] = [
  // The code of a mapping or a step.
  [/^(E_[A-Z_]{2,30})$/, '$1'],
  [/^Minified React error #(\d{1,4});/, 'Minified React error #$1'],
  [/^Loading (CSS )?chunk \S+ failed/, 'Loading $1chunk … failed'],
  [/^Failed to fetch dynamically imported module/, 'Failed to fetch dynamically imported module'],
  [/^Importing a module script failed/, 'Importing a module script failed'],
  [/^error loading dynamically imported module/, 'error loading dynamically imported module'],
  [/^Failed to fetch\b/, 'Failed to fetch'],
  [/^Load failed\b/, 'Load failed'],
  [
    /^NetworkError when attempting to fetch resource/,
    'NetworkError when attempting to fetch resource',
  ],
  [/^(?:Script error)\.?$/, 'Script error.'],
  [/^ResizeObserver loop/, 'ResizeObserver loop'],
  [/^Maximum call stack size exceeded/, 'Maximum call stack size exceeded'],
  [/^(?:too much recursion|Out of memory|out of memory)/, 'Out of memory or stack'],
  [/^Invalid (array|string|typed array) length/, 'Invalid $1 length'],
  [/^Invalid time value/, 'Invalid time value'],
  [/^Invalid regular expression/, 'Invalid regular expression'],
  [/^Invalid URL/, 'Invalid URL'],
  [/^(?:URI malformed|URI error|malformed URI sequence)/, 'URI malformed'],
  [/^Cannot (read|set) properties of (undefined|null)/, 'Cannot $1 properties of $2'],
  [/^Cannot (?:access|destructure|convert|assign|define|delete)\b/, 'Cannot use a value'],
  [/^(?:undefined|null) is not an object/, 'undefined or null is not an object'],
  [/ is (undefined|null)$/, '… is $1'],
  [/ is not (a function|a constructor|iterable|defined|extensible)\b/, '… is not $1'],
  [/^Can't find variable/, '… is not defined'],
  [
    /(?:is not valid JSON|in JSON at position|^JSON\.parse|^JSON Parse error|^Unexpected end of JSON)/,
    'not valid JSON',
  ],
  [/is not a valid selector/, '… is not a valid selector'],
  [/quota/i, 'The quota has been exceeded'],
  [/^The operation (?:is insecure|was aborted)/, 'The operation was refused or aborted'],
  [/^Hydration failed/, 'Hydration failed'],
];

const WITHHELD = '…';

/** Longer messages quote data. */
const MAX_LENGTH = 2000;

/** Returns what can be known of an error message without the data that it may quote: 'E_PARSE', '… is not a function' */
export function errorTemplate(message: unknown): string {
  if (typeof message !== 'string' || message.length > MAX_LENGTH) {
    return WITHHELD;
  }
  for (const [pattern, template] of templates) {
    const found = pattern.exec(message);
    if (found) {
      return template.replace('$1', found[1] ?? '').replace('$2', found[2] ?? '');
    }
  }
  return WITHHELD;
}
