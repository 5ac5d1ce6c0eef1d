/**
 * What a reader types, then mappings that solve it, simplest first. A result is right if it calls the same functions in
 * the same order as one of them.
 */
export type Task = readonly [query: string, ...solutions: readonly string[]];
