/** How large documents and tables can be. */

export const TABLE_CELLS = 5_000_000;
export const CSV_ROWS = 1_000_000;
export const CSV_ROW_CELLS = 20_000;
/** How much of a file is examined to detect its format. */
export const EXAMINED_CHARACTERS = 1_000_000;
export const SHEET_ROWS = 1_048_576;
export const SHEET_COLUMNS = 16_384;
export const SHEET_CELL_CHARACTERS = 32_767;
export const UNPACKED_BYTES = 50_000_000;
export const UNPACKED_TIMES = 200;
/** Smaller archives are harmless at any ratio. */
export const UNPACKED_TIMES_FROM_BYTES = 1_000_000;
export const TEMPLATE_PART_BYTES = 5_000_000;
export const TEMPLATE_ROWS = 100_000;
export const PDF_PAGES = 1000;
export const XML_NODES = 2_000_000;
export const XML_RECORDS = 100_000;
export const XML_INDENTATION = 20_000_000;
export const PATH_CHARACTERS = 2000;
export const JSON_PATH_SEGMENTS = 100;
export const JSON_PATH_VALUES = 1_000_000;
export const XPATH_NODES = 5_000_000;
export const POINTER_SEGMENTS = 200;
export const PATCH_CHARACTERS = 10_000_000;
export const PATCH_VALUES = 10_000_000;
export const SCHEMA_VALUES = 10_000;
export const SCHEMA_PROBLEMS = 1000;
export const FLAT_KEY_PARTS = 100;
export const FLAT_LIST_POSITION = 10_000;
export const FLAT_LIST_POSITIONS = 1_000_000;
