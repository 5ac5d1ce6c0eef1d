import {parseArgs} from 'node:util';
import {coloursFor} from '../terminal/colours';
import {exitCodes, type ExitCode} from '../terminal/exitCodes';
import {UsageError} from '../terminal/usageError';
import {endWithReader, writeError, writeLine} from '../terminal/write';
import type {Command, Input} from './command';
import {commandHelp, programHelp} from './help';

/** Each command is loaded when it is called, because some need the whole catalogue. */
const commands = {
  run: () => import('./run'),
  explain: () => import('./explain'),
  test: () => import('./test'),
  find: () => import('./find'),
  functions: () => import('./functions'),
  docs: () => import('./docs'),
  mcp: () => import('./mcp'),
  licenses: () => import('./licenses'),
} as const satisfies Readonly<Record<string, () => Promise<{readonly default: Command}>>>;

const names = Object.keys(commands);

async function commandNamed(name: string | undefined): Promise<Command | undefined> {
  return name !== undefined && Object.hasOwn(commands, name)
    ? (await commands[name as keyof typeof commands]()).default
    : undefined;
}

async function helpOn(name: string | undefined): Promise<string> {
  const command = await commandNamed(name);
  if (command) {
    return commandHelp(command);
  }
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  return programHelp(
    all.map((each) => each.default),
    BUNDLED.siteUrl,
  );
}

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
    return {values, positionals};
  } catch (error) {
    // Node's own messages name the option.
    throw new UsageError((error as Error).message);
  }
}

async function perform(words: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await writeLine(await helpOn(rest[0]));
    return name === undefined ? exitCodes.usage : exitCodes.fine;
  }
  if (name === '--version' || name === '-v') {
    await writeLine(BUNDLED.version);
    return exitCodes.fine;
  }
  const command = await commandNamed(name);
  if (!command) {
    throw new UsageError(`There is no command “${name}”. Use one of these: ${names.join(', ')}.`);
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
    const isCommand = names.includes(words[0] ?? '');
    writeError(
      `${red('error')}: ${error.message}\nFor help, run: node mapping.mjs ${isCommand ? `${words[0]} ` : ''}--help`,
    );
    process.exitCode = exitCodes.usage;
  }
}
