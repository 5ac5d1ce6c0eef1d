import type {FullResult, Reporter, TestCase} from '@playwright/test/reporter';

const SLOWEST = 10;

function seconds(test: TestCase): number {
  return test.results.reduce((sum, {duration}) => sum + duration, 0) / 1000;
}

/** Formats a line: '  3 min 20 s  unit tests' */
function line(name: string, duration: number): string {
  const minutes = Math.floor(duration / 60);
  const time = `${minutes > 0 ? `${minutes} min ` : ''}${Math.round(duration % 60)} s`;
  return `${time.padStart(12)}  ${name}`;
}

type Seconds = Readonly<Record<string, number>>;

/** Prints how long each part of `npm test` took. */
function printParts(parts: Seconds): void {
  console.log('\nHow long each part took:');
  for (const [name, duration] of Object.entries(parts)) {
    console.log(line(name, duration));
  }
  console.log(
    line(
      'total',
      Object.values(parts).reduce((sum, duration) => sum + duration, 0),
    ),
  );
}

/** Prints the times, the slowest tests and the test counts at the end of a run. */
export default class CountsReporter implements Reporter {
  private readonly tests = new Set<TestCase>();
  private readonly partsBefore: Seconds;

  constructor({partsBefore}: {readonly partsBefore: Seconds}) {
    this.partsBefore = partsBefore;
  }

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd({duration}: FullResult): void {
    printParts({...this.partsBefore, 'browser tests': duration / 1000});
    const tests = [...this.tests];
    const slowest = tests.sort((a, b) => seconds(b) - seconds(a)).slice(0, SLOWEST);
    console.log(`\nThe ${slowest.length} slowest browser tests:`);
    for (const test of slowest) {
      console.log(
        `${seconds(test).toFixed(1).padStart(7)} s  ${test.titlePath().slice(2).join(' › ')}`,
      );
    }
    const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length;
    console.log(
      `\n${count('expected')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }
}
