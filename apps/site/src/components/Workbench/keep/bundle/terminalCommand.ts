import {shellWord} from '../shellWord';

interface FurtherFile {
  readonly name: string;
  readonly path: string;
}

/** Keeps a file name that starts with a hyphen from being read as an option. */
function pathWord(path: string): string {
  return shellWord(path.startsWith('-') ? `./${path}` : path);
}

/** Returns the command that runs a mapping. Further files get the names that the mapping knows them by. */
export function terminalCommand(
  mapping: string,
  input: string | undefined,
  others: readonly FurtherFile[],
): string {
  return [
    `node mapping.mjs run ${pathWord(mapping)}`,
    ...(input === undefined ? [] : [pathWord(input)]),
    ...others.map(({name, path}) => `--file ${shellWord(`${name}=${path}`)}`),
  ].join(' ');
}
