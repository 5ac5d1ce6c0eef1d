import type {Command, Option} from './command';

const WIDTH = 88;
const NAMES_WIDTH = 28;

/** Breaks a paragraph into lines. */
function wrapped(text: string, indent = '', width = WIDTH): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    }
  }
  return lines.map((line) => indent + line).join('\n');
}

function row(name: string, description: string): string {
  const text = wrapped(description, ' '.repeat(NAMES_WIDTH)).trimStart();
  return name.length + 4 > NAMES_WIDTH
    ? `  ${name}\n${' '.repeat(NAMES_WIDTH)}${text}`
    : `  ${name}`.padEnd(NAMES_WIDTH) + text;
}

function optionRow([name, {short, value, description}]: [string, Option]): string {
  const names = `${short ? `-${short}, ` : '    '}--${name}${value ? ` <${value}>` : ''}`;
  return row(names, description);
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const {name, synopses, summary, details = [], options, examples} = command;
  return [
    ...synopses.map((each, index) =>
      `${index === 0 ? 'Usage: ' : '       '}node mapping.mjs ${name} ${each}`.trimEnd(),
    ),
    '',
    wrapped(summary),
    ...details.flatMap((each) => ['', wrapped(each)]),
    '',
    'Options:',
    ...Object.entries(options).map(optionRow),
    row('-h, --help', 'show this help'),
    '',
    'Examples:',
    ...examples.map((each) => `  node mapping.mjs ${each}`),
  ].join('\n');
}

/** The help of the program. */
export function programHelp(commands: readonly Command[], siteUrl: string): string {
  return [
    'Usage: node mapping.mjs <command> [arguments]',
    '',
    wrapped(
      'Runs, tests and finds mappings, with the same catalogue of functions as the platform.',
    ),
    '',
    'Commands:',
    ...commands.map(({name, summary}) => row(name, summary)),
    '',
    'Options:',
    row('-h, --help', 'show this help, or the help of a command'),
    row('-v, --version', 'show the version'),
    '',
    wrapped(
      'Exit codes: 0 if all went well, 1 if the mapping or a test failed or nothing was found, 2 if the program was called incorrectly or can’t read or write a file.',
    ),
    '',
    `Documentation: node mapping.mjs docs, or ${siteUrl}guides/mappings/overview`,
  ].join('\n');
}
