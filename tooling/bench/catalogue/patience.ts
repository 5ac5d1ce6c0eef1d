/** How often a chain is measured, after a run to warm up. */
export const RUNS = 5;
/** A contender that needs more time than this for all its runs of a chain is skipped. */
export const PATIENCE_MS = 60_000;
