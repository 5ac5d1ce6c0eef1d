/** Says what is wrong with a service's response that a step can't use. */
import {joinWords} from '@documentation/base/internal/values/joinWords';
import {shorten} from '@documentation/base/internal/values/quote';
import {schemaProblems} from '@documentation/base/internal/jsonSchema/schemaProblems';
import {failStep} from './stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {Answer, Call, WorkflowFunction} from './types';

/** A call with its response. */
export interface Exchange {
  readonly call: Call;
  readonly answer: Answer;
}

/** Keys that the language itself reads, of values that needn't have them. */
const readByTheLanguage = ['length', 'then', 'toJSON'];

/** ('choices', '0') → 'choices[0]', ('usage', 'total') → 'usage.total' */
function pathTo(parent: string, key: string, isList: boolean): string {
  const step = isList ? `[${key}]` : key;
  return isList || parent === '' ? parent + step : `${parent}.${step}`;
}

/** Returns a view of a value that reports the path of each missing field that is read. */
function watched<T>(value: T, report: (path: string) => void, path = ''): T {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return new Proxy(value, {
    get(target, key) {
      const field: unknown = Reflect.get(target, key);
      if (
        typeof key !== 'string' ||
        typeof field === 'function' ||
        readByTheLanguage.includes(key)
      ) {
        return field;
      }
      const place = pathTo(path, key, Array.isArray(target));
      if (field === undefined || field === null) {
        report(place);
      }
      return watched(field, report, place);
    },
  });
}

function watchedAnswer(answer: Answer, report: (path: string) => void): Answer {
  const copy = structuredClone(answer);
  return copy && 'status' in copy
    ? {...copy, body: watched(copy.body, report) as Json}
    : watched(copy, report);
}

/** 'api.mistral.ai’s response' */
function nameOf(call: Call | undefined): string {
  return call && 'url' in call ? `${shorten(new URL(call.url).host)}’s response` : 'The response';
}

const MAX_NAMED = 3;
const MAX_PATH = 200;
const NEXT_STEP = 'Try again later, or check whether the service has changed.';

/** Fails with E_UPSTREAM, and names what the step looked for in vain. It runs again with the same responses for that. */
export async function failByMissingFields(
  exchanges: readonly Exchange[],
  runAgain: (answers: readonly Answer[]) => Promise<unknown>,
): Promise<never> {
  const missing = new Set<string>();
  const answers = exchanges.map(({answer}) => watchedAnswer(answer, (path) => missing.add(path)));
  await runAgain(answers).catch(() => {});
  const last = [...missing].slice(-MAX_NAMED).map((path) => `\`${shorten(path, MAX_PATH)}\``);
  const problem =
    last.length > 0 ? `lacks ${joinWords(last, 'and')}` : 'isn’t what the step expects';
  return failStep('E_UPSTREAM', `${nameOf(exchanges.at(-1)?.call)} ${problem}. ${NEXT_STEP}`);
}

/** Fails with E_UPSTREAM if the output lacks something, because a service didn't send it. */
export function checkOutput(
  {output}: WorkflowFunction,
  value: Json,
  exchanges: readonly Exchange[],
): void {
  const [problem] = schemaProblems(output, value);
  if (problem) {
    const {pointer, message} = problem;
    failStep(
      'E_UPSTREAM',
      `${nameOf(exchanges.at(-1)?.call)} doesn’t contain what the step returns${pointer && ` at ${shorten(pointer, MAX_PATH)}`}. ${message} ${NEXT_STEP}`,
    );
  }
}
