/** How large files and bodies can be, in bytes. */

export const FILE_BYTES = 20_000_000;
/** For files that steps pass on as they are, and for a reader that doesn't parse the whole file. */
export const LARGE_FILE_BYTES = 100_000_000;
/** A file whose Base64 text a mapping can hold: three quarters of TEXT_CHARACTERS. */
export const BASE64_FILE_BYTES = 15_000_000;
export const JSON_BODY_BYTES = 10_000_000;
/** What a trigger accepts unless its configuration raises the limit, up to FILE_BYTES. */
export const TRIGGER_BODY_BYTES = 1_000_000;
export const WEBHOOK_EVENT_BYTES = 20_000;
export const STORED_VALUE_BYTES = 250_000;
