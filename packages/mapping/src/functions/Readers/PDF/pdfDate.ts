import {hasType} from '@documentation/base/internal/values/typeChecks';

/** "D:20240229093000+01'00'" → '2024-02-29T09:30:00+01:00'. Returns null if the text isn't a date. */
export function parsePdfDate(text: string): string | null {
  const match =
    /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(?:(\d\d)(\d\d)?(\d\d)?)?(?:(Z)|([+-]\d\d)'?(\d\d)?)?/.exec(text);
  if (!match) {
    return null;
  }
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour,
    minute = '00',
    second = '00',
    utc,
    hours,
    minutes,
  ] = match;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) {
    return hasType(date, 'Date') ? date : null;
  }
  const offset = utc ?? (hours ? `${hours}:${minutes ?? '00'}` : '');
  const moment = `${date}T${hour}:${minute}:${second}${offset}`;
  return hasType(moment, offset ? 'DateTime' : 'LocalDateTime') ? moment : null;
}
