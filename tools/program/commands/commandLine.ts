import {parseArgs} from 'node:util';
import {coloursFor} from '../terminal/colours';
import {exitCodes, type ExitCode} from '../terminal/exitCodes';
import {UsageError} from '../terminal/usageError';
import {endWithReader, writeError, writeLine} from '../terminal/write';
import type {Command, Input} from './command';
import {commandHelp, programHelp} from './help';
import explain from './explain';
import find from './find';
import functions from './functions';
import licenses from './licenses';
import mcp from './mcp';
import run from './run';
import test from './test';

const commands: readonly Command[] = [run, explain, test, find, functions, mcp, licenses];

function readInput({options}: Command, words: readonly string[]): Input {
  try {
    const {values, positionals} = parseArgs({
      args: [...words],
      options: {
        ...Object.fromEntries(
          Object.entries(options).map(([name, {type, short, multiple = false}]) => [
            name,
            {type, multiple, ...(short && {short})},
          ]),
        ),
        help: {type: 'boolean', short: 'h'},
      },
      allowPositionals: true,
      strict: true,
    });
    return {values: values as Input['values'], positionals};
  } catch (error) {
    // Node's own messages name the option.
    throw new UsageError((error as Error).message);
  }
}

async function perform(words: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const command = commands.find((each) => each.name === rest[0]);
    await writeLine(command ? commandHelp(command) : programHelp(commands, BUNDLED.siteUrl));
    return name === undefined ? exitCodes.usage : exitCodes.fine;
  }
  if (name === '--version' || name === '-v') {
    await writeLine(BUNDLED.version);
    return exitCodes.fine;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    const names = commands.map((each) => each.name).join(', ');
    throw new UsageError(`There is no command “${name}”. Use one of these: ${names}.`);
  }
  const input = readInput(command, rest);
  if (input.values.help) {
    await writeLine(commandHelp(command));
    return exitCodes.fine;
  }
  return command.run(input);
}

/** Runs the command in the arguments, and sets the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  endWithReader();
  try {
    process.exitCode = await perform(words);
  } catch (error) {
    if (!(error instanceof UsageError)) {
      throw error;
    }
    const {red} = coloursFor(process.stderr);
    const isCommand = commands.some(({name}) => name === words[0]);
    writeError(
      `${red('error')}: ${error.message}\nFor help, run: node mapping.mjs ${isCommand ? `${words[0]} ` : ''}--help`,
    );
    process.exitCode = exitCodes.usage;
  }
}
