import {unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';

/** Converts a Retry-After header (seconds or a date) to seconds. Returns null if the header is missing or invalid. */
export function retryAfterSeconds(header: string | undefined, now: string): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) {
    return Number(text);
  }
  const date = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(text)
    ? Date.parse(text)
    : NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil(date / 1000) - unixSeconds(now));
}
