export const MAX_PATH_LENGTH = 2000;
export const MAX_PATH_STEPS = 100;
/** The maximum number of values that a path can visit. */
export const MAX_PATH_WORK = 1_000_000;
