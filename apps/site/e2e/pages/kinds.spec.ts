// Checks that one page of each kind loads without errors, policy violations or layout shifts at three viewport sizes.
import {expect, test} from '@playwright/test';
import {KINDS} from '../sites/kinds';
import {SIZES, shiftsOf, watchShifts} from '../observations/layoutShifts';
import {openPage} from '../actions/openPage';
import {watchProblems} from '../observations/pageProblems';
import {recordViolations} from '../observations/policyViolations';
import {untilQuiet} from '../observations/untilQuiet';

for (const {name, ...size} of SIZES) {
  test(`on a ${name}, every kind of page loads without an error, a violation or a shift`, async ({
    page,
  }) => {
    const problems = watchProblems(page);
    const violations = await recordViolations(page);
    await watchShifts(page);
    await page.setViewportSize(size);
    function expectNoReports(): void {
      expect(violations).toEqual([]);
      // The browser itself logs the not-found page's status as an error.
      expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
    }
    for (const [kind, path] of Object.entries(KINDS)) {
      await test.step(`the ${kind}`, async () => {
        const response = await openPage(page, path);
        expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
        expect(await shiftsOf(page)).toEqual([]);
        if (name === 'desktop') {
          // Prefetching must comply with the policy too.
          await untilQuiet(page);
        }
        expectNoReports();
      });
    }
    // What a page reports late is found on the next page, except on the last one.
    await untilQuiet(page);
    expectNoReports();
  });
}
