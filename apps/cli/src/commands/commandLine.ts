import {parseArgs} from 'node:util';
import {coloursFor} from '../terminal/colours';
import {exitCodes, type ExitCode} from '../terminal/exitCodes';
import {UsageError} from '../terminal/usageError';
import {visible} from '../terminal/visible';
import {ignoreFailedStreams, writeError, writeLine} from '../terminal/write';
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

async function commandNamed(name: string): Promise<Command> {
  if (!Object.hasOwn(commands, name)) {
    throw new UsageError(`There is no command “${name}”. Use one of these: ${names.join(', ')}.`);
  }
  return (await commands[name as keyof typeof commands]()).default;
}

async function helpOn(name: string | undefined): Promise<string> {
  if (name !== undefined) {
    return commandHelp(await commandNamed(name));
  }
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  return programHelp(
    all.map((each) => each.default),
    BUNDLED.siteUrl,
  );
}

function readWords({options}: Command, words: readonly string[]) {
  const types = Object.entries(options).map(
    // Of an option that can't be repeated, Node would keep the last value, and lose the others.
    ([name, {type, short}]) =>
      [name, {type, multiple: type === 'string', ...(short && {short})}] as const,
  );
  try {
    return parseArgs({
      args: [...words],
      options: {...Object.fromEntries(types), help: {type: 'boolean', short: 'h'}},
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    // Node's own messages name the option, some on several lines.
    throw new UsageError((error as Error).message.replaceAll('\n', ' '));
  }
}

function readInput(command: Command, words: readonly string[]): Input {
  const {values, positionals} = readWords(command, words);
  const entries = Object.entries(values).map(([name, value]) => {
    if (!Array.isArray(value) || command.options[name]!.multiple) {
      return [name, value] as const;
    }
    if (value.length > 1) {
      throw new UsageError(`There can be only one --${name}, but there are ${value.length}.`);
    }
    return [name, value[0]] as const;
  });
  return {values: Object.fromEntries(entries), positionals};
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
  const input = readInput(command, rest);
  if (input.values.help) {
    await writeLine(commandHelp(command));
    return exitCodes.fine;
  }
  return command.run(input);
}

/** Runs the command in the arguments, and sets the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  ignoreFailedStreams();
  try {
    process.exitCode = await perform(words);
  } catch (error) {
    if (!(error instanceof UsageError)) {
      throw error;
    }
    const {red} = coloursFor(process.stderr);
    const isCommand = names.includes(words[0] ?? '');
    writeError(
      `${red('error')}: ${visible(error.message)}\nFor help, run: node mapping.mjs ${isCommand ? `${words[0]} ` : ''}--help`,
    );
    process.exitCode = exitCodes.usage;
  }
}
