export const MAX_PATH_LENGTH = 2000;
export const MAX_PATH_STEPS = 100;
/** The values that a path may look at. */
export const MAX_PATH_WORK = 1_000_000;
