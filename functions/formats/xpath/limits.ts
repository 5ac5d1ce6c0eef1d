export const MAX_XPATH_LENGTH = 2000;
/** The maximum work per path. Visiting one node counts as 1, and evaluator.ts converts other work to this unit. */
export const MAX_XPATH_WORK = 5_000_000;
