import {isDate} from '@documentation/base/internal/values/dateTypes';
import {UsageError} from './usageError';

/** Without an offset, the time would depend on the machine. */
const dateTime = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** '2024-05-01T14:00:00+02:00' → '2024-05-01T12:00:00.000Z'. In a message, `name` says where the text is from. */
export function timeOfRun(text: string, name: string): string {
  const [, date = ''] = dateTime.exec(text) ?? [];
  // Date would take 31 February for 2 March.
  const time = isDate(date) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new UsageError(
      `${name} must be a date-time in ISO 8601 format with an offset or Z, such as 2024-05-01T12:00:00Z, not “${text}”.`,
    );
  }
  return new Date(time).toISOString();
}
