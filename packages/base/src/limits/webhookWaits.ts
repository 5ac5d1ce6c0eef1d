const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The seconds to wait before each attempt to deliver an event, as Standard Webhooks recommends. */
export const WEBHOOK_WAITS = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** The longest wait, even if the receiver asks for more. */
export const LONGEST_WEBHOOK_WAIT = 24 * HOUR;
