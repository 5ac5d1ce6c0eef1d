import type {Reporter, TestCase} from '@playwright/test/reporter';

/** Ends the output with one line of counts. */
export default class CountsReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    const outcomes = [...this.tests].map((test) => test.outcome());
    const count = (outcome: string) => outcomes.filter((other) => other === outcome).length;
    console.log(
      `\n${count('expected') + count('flaky')} passed (${count('flaky')} of them at the second attempt), ` +
        `${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }
}
