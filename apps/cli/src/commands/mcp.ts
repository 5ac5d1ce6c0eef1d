import {exitCodes} from '../terminal/exitCodes';
import {UsageError} from '../terminal/usageError';
import {textOf, type Command} from './command';

const mcp: Command = {
  name: 'mcp',
  synopses: ['[options]'],
  summary:
    'Serves the documentation and the catalogue to coding agents, over the Model Context Protocol.',
  details: [
    'The server uses the standard input and output, as agents expect of a server that they start. It reads no files, unless you name a folder with --root, and it writes none.',
  ],
  options: {
    root: {
      type: 'string',
      value: 'folder',
      description: 'let agents run mappings on the files in this folder',
    },
  },
  examples: ['mcp', 'mcp --root ./samples'],
  async run(input) {
    if (input.positionals.length > 0) {
      throw new UsageError(
        `mcp takes no arguments, only --root. Remove “${input.positionals[0]}”.`,
      );
    }
    const root = textOf(input, 'root');
    // The system would take it for the current folder.
    if (root === '') {
      throw new UsageError('The name of the folder is empty. Name a folder after --root.');
    }
    // An agent that no longer reads has gone away.
    process.stdout.once('error', () => process.exit());
    const {serve} = await import('../mcp/server');
    await serve(root);
    return exitCodes.fine;
  },
};

export default mcp;
