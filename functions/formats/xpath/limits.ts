export const MAX_XPATH_LENGTH = 2000;
/** How many nodes and parts of texts a path may visit. */
export const MAX_XPATH_WORK = 5_000_000;
