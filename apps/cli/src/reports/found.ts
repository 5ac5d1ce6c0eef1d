import type {Example} from '@documentation/mapping/internal/byExample/example';
import {parseExamples} from '@documentation/mapping/internal/byExample/parseExamples';
import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import type {SearchOutcome} from '../engine/messages';
import {UsageError} from '../terminal/usageError';

/** The results of a search by example, as JSON. */
export function describeFound({mappings, tried, isComplete, failure}: SearchOutcome): object {
  return {
    mappings: mappings.map(({notation, functions, values}) => ({
      mapping: notation,
      functions,
      // JSON has no bytes.
      results: values.map((value) => (value instanceof Uint8Array ? formatValue(value) : value)),
    })),
    tried,
    isComplete,
    ...(failure && {error: failure}),
  };
}

/** Reads examples that are written like `"a" -> "A"`. */
export function readExamples(lines: readonly string[]): readonly Example[] {
  const examples = parseExamples(lines.join('\n'));
  if (!examples) {
    throw new UsageError(
      'An example must be an input, an arrow and an output, such as "2024-03-05" -> "05/03/2024". All examples must have the same number of inputs.',
    );
  }
  return examples;
}
