import {expect, it} from 'vitest';
import {inlineScriptHashes, minifyInlineScripts} from './inlineScripts';

// echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
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

it('minifies the scripts of a page and leaves the rest as it is', () => {
  const data = '<script type="application/ld+json">{"a": 1}</script>';
  const page = `<p>a  b</p>${data}<script>\n(function() {\n  var some = 1;\n  use(some);\n})();\n</script>`;
  expect(minifyInlineScripts(page)).toBe(
    `<p>a  b</p>${data}<script>(function(){var e=1;use(e)})();</script>`,
  );
});
