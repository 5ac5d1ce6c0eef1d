/** Converts date text to and from the browser's date picker values, which have no offset or time zone. */

const pattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(.*))?$/;

/** Whether a date picker can show the date. Year 0 and 30 February, for example, can't be shown. */
function canBePicked(dateTime: string): boolean {
  const time = Date.parse(`${dateTime}Z`);
  return (
    dateTime >= '0001' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(dateTime)
  );
}

/** '2024-02-29T09:30:00+01:00' → '2024-02-29T09:30:00', or '2024-02-29' without the time */
export function pickerValue(text: string, withTime: boolean): string {
  const [, date = '', time = '00:00', seconds = ':00'] = pattern.exec(text) ?? [];
  const dateTime = `${date}T${time}${seconds}`;
  if (!canBePicked(dateTime)) {
    return '';
  }
  return withTime ? dateTime : date;
}

/** Converts the picked value to date text. If there is a time, adds the previous text's offset and time zone. */
export function pickedText(before: string, picked: string, types: readonly string[]): string {
  if (!picked.includes('T')) {
    return picked;
  }
  const withSeconds = picked.length === 'yyyy-MM-ddTHH:mm'.length ? `${picked}:00` : picked;
  const offset = pattern.exec(before)?.[4] ?? (types.includes('LocalDateTime') ? '' : 'Z');
  return withSeconds + offset;
}
