import {createEngine} from '../engine/createEngine';
import {coloursFor, type Colours} from '../terminal/colours';
import {exitCodes} from '../terminal/exitCodes';
import {describeFailure, formatFailure} from '../reports/failures';
import {UsageError} from '../terminal/usageError';
import {visible} from '../terminal/visible';
import {writeJson, writeLine} from '../terminal/write';
import {compare, type Difference} from '../testing/compare';
import {readSuite, suiteSchema, type Case} from '../testing/suite';
import type {MappingOutcome} from '../engine/messages';
import {isSet, jsonOption, type Command} from './command';
import {timeLimitOf, timeLimitOption} from './mappingInput';

interface Tested {
  readonly tested: Case;
  readonly outcome: MappingOutcome;
  readonly differences: readonly Difference[];
}

function differenceLines({path, expected, received}: Difference, colours: Colours): string[] {
  return [
    ...(path === '' ? [] : [`    ${colours.bold(visible(path))}`]),
    ...(expected === undefined ? [] : [colours.green(`      - expected: ${visible(expected)}`)]),
    ...(received === undefined ? [] : [colours.red(`      + received: ${visible(received)}`)]),
  ];
}

function lines({tested, outcome, differences}: Tested, colours: Colours): string[] {
  if (differences.length === 0) {
    return [`${colours.green('✓')} ${visible(tested.name)}`];
  }
  // An error says more than that a result is missing.
  const isUnexpected = outcome.failure && !('error' in tested.expected);
  return [
    `${colours.red('✗')} ${colours.bold(visible(tested.name))}`,
    ...(isUnexpected
      ? formatFailure(tested.source, outcome, colours)
          .split('\n')
          .map((line) => `    ${line}`)
      : differences.flatMap((each) => differenceLines(each, colours))),
  ];
}

function describe({tested, outcome, differences}: Tested): object {
  return {
    name: tested.name,
    passed: differences.length === 0,
    ...(differences.length > 0 && {differences}),
    ...(outcome.failure && {error: describeFailure(tested.source, outcome)}),
  };
}

const test: Command = {
  name: 'test',
  synopses: ['[options] <test file> …'],
  summary:
    'Runs mappings on examples, and compares the results. Exits with 1 if any result differs.',
  details: [
    'A test file is JSON that names a mapping and lists its examples. Paths are relative to the test file. To see the format as a JSON Schema, use --schema.',
  ],
  options: {
    'time-limit': timeLimitOption,
    schema: {type: 'boolean', description: 'show the JSON Schema of test files'},
    json: jsonOption,
  },
  examples: ['test order-to-invoice.test.json', 'test mappings/*.test.json --json'],
  async run(input) {
    if (isSet(input, 'schema')) {
      await writeJson(suiteSchema);
      return exitCodes.fine;
    }
    if (input.positionals.length === 0) {
      throw new UsageError('Name at least one test file.');
    }
    const timeLimitMs = timeLimitOf(input);
    const suites = input.positionals.map((path) => ({path, cases: readSuite(path)}));
    const engine = createEngine();
    engine.warmUp();
    const colours = coloursFor(process.stdout);
    const isJson = isSet(input, 'json');
    const all: (Tested & {readonly path: string})[] = [];
    for (const {path, cases} of suites) {
      if (!isJson) {
        await writeLine(colours.bold(visible(path)));
      }
      for (const tested of cases) {
        const outcome = await engine.runMapping({...tested.job, timeLimitMs});
        const done = {path, tested, outcome, differences: compare(tested, outcome)};
        all.push(done);
        if (!isJson) {
          await writeLine(lines(done, colours).join('\n'));
        }
      }
    }
    engine.close();
    const failed = all.filter(({differences}) => differences.length > 0).length;
    const passed = all.length - failed;
    await (isJson
      ? writeJson({
          passed,
          failed,
          tests: all.map((each) => ({file: each.path, ...describe(each)})),
        })
      : writeLine(`${passed} passed, ${failed} failed`));
    return failed > 0 ? exitCodes.failed : exitCodes.fine;
  },
};

export default test;
