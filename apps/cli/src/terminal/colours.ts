import type {WriteStream} from 'node:tty';

const codes = {bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36} as const;

export type Colours = Readonly<Record<keyof typeof codes, (text: string) => string>>;

/** Colours for a terminal. Anything else gets plain text (https://no-color.org). */
export function coloursFor(stream: Pick<WriteStream, 'isTTY'>): Colours {
  const {NO_COLOR, TERM} = process.env;
  const isColoured = stream.isTTY && !NO_COLOR && TERM !== 'dumb';
  return Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [
      name,
      (text: string) => (isColoured ? `\u001B[${code}m${text}\u001B[0m` : text),
    ]),
  ) as unknown as Colours;
}

export const plain: Colours = coloursFor({isTTY: false});
