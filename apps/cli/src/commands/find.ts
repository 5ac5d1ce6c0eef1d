import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import {createEngine} from '../engine/createEngine';
import {describeFound, readExamples} from '../reports/found';
import {coloursFor} from '../terminal/colours';
import {exitCodes} from '../terminal/exitCodes';
import {readStandardInput} from '../terminal/files';
import {showProgress} from '../terminal/progress';
import {visible} from '../terminal/visible';
import {writeError, writeJson, writeLine} from '../terminal/write';
import {isSet, jsonOption, type Command} from './command';
import {nowOf, timeLimitOf, timeLimitOption} from './mappingInput';

const DEFAULT_SECONDS = 10;

const find: Command = {
  name: 'find',
  synopses: ["[options] '<input> -> <output>' …"],
  summary: 'Finds mappings that turn the inputs of examples into their outputs.',
  details: [
    'Values are JSON or plain text. Separate several inputs with commas. Each further example narrows the results. In a mapping, $ is the input, or the list of inputs if there are several. Without arguments, the examples are read from the standard input, one per line.',
  ],
  options: {
    'time-limit': {
      ...timeLimitOption,
      description: `stop after this time (default: ${DEFAULT_SECONDS})`,
    },
    json: jsonOption,
  },
  examples: [
    `find '"2024-03-05" -> "05/03/2024"'`,
    `find '"ada lovelace" -> "Ada Lovelace"' '"alan turing" -> "Alan Turing"'`,
    `find '["a", "b"], "-" -> "a-b"' --json`,
  ],
  async run(input) {
    const {positionals} = input;
    const lines =
      positionals.length > 0 ? positionals : [new TextDecoder().decode(await readStandardInput())];
    const job = {
      examples: readExamples(lines),
      now: nowOf(input),
      timeLimitMs: timeLimitOf(input, DEFAULT_SECONDS),
    };
    const engine = createEngine();
    const hideProgress = showProgress('Searching');
    const outcome = await engine.search(job).finally(hideProgress);
    engine.close();
    const {mappings, isComplete, failure} = outcome;
    if (isSet(input, 'json')) {
      await writeJson(describeFound(outcome));
    } else {
      const {bold, dim} = coloursFor(process.stdout);
      for (const {notation, values} of mappings) {
        await writeLine(
          `${bold(visible(notation))}\n  ${dim('→')} ${visible(values.map(formatValue).join('  |  '))}`,
        );
      }
    }
    if (failure) {
      writeError(failure.message);
      return exitCodes.failed;
    }
    if (mappings.length === 0) {
      const what = isComplete
        ? 'Nothing found with up to two calls.'
        : 'Nothing found before the time limit.';
      writeError(
        `${what} Change the example, or search the functions: node mapping.mjs functions <word>`,
      );
      return exitCodes.failed;
    }
    return exitCodes.fine;
  },
};

export default find;
