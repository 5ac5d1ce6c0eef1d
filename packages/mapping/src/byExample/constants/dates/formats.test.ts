// cspell:ignore März Dienstag
import {describe, expect, it} from 'vitest';
import type {MappingFunction} from '../../../language/types';
import {writingFormats} from './dateFormats';
import {fieldsInZone, fieldsOf} from './fields';
import {formatsOf} from './formats';

describe('formatsOf', () => {
  it.each([
    ['05/03/2024', 'dd/MM/yyyy'],
    ['2024-03-05 14:30', 'yyyy-MM-dd HH:mm'],
    ['20240305', 'yyyyMMdd'],
    ['Mar 5, 2024 1:05 PM', 'MMM d, yyyy h:mm a'],
    ['5 March 2024', 'd MMMM yyyy'],
    ['Dienstag, 5. März 2024', 'EEEE, d. MMMM yyyy'],
    ['2024-03-05T14:30:15+01:00', "yyyy-MM-dd'T'HH:mm:ssXXX"],
  ])('reads %s', (text, format) => {
    expect(formatsOf(text)[0]).toMatchObject({format});
  });

  it('offers both orders of day and month', () => {
    const formats = formatsOf('05/03/2024').map(({format}) => format);
    expect(formats).toContain('MM/dd/yyyy');
  });

  it('writes only what the date contains', () => {
    expect(formatsOf('05.03.', fieldsOf('2024-03-05')).map(({format}) => format)).toEqual([
      'dd.MM.',
    ]);
    expect(formatsOf('05.04.', fieldsOf('2024-03-05'))).toEqual([]);
  });

  it('finds the language of names', () => {
    expect(formatsOf('5. März 2024')[0]).toMatchObject({language: 'de'});
  });

  it.each(['', 'hello', '99/99/2024', '1234567', 'v1.2', 'Tuesday, 5. März 2024'])(
    'doesn’t read %j as a date',
    (text) => {
      expect(formatsOf(text)).toEqual([]);
    },
  );
});

it('writes a moment in another time zone if its own doesn’t fit', () => {
  const written = (output: string) =>
    writingFormats({
      definition: {} as MappingFunction,
      values: ['2024-02-29T23:30:00Z'],
      goal: {outputs: [output], alternatives: [undefined]},
    })[0];
  expect(written('01.03.2024 00:30')).toMatchObject({timezone: {value: 'Europe/Berlin'}});
  expect(written('29.02.2024 23:30')).not.toHaveProperty('timezone');
});

it('reads a moment in another time zone', () => {
  expect(fieldsInZone('2024-02-29T23:30:00Z', 'Europe/Berlin')).toMatchObject({
    month: 3,
    day: 1,
    hour: 0,
    minute: 30,
  });
});
