/** How large values in a mapping can be. */

export const TEXT_CHARACTERS = 20_000_000;
/** For functions whose result can be far longer than their input. */
export const RESULT_CHARACTERS = 10_000_000;
export const VALUE_LEVELS = 500;
export const VALUE_PARTS = 10_000_000;
/** All text in a value together. */
export const VALUE_CHARACTERS = 200_000_000;
/** For functions whose result can be far longer than their input. */
export const RESULT_ITEMS = 1_000_000;
export const NOTATION_CHARACTERS = 200_000;
export const PATTERN_CHARACTERS = 1000;
export const SEARCHED_CHARACTERS = 1_000_000;
export const WILDCARD_CHARACTERS = 255;
export const COMPARED_CHARACTERS = 10_000;
export const SLUG_CHARACTERS = 100_000;
export const COMBINING_MARKS = 100;
export const DATE_FORMAT_CHARACTERS = 500;
export const NUMBER_FORMAT_CHARACTERS = 255;
export const BASE_DIGITS = 100_000;
export const QUERY_PARAMETERS = 100_000;
export const CASH_FLOWS = 10_000;
export const CHANGING_CASH_FLOWS = 500;
