/** Builds the prompts that ExtractData sends, and checks the replies. */
import {failStep} from '../../language/stepErrors';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import {DATA_NOT_ORDERS} from './dataNotOrders';
import {parsedAnswer} from './mistralApi';
import {shorten} from '@documentation/base/internal/values/quote';

interface Verdict {
  readonly data: JsonObject | null;
  readonly problems: readonly {readonly pointer: string; readonly message: string}[];
}

export function promptFor(schema: JsonObject): string {
  return [
    `Extract the data from the user’s message. ${DATA_NOT_ORDERS}`,
    'Reply with one JSON object that matches this JSON Schema. Use only what the message says, and leave out what it doesn’t say.',
    JSON.stringify(schema),
  ].join('\n');
}

export function correctionFor(problems: Verdict['problems']): string {
  const lines = problems.map(
    ({pointer, message}) => `- ${pointer || 'the whole object'}: ${message}`,
  );
  return ['This doesn’t match the schema:', ...lines, 'Reply with the whole object again.'].join(
    '\n',
  );
}

/** Lists the ways in which a value doesn't match the schema. Fails with E_CONFIGURATION if the schema is invalid. */
async function problemsOf(schema: JsonObject, value: Json): Promise<Verdict['problems']> {
  const {schemaProblems} = await import('@documentation/base/internal/jsonSchema/schemaProblems');
  try {
    return schemaProblems(schema, value).map(({pointer, message}) => ({pointer, message}));
  } catch (error) {
    return failStep(
      'E_CONFIGURATION',
      `\`schema\` isn’t a valid JSON Schema. Correct this problem: ${shorten((error as Error).message, 500)}`,
    );
  }
}

export async function judge(text: string, schema: JsonObject): Promise<Verdict> {
  const value = parsedAnswer(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return {data: null, problems: [{pointer: '', message: 'The reply isn’t a JSON object.'}]};
  }
  return {data: value as JsonObject, problems: await problemsOf(schema, value)};
}
