import {format, type Options} from 'prettier';

/** Options that make code fit beside the table of contents, with short objects on one line. */
const style: Options = {
  printWidth: 80,
  singleQuote: true,
  bracketSpacing: false,
  objectWrap: 'collapse',
};

export async function formatJson(value: unknown): Promise<string> {
  return (await format(JSON.stringify(value), {...style, parser: 'json'})).trimEnd();
}

export async function formatJavaScript(code: string): Promise<string> {
  return (await format(code, {...style, parser: 'babel'})).trimEnd();
}
