import type {Bundle} from '../bundle';
import {outputText, type Situation} from '../constant';
import {commonZones} from '../commonValues';
import {fieldsInZone, fieldsOf} from './fields';
import {formatsOf, type Format} from './formats';

function bundleOf({format, language}: Format, position: number, timezone?: string): Bundle {
  return {
    format: {value: format, cost: 1 + position * 0.2 + (format.includes("'") ? 1 : 0)},
    ...(language !== undefined && language !== 'en' ? {locale: {value: language, cost: 1}} : {}),
    ...(timezone === undefined ? {} : {timezone: {value: timezone, cost: 2}}),
  };
}

/** Formats in which the text is a date. */
export function readingFormats({values}: Situation): Bundle[] {
  const [text] = values;
  return typeof text === 'string'
    ? formatsOf(text).map((format, position) => bundleOf(format, position))
    : [];
}

/** Formats in which the date is the output, in its own time zone or in a common one. */
export function writingFormats(situation: Situation): Bundle[] {
  const [value] = situation.values;
  const output = outputText(situation);
  const fields = typeof value === 'string' ? fieldsOf(value) : undefined;
  if (!fields || output === undefined) {
    return [];
  }
  const own = formatsOf(output, fields).map((format, position) => bundleOf(format, position));
  if (own.length > 0 || fields.offset === undefined) {
    return own;
  }
  return commonZones.flatMap((zone) =>
    formatsOf(output, fieldsInZone(value as string, zone) ?? {})
      .slice(0, 1)
      .map((format, position) => bundleOf(format, position, zone)),
  );
}
