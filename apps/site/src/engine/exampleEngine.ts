import type {Example} from '@documentation/mapping/internal/byExample/example';
import {EXAMPLE_SEARCH_SILENCE_MS} from '../universal/constants';
import type {ExampleAnswer, ExampleOutcome, ExampleQuestion} from './exampleMessages';

interface Search {
  readonly id: number;
  readonly onOutcome: (outcome: ExampleOutcome) => void;
  latest: ExampleOutcome;
}

const nothingYet: ExampleOutcome = {mappings: [], isDone: false, tried: 0, isComplete: false};

let worker: Worker | undefined;
let isLoaded = false;
let current: Search | undefined;
let lastId = 0;
let timer: number | undefined;

/** Ends the search with what was found so far. The next search gets a new worker. */
function giveUp(problem?: Pick<ExampleOutcome, 'hasFailed'>): void {
  worker?.terminate();
  worker = undefined;
  isLoaded = false;
  report({...(current?.latest ?? nothingYet), ...problem, isDone: true});
}

function report(outcome: ExampleOutcome): void {
  const search = current;
  if (search) {
    search.latest = outcome;
    current = outcome.isDone ? undefined : search;
    search.onOutcome(outcome);
  }
}

/** Starts the clock again. The time that the worker takes to load doesn't count. */
function watch(): void {
  window.clearTimeout(timer);
  if (current && isLoaded) {
    timer = window.setTimeout(giveUp, EXAMPLE_SEARCH_SILENCE_MS);
  }
}

function listen({data: {id, outcome}}: MessageEvent<ExampleAnswer>): void {
  isLoaded = true;
  if (id === current?.id) {
    if (outcome) {
      report(outcome);
    }
    watch();
  }
}

function ready(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./worker/exampleWorker.ts', import.meta.url));
    worker.addEventListener('message', listen);
    worker.addEventListener('error', (event) => {
      // This error is expected: a worker fires it if its code can't be loaded.
      event.preventDefault();
      console.error('Search by example could not be loaded.', event.message);
      giveUp({hasFailed: true});
    });
  }
  return worker;
}

/** Loads the worker before the first search needs it. */
export function warmUpExamples(): void {
  ready();
}

/** Finds calls that return what the examples expect. Returns a function that ends the search. */
export function findByExample(
  examples: readonly Example[],
  onOutcome: (outcome: ExampleOutcome) => void,
): () => void {
  lastId += 1;
  const search: Search = {id: lastId, onOutcome, latest: nothingYet};
  current = search;
  ready().postMessage({id: search.id, examples} satisfies ExampleQuestion);
  watch();
  return () => {
    if (current === search) {
      current = undefined;
      watch();
      lastId += 1;
      worker?.postMessage({id: lastId} satisfies ExampleQuestion);
    }
  };
}
