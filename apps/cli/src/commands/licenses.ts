import {exitCodes} from '../terminal/exitCodes';
import {UsageError} from '../terminal/usageError';
import {writeOut} from '../terminal/write';
import {unpackText} from '../unpack';
import type {Command} from './command';

const licenses: Command = {
  name: 'licenses',
  synopses: [''],
  summary: 'Shows the licenses of the packages in this file.',
  options: {},
  examples: ['licenses'],
  async run({positionals}) {
    if (positionals.length > 0) {
      throw new UsageError(`licenses takes no arguments. Remove “${positionals[0]}”.`);
    }
    await writeOut(unpackText(BUNDLED.notices));
    return exitCodes.fine;
  },
};

export default licenses;
