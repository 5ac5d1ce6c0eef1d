// The worker that finds calls by example. It tries the whole catalogue, so all definitions are in its own chunk.
import type {Example} from '@documentation/mapping/internal/byExample/example';
import {findCalls} from '@documentation/mapping/internal/byExample/findCalls';
import type {FoundCall} from '@documentation/mapping/internal/byExample/outcome';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {EXAMPLE_SEARCH_TIME_LIMIT_MS as timeLimitMs} from '../../universal/constants';
import {formatResult} from '@documentation/reference/internal/values/formatResult';
import type {
  ExampleAnswer,
  ExampleOutcome,
  ExampleQuestion,
  FoundMapping,
} from '../exampleMessages';
import {searchableFunctions as catalogue} from './searchableFunctions';

const ALIVE_EVERY_MS = 500;
const MAX_RESULT_LENGTH = 300;

const summaries = new Map(
  catalogue.map((definition) => [qualifiedName(definition), definition.summary]),
);

let currentId = 0;

function shorten(text: string): string {
  return text.length > MAX_RESULT_LENGTH ? `${text.slice(0, MAX_RESULT_LENGTH)}…` : text;
}

function describe({notation, functions, values}: FoundCall): FoundMapping {
  return {
    notation,
    functions: [...new Set(functions)].map((name) => ({name, summary: summaries.get(name) ?? ''})),
    results: values.map((value) => shorten(formatResult(value, Infinity))),
  };
}

function answer(id: number, outcome?: ExampleOutcome): void {
  if (id === currentId) {
    postMessage({id, ...(outcome && {outcome})} satisfies ExampleAnswer);
  }
}

async function find(id: number, examples: readonly Example[]): Promise<void> {
  const signs = setInterval(() => answer(id), ALIVE_EVERY_MS);
  const {results, tried, isComplete} = await findCalls(examples, {
    catalogue,
    now: new Date().toISOString(),
    timeLimitMs,
    isStopped: () => id !== currentId,
    onFound: (calls) =>
      answer(id, {mappings: calls.map(describe), isDone: false, tried: 0, isComplete: false}),
  }).finally(() => clearInterval(signs));
  answer(id, {mappings: results.map(describe), isDone: true, tried, isComplete});
}

addEventListener('message', ({data: {id, examples}}: MessageEvent<ExampleQuestion>) => {
  currentId = id;
  if (examples) {
    answer(id);
    find(id, examples).catch((error: unknown) => {
      // Throwing the error in a timer reports it to the page, which then discards this worker.
      setTimeout(() => {
        throw error;
      });
    });
  }
});
