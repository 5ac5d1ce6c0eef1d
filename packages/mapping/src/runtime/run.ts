import type {Value} from '@documentation/base/internal/values/types';
import {findMappingFunction} from '../functions/index';
import {invoke} from '../language/invoke';
import {parse} from '../language/notation/parse';
import type {Node} from '../language/notation/tree';
import {evaluate} from '../language/run/evaluate';
import type {MappingFunction} from '../language/types';

export interface CallOptions {
  /** The time for functions such as `Datetime.Now`: '2024-05-01T12:00:00Z'. Without it, the current time. */
  readonly now?: string;
}

export interface RunOptions extends CallOptions {
  /** More documents, by name. A mapping reads them as `$files["prices"]`. */
  readonly files?: Readonly<Record<string, Value>>;
  /** The time in milliseconds after which the run fails with E_LIMIT. Without it, the limit of the platform. */
  readonly timeLimitMs?: number;
}

const contextOf = ({now = new Date().toISOString()}: CallOptions) => ({now});

/**
 * Runs a mapping, or the tree of one that runs many times, on a document, which it reads as `$`. Rejects with a
 * NotationError if the mapping is malformed, and with a MappingError if it fails on this document.
 */
export async function run(
  mapping: string | Node,
  data: Value,
  options: RunOptions = {},
): Promise<Value> {
  const {files, timeLimitMs} = options;
  return evaluate(typeof mapping === 'string' ? parse(mapping) : mapping, {
    input: data,
    files,
    context: contextOf(options),
    resolve: findMappingFunction,
    timeLimitMs,
  });
}

/** Calls one function with arguments by name: call(Upper, {text: 'Ada'}) */
export function call(
  definition: MappingFunction,
  args: Readonly<Record<string, Value>>,
  options: CallOptions = {},
): Promise<Value> {
  return invoke(definition, args, contextOf(options));
}
