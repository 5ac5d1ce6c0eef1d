/** §5, §9: only the first 5 results are shown. */
export const SEARCH_RESULTS_SHOWN = 5;
/** §5, §9: results with lower scores are ignored. See rankPages.ts for what a score means. */
export const SEARCH_MIN_SCORE = 0.1;
