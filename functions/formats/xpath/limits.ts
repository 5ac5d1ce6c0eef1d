export const MAX_XPATH_LENGTH = 2000;
/** How many nodes and pieces of text a path can visit. */
export const MAX_XPATH_WORK = 5_000_000;
