export const MAX_XPATH_LENGTH = 2000;
/** The nodes and parts of texts that a path may look at. */
export const MAX_XPATH_WORK = 5_000_000;
