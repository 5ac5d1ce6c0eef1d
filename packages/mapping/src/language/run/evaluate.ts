import {compileMapping} from './compile';
import type {Observer} from './observer';
import {fail} from '@documentation/base/internal/values/errors';
import {parse} from '../notation/parse';
import type {Node} from '../notation/tree';
import {checkSize} from '@documentation/base/internal/values/size';
import {MAPPING_SECONDS} from '@documentation/base/internal/limits/values/times';
import type {Value} from '@documentation/base/internal/values/types';
import type {Context, MappingFunction} from '../types';

export interface Surroundings {
  /** The document that `$` refers to. */
  readonly input: Value;
  /** The documents that `$files` refers to, by name. */
  readonly files?: Readonly<Record<string, Value>>;
  readonly context: Context;
  /** Finds a function by its qualified name: 'Text.Upper' */
  readonly resolve: (name: string) => Promise<MappingFunction | undefined>;
  /** The time in milliseconds after which a run fails with E_LIMIT. */
  readonly timeLimitMs?: number;
  /** Gets the value of every part, each time it is evaluated. */
  readonly observer?: Observer;
}

/** Reading the clock takes longer than many calls, so it is read only on every 32nd call. */
const CALLS_PER_CHECK = 32;

function timeCheck(limitMs: number): () => void {
  const deadline = performance.now() + limitMs;
  let calls = 0;
  return () => {
    calls += 1;
    if (calls % CALLS_PER_CHECK === 1 && performance.now() > deadline) {
      fail('E_LIMIT', 'The run exceeded its time limit. Use less data or fewer calls.');
    }
  };
}

/** Evaluates a mapping on an input document. It can only call functions that `resolve` finds. */
export async function evaluate(tree: Node, surroundings: Surroundings): Promise<Value> {
  const {input, files = {}, context, resolve, observer} = surroundings;
  const {timeLimitMs = MAPPING_SECONDS * 1000} = surroundings;
  const run = await compileMapping(tree, resolve, observer);
  const result = await run({input, files, context, checkTime: timeCheck(timeLimitMs)});
  checkSize('The result', result);
  return result;
}

/** Parses and evaluates notation that isn't needed for anything else. */
export async function evaluateNotation(
  notation: string,
  surroundings: Surroundings,
): Promise<Value> {
  return evaluate(parse(notation), surroundings);
}
