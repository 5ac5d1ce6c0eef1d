/** What ExtractData says to a model, and what it thinks of the answer. */
import {failStep} from '../../workflow/stepErrors';
import type {Json, JsonObject} from '../../workflow/types';
import {DATA_NOT_ORDERS} from './dataNotOrders';
import {parsedAnswer} from './mistralApi';

interface Verdict {
  readonly data: JsonObject | null;
  readonly problems: readonly {readonly pointer: string; readonly message: string}[];
}

export function promptFor(schema: JsonObject): string {
  return [
    `Take the data out of the message of the user. ${DATA_NOT_ORDERS}`,
    'Answer with one JSON object that fits this JSON Schema. Use only what the message says; leave out what it doesn’t say.',
    JSON.stringify(schema),
  ].join('\n');
}

export function correctionFor(problems: Verdict['problems']): string {
  const lines = problems.map(({pointer, message}) => `- ${pointer || 'the whole'}: ${message}`);
  return ['This doesn’t fit the schema:', ...lines, 'Answer with the whole object again.'].join(
    '\n',
  );
}

/** A schema that can't be used is a mistake in the configuration, not in the answer. */
async function problemsOf(schema: JsonObject, value: Json): Promise<Verdict['problems']> {
  const {schemaProblems} = await import('../../workflow/schemaProblems');
  try {
    return schemaProblems(schema, value).map(({pointer, message}) => ({pointer, message}));
  } catch (error) {
    return failStep('E_CONFIGURATION', `The schema can’t be used: ${(error as Error).message}`);
  }
}

export async function judge(text: string, schema: JsonObject): Promise<Verdict> {
  const value = parsedAnswer(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return {data: null, problems: [{pointer: '', message: 'The answer is no JSON object.'}]};
  }
  return {data: value as JsonObject, problems: await problemsOf(schema, value)};
}
