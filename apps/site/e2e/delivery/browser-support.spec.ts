// Checks that the built files use only what the browsers in package.json (`browserslist`) support. The oldest of
// them can't be run here, so this test compares the files with MDN's compatibility data.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {unguarded} from '../../../../tooling/checks/support/guarded';
import {missingInScripts} from '../../../../tooling/checks/support/scriptFeatures';
import {missingInStyles} from '../../../../tooling/checks/support/styleFeatures';
import {MAIN_SITE} from '../sites/sites';

type Files = Readonly<Record<string, string>>;

function read(folder: string, ending: string): Files {
  const names = readdirSync(join(MAIN_SITE.directory, folder)).filter((name) =>
    name.endsWith(ending),
  );
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(MAIN_SITE.directory, folder, name), 'utf8')]),
  );
}

/** The inline scripts or styles of the home page, which all pages share. */
function inline(tag: 'script' | 'style'): Files {
  const html = readFileSync(join(MAIN_SITE.directory, 'index.html'), 'utf8');
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'));
  const contents = [...elements]
    .filter(([, attributes = '']) => !/\bsrc=|json/.test(attributes))
    .map(([, , content = '']) => content);
  return Object.fromEntries(contents.map((content, index) => [`inline ${tag} ${index}`, content]));
}

test('scripts and styles use only what all supported browsers have, or what is guarded', () => {
  const scripts = {...read('assets/js', 'js'), ...inline('script')};
  const styles = {...read('assets/css', '.css'), ...inline('style')};
  expect(Object.keys(scripts).length).toBeGreaterThan(300);
  expect(Object.keys(styles).length).toBeGreaterThan(5);
  const missing = [...missingInScripts(scripts), ...missingInStyles(styles)];
  expect(unguarded(missing, {...scripts, ...styles})).toEqual([]);
});
