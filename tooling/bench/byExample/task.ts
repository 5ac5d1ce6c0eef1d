import {readFileSync} from 'node:fs';

/**
 * What a reader types, then mappings that solve it, simplest first. A result is right if it calls the same functions in
 * the same order as one of them.
 */
export type Task = readonly [query: string, ...solutions: readonly string[]];

function read(name: string): readonly Task[] {
  return JSON.parse(readFileSync(`tooling/bench/byExample/tasks/${name}.json`, 'utf8')) as Task[];
}

/** Tasks that one function solves with the inputs alone, with constants, and tasks that need two or a list's items. */
export const tasksByDifficulty: Readonly<Record<string, readonly Task[]>> = {
  'one call': read('oneCall'),
  'one call with constants': read('oneCallWithConstants'),
  'two calls': read('twoCalls'),
};

/** Two in five tasks are kept aside, by their position. No one looks at them while tuning. */
export const isKeptAside = (position: number): boolean => position % 5 === 1 || position % 5 === 3;
