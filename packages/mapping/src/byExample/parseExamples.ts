import type {Value} from '@documentation/base/internal/values/types';
import type {Example} from './example';
import {splitOutside} from './splitOutside';

const arrow = /\s*(?:->|→|=>)\s*/;

/** Between examples: a line break, or a bar with spaces around it, which fits into a search field. */
const nextExample = /\s*\n\s*|\s+\|\s+/;

/** Between bare numbers, a comma needs a space: `1,234` is a number with a digit group, `1, 234` are two inputs. */
const comma = /\s*,\s*/;
const bareNumber = /^-?[\d.]+$/;

/** More values than this are a list: 1, 2, 3, 4 -> 10 */
const MAX_INPUTS = 3;

/** Longer queries aren't examples that someone typed. */
const MAX_QUERY_LENGTH = 20_000;

/** More examples don't narrow the results down any further. */
const MAX_EXAMPLES = 8;

/** Keyboards on phones and word processors write “these” quotes. */
function withPlainQuotes(query: string): string {
  return query.replaceAll(/[“”„‟]/g, '"');
}

/** Reads JSON, or text in single quotes. Returns undefined for anything else. */
function readJson(text: string): Value | undefined {
  if (/^'[^']*'$/.test(text)) {
    return text.slice(1, -1);
  }
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}

function readInputs(left: string): readonly Value[] {
  const parts = splitOutside(left, comma, {brackets: true});
  const isOneNumber =
    parts.length > 1 && !/,\s/.test(left) && parts.every((part) => bareNumber.test(part));
  const inputs = isOneNumber ? [] : parts.map(readJson);
  if (inputs.length === 0 || !inputs.every((input) => input !== undefined)) {
    return [left];
  }
  return inputs.length > MAX_INPUTS ? [inputs] : inputs;
}

/** Everything after the first arrow is the output. An arrow in quotes counts only if there is no other. */
function splitAtArrow(line: string): [left: string, right: string] | undefined {
  const [left, ...rest] = splitOutside(line, arrow);
  if (rest.length > 0) {
    return [left!, line.slice(left!.length).replace(arrow, '')];
  }
  const match = arrow.exec(line);
  return match
    ? [line.slice(0, match.index), line.slice(match.index + match[0].length)]
    : undefined;
}

/** Reads the expected output: JSON, or text without quotes. */
export function readOutput(right: string): Pick<Example, 'output' | 'outputText'> {
  const output = readJson(right) ?? right;
  if (typeof output !== 'number') {
    return {output};
  }
  // Only text keeps a trailing zero.
  return String(output) === right ? {output, outputText: right} : {output: right};
}

function readExample(line: string): Example | undefined {
  const sides = splitAtArrow(line.trim());
  if (!sides || sides.includes('')) {
    return undefined;
  }
  const [left, right] = sides;
  return {inputs: readInputs(left), ...readOutput(right)};
}

/** A bar is a part of the text, unless an example follows: 'a | b -> a/b' */
function linesOf(query: string): string[] {
  const lines: string[] = [];
  for (const part of splitOutside(query, nextExample)) {
    if (part.trim() === '') {
      continue;
    }
    const isWhole = lines.length === 0 || (splitAtArrow(part) && splitAtArrow(lines.at(-1)!));
    if (isWhole) {
      lines.push(part);
    } else {
      lines.push(`${lines.pop()} | ${part}`);
    }
  }
  return lines;
}

/**
 * Reads examples such as `"2024-03-05" -> "05/03/2024"` from a query. Several examples are on separate lines or
 * separated by ` | `. Returns undefined for a query that isn't an example, or not a complete one yet.
 */
export function parseExamples(query: string): readonly Example[] | undefined {
  if (query.length > MAX_QUERY_LENGTH) {
    return undefined;
  }
  const examples = linesOf(withPlainQuotes(query)).slice(0, MAX_EXAMPLES).map(readExample);
  const isComplete =
    examples.length > 0 &&
    examples.every(
      (example) => example !== undefined && example.inputs.length === examples[0]?.inputs.length,
    );
  return isComplete ? (examples as readonly Example[]) : undefined;
}
