/** How long the platform keeps things, in seconds. */

export const RUN_KEPT_SECONDS = 2_592_000;
export const OUTPUT_KEPT_SECONDS = 604_800;
export const DELIVERY_KEPT_SECONDS = 2_592_000;
export const IDEMPOTENCY_SECONDS = 86_400;
export const IDEMPOTENCY_KEY_CHARACTERS = 255;
export const EVENT_ID_SECONDS = 345_600;
export const EVENT_ID_MAX_SECONDS = 2_592_000;
export const RESPONSE_CACHE_SECONDS = 86_400;
export const STORED_VALUE_SECONDS = 31_536_000;
export const ISSUER_KEYS_SECONDS = 600;
