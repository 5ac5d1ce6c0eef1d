import type {ExitCode} from '../terminal/exitCodes';

export interface Option {
  readonly type: 'boolean' | 'string';
  readonly short?: string;
  readonly multiple?: true;
  /** What the option's value is called in the help: 'file' */
  readonly value?: string;
  readonly description: string;
}

/** What the user typed after the command's name. */
export interface Input {
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly positionals: readonly string[];
}

export interface Command {
  readonly name: string;
  /** '<mapping file> [input file]' */
  readonly synopses: readonly string[];
  readonly summary: string;
  /** Paragraphs for the help text, each on one line. */
  readonly details?: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly string[];
  readonly run: (input: Input) => Promise<ExitCode>;
}

export const jsonOption: Option = {
  type: 'boolean',
  description: 'write JSON for other programs',
};

/** Returns an option with one text value. */
export function textOf({values}: Input, name: string): string | undefined {
  return values[name] as string | undefined;
}

/** Returns all values of an option that can be repeated. */
export function listOf({values}: Input, name: string): readonly string[] {
  return (values[name] as readonly string[] | undefined) ?? [];
}

export function isSet({values}: Input, name: string): boolean {
  return values[name] === true;
}
