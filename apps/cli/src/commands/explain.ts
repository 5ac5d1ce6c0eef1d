import {describeRun, formatSteps} from '../reports/steps';
import {formatFailure} from '../reports/failures';
import {coloursFor} from '../terminal/colours';
import {exitCodes} from '../terminal/exitCodes';
import {writeError, writeJson, writeLine} from '../terminal/write';
import {isSet, jsonOption, type Command} from './command';
import {mappingDetails, mappingOptions, runOnce} from './mappingInput';

const explain: Command = {
  name: 'explain',
  synopses: ['[options] <mapping file> [input file]', '[options] -e <mapping> [input file]'],
  summary: 'Runs a mapping, and shows the value of every step, inner steps first.',
  details: mappingDetails,
  options: {...mappingOptions, json: jsonOption},
  examples: [
    'explain order-to-invoice.mapping orders.xlsx',
    'explain order-to-invoice.mapping orders.xlsx --json',
  ],
  async run(input) {
    const {source, outcome} = await runOnce(input, true);
    if (isSet(input, 'json')) {
      await writeJson(describeRun(source, outcome));
    } else {
      for (const step of formatSteps(source, outcome, coloursFor(process.stdout))) {
        await writeLine(step);
      }
      if (outcome.failure) {
        writeError(formatFailure(source, outcome, coloursFor(process.stderr)));
      }
    }
    return outcome.failure ? exitCodes.failed : exitCodes.fine;
  },
};

export default explain;
