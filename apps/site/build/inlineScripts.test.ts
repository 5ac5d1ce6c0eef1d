import {expect, it} from 'vitest';
import {inlineScriptHashes} from './inlineScripts';

// Computed with: echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertHash = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

it('hashes what a browser runs, and nothing else', () => {
  expect(
    inlineScriptHashes(
      [
        '<script>alert(1)</script>',
        '<script type="module">alert(1)</script>',
        '<script src="/main.js" defer></script>',
        '<script src=/main.js></script>',
        '<script type="application/ld+json">{"a": 1}</script>',
      ].join('\n'),
    ),
  ).toEqual([alertHash, alertHash]);
});
