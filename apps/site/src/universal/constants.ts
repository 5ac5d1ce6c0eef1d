/**
 * Numbers that our code uses. If the specification sets a number, the comment names the section. Tests repeat
 * such numbers as literals.
 */

/** §5, §9: the table of contents covers heading levels 2 and 3. */
export const TOC_MIN_HEADING_LEVEL = 2;
export const TOC_MAX_HEADING_LEVEL = 3;

/** How long buttons show "Copied" and similar labels. The specification sets the labels, but not the duration. */
export const COPIED_LABEL_MS = 2000;

/** §5, §9: search input is debounced by 400 ms. */
export const SEARCH_DEBOUNCE_MS = 400;
// How many results search shows, and how good they must be: packages/reference/src/search/searchNumbers.ts
/** How many recent searches and pages are shown. The specification doesn't set this. */
export const RECENT_SEARCHES_KEPT = 5;
export const RECENT_PAGES_KEPT = 5;

/** How long a search by example may take. The specification doesn't set this. */
export const EXAMPLE_SEARCH_TIME_LIMIT_MS = 2000;
/** A worker that is silent for this long is stuck in a call, and is replaced. */
export const EXAMPLE_SEARCH_SILENCE_MS = 3000;

/** How many characters of a query are sent to analytics. The specification doesn't set this. */
export const REPORTED_QUERY_MAX_LENGTH = 60;

/** §2, §9: a window is desktop-sized from 996 px on. Stylesheets of components repeat this number. */
export const DESKTOP_BREAKPOINT_PX = 996;

/** The delay before a live panel runs a draft, and the time limit of a run. The specification doesn't set these. */
export const RUN_DEBOUNCE_MS = 300;
export const RUN_TIME_LIMIT_MS = 10_000;
/** The time that a run gets when a newer one is waiting. */
export const REPLACED_RUN_TIME_LIMIT_MS = 300;
/** When a run starts to show how long it has taken. */
export const LONG_RUN_MS = 500;
/** The largest file that a panel accepts. */
export const MAX_FILE_BYTES = 20_000_000;
/** Longer text can't be edited, because the browser would take seconds to lay it out. Only the worker reads it. */
export const MAX_EDITED_LENGTH = 200_000;
