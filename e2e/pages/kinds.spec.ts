// Checks that one page of each kind loads without errors, policy violations or layout shifts at three viewport sizes.
import {expect, test} from '@playwright/test';
import {KINDS} from '../sites/kinds';
import {SIZES, shiftsOf, watchShifts} from '../observations/layoutShifts';
import {openPage} from '../actions/openPage';
import {watchProblems} from '../observations/pageProblems';
import {recordViolations} from '../observations/policyViolations';

for (const [kind, path] of Object.entries(KINDS)) {
  test(`the ${kind} loads without an error, a violation or a shift`, async ({page}) => {
    const problems = watchProblems(page);
    const violations = await recordViolations(page);
    await watchShifts(page);
    for (const {name, ...size} of SIZES) {
      await page.setViewportSize(size);
      const response = await openPage(page, path);
      expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
      expect(await shiftsOf(page), name).toEqual([]);
    }
    // Prefetching must comply with the policy too.
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
    // The browser itself logs the not-found page's status as an error.
    expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
  });
}
