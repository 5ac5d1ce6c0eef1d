import {expect, test} from '@playwright/test';
import type {FullResult, TestCase} from '@playwright/test/reporter';
import CountsReporter from './countsReporter';

function ended(title: string, outcome: ReturnType<TestCase['outcome']>, seconds: number): TestCase {
  return {
    titlePath: () => ['', 'main', 'some.spec.ts', title],
    outcome: () => outcome,
    results: [{duration: seconds * 1000}],
  } as unknown as TestCase;
}

test('the output ends with times, the ten slowest tests and the counts', () => {
  const lines: string[] = [];
  const print = console.log;
  console.log = (text: string) => void lines.push(...text.split('\n'));
  try {
    const reporter = new CountsReporter({partsBefore: {installation: 100, 'unit tests': 45}});
    for (let index = 0; index < 11; index += 1) {
      reporter.onTestEnd(ended(`test ${index}`, 'expected', index));
    }
    reporter.onTestEnd(ended('broken', 'unexpected', 20));
    reporter.onTestEnd(ended('left out', 'skipped', 0));
    reporter.onEnd({duration: 75_000} as FullResult);
  } finally {
    console.log = print;
  }
  expect(lines.filter(Boolean)).toEqual([
    'How long each part took:',
    '  1 min 40 s  installation',
    '        45 s  unit tests',
    '  1 min 15 s  browser tests',
    '  3 min 40 s  total',
    'The 10 slowest browser tests:',
    '   20.0 s  some.spec.ts › broken',
    ...[10, 9, 8, 7, 6, 5, 4, 3, 2].map(
      (index) => `${`${index}.0`.padStart(7)} s  some.spec.ts › test ${index}`,
    ),
    '11 passed, 1 failed, 1 skipped',
  ]);
});
