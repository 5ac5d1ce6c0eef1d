/** How much one step of a workflow can process. */

export const EXTRACTED_CHARACTERS = 200_000;
export const CLASSIFIED_CHARACTERS = 100_000;
export const LABELS = 50;
export const SUMMARIZED_CHARACTERS = 1_000_000;
export const EMBEDDED_TEXTS = 10_000;
export const HUBSPOT_RECORDS = 10_000;
export const INSERTED_ROWS = 50_000;
export const QUERIED_ROWS = 100_000;
export const QUERIED_ROWS_DEFAULT = 10_000;
export const STATEMENT_CHARACTERS = 100_000;
export const BATCH_STATEMENTS = 10_000;
export const QDRANT_POINTS = 1000;
export const PUBLISHED_RECORDS = 5000;
export const FETCHED_PAGES = 1000;
export const FETCHED_PAGES_DEFAULT = 100;
