import {exitCodes} from '../terminal/exitCodes';
import {writeOut} from '../terminal/write';
import {unpackText} from '../unpack';
import type {Command} from './command';

const licenses: Command = {
  name: 'licenses',
  synopses: [''],
  summary: 'Shows the licenses of the packages in this file.',
  options: {},
  examples: ['licenses'],
  async run() {
    await writeOut(unpackText(BUNDLED.notices));
    return exitCodes.fine;
  },
};

export default licenses;
