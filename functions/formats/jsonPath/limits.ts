export const MAX_PATH_LENGTH = 2000;
export const MAX_PATH_STEPS = 100;
/** The maximum work per path. Visiting one value counts as 1, and query.ts converts other work to this unit. */
export const MAX_PATH_WORK = 1_000_000;
