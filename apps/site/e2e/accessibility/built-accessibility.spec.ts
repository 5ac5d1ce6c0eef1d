import {expect, test} from '@playwright/test';
import {barriersIn, rules} from '../observations/barriers';
import {parsePage, readBuiltPages} from '../sites/builtPages';

test('no page has an accessibility barrier in its HTML', () => {
  const pages = readBuiltPages();
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.flatMap(barriersIn)).toEqual([]);
});

/** For each rule, markup that violates only that rule. */
const planted: Readonly<Record<keyof typeof rules, string>> = {
  oneMain: '</main><main>More',
  headingsInOrder: '<h4>Deep</h4>',
  uniqueIds: '<p id="one"></p><p id="one"></p>',
  landmarksTellApart: '<nav aria-label="Pages">1</nav><nav aria-label="Pages">2</nav>',
  landmarksHaveContent: '<nav aria-label="Pages"></nav>',
  fieldsAreLabelled: '<input name="query">',
  controlsAreNamed: '<button><svg aria-hidden="true"></svg></button>',
  picturesAreDescribed: '<img src="picture.png">',
  referencesExist: '<p aria-describedby="nowhere"></p>',
  tabOrderIsTheDocument: '<p tabindex="1"></p>',
  hiddenIsOutOfReach: '<div aria-hidden="true"><a href="/">Home</a></div>',
  controlsAreNotNested: '<a href="/"><span><button>Go</button></span></a>',
  listsHoldItems: '<ul><p></p></ul>',
};

for (const [name, html] of Object.entries({...rules, ...planted}) as [string, string][]) {
  test(`only the rule ${name} finds its violation`, () => {
    const findings = barriersIn(parsePage('planted', `<main><h1>Page</h1>${html}</main>`));
    expect(findings.map((finding) => finding.split(': ')[1])).toEqual([name]);
  });
}
