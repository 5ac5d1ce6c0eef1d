import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** Ends the output with one line of counts. */
export default class CountsReporter implements Reporter {
  private readonly counts = {passed: 0, failed: 0, skipped: 0};

  onTestEnd(_test: TestCase, result: TestResult): void {
    const isFailed = result.status !== 'passed' && result.status !== 'skipped';
    this.counts[isFailed ? 'failed' : (result.status as 'passed' | 'skipped')] += 1;
  }

  onEnd(): void {
    const {passed, failed, skipped} = this.counts;
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
