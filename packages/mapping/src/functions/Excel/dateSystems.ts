import {
  dateOfSerialDay,
  excel1900,
  excel1904,
  INVENTED_DAY,
  splitSerial,
  textToSerial,
} from '../../formats/spreadsheets/serials';
import {fail} from '@documentation/base/internal/values/errors';

export const dateSystems = {
  '1900': 'day 1 is 1900-01-01 (the default in Excel)',
  '1904': 'day 0 is 1904-01-01 (used in old workbooks from Excel for Mac)',
};

type DateSystemName = keyof typeof dateSystems;

const systemByName = {'1900': excel1900, '1904': excel1904};

/** Returns the serial number of a Date, DateTime, LocalDateTime or Time. Fails with E_RANGE if the date is too early. */
export function serialOf(value: string, name: DateSystemName = '1900'): number {
  const system = systemByName[name];
  const first = dateOfSerialDay(system.firstSerialDay, system);
  return (
    textToSerial(value, system) ??
    fail(
      'E_RANGE',
      `${value} is before ${first}, the first day of the date system. Use a later date.`,
      'value',
    )
  );
}

/** 45292.5 → '2024-01-01T12:00:00'. Fails with E_RANGE if no date has this serial number. */
export function dateTimeOf(serial: number, name: DateSystemName): string {
  const system = systemByName[name];
  const {day, time} = splitSerial(serial);
  const date = dateOfSerialDay(day, system);
  if (date !== null) {
    return `${date}T${time}`;
  }
  const {firstSerialDay, lastSerialDay} = system;
  const problem =
    day === 0
      ? `${serial} is a time of day without a date. To get the time, use \`Excel.FormatValue\` with "hh:mm:ss".`
      : day === INVENTED_DAY
        ? 'Day 60 is 29 February 1900, which never existed. Check the value.'
        : `${serial} is outside the range of the date system. Use a number from ${firstSerialDay} to ${lastSerialDay.toLocaleString('en')}.`;
  return fail('E_RANGE', problem, 'serial');
}
