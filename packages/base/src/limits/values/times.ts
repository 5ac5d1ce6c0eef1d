/** How long things can take, in seconds, and how often they can happen. */

export const WAITING_REQUEST_SECONDS = 30;
export const STEP_SECONDS = 30;
export const MAPPING_SECONDS = 10;
/** For a search with a pattern, or a validation. */
export const SEARCH_SECONDS = 2;
export const RUN_SECONDS = 900;
export const RUN_AGE_SECONDS = 2_678_400;
export const DELAY_SECONDS = 2_592_000;
export const SERVICE_JOB_SECONDS = 3600;
export const WEBHOOK_RESPONSE_SECONDS = 15;
/** How much the timestamp of a signature may differ from the current time, by default. */
export const SIGNATURE_AGE_SECONDS = 300;
export const SCHEDULE_LATENESS_SECONDS = 60;
export const REQUESTS_PER_MINUTE = 600;
export const QUEUED_RUNS = 100;
export const WEBHOOK_ATTEMPTS = 10;
export const PAGE_ITEMS = 250;
export const PAGE_ITEMS_DEFAULT = 100;
