import {expect, it} from 'vitest';
import type {Example, MappingFunction} from '@documentation/mapping/internal/language/types';
import assignTimezone from '@documentation/mapping/internal/functions/Datetime/AssignTimezone';
import {skippedTimePicture} from './skippedTimePicture';

function withExample(args: Example['args'], result: string): MappingFunction {
  return {...assignTimezone, examples: [{title: 'Other', kind: 'edge', args, result}]};
}

it('describes and draws the missing hour', async () => {
  const picture = await skippedTimePicture(assignTimezone, 'A skipped time moves forward');
  expect(picture).toMatchObject({
    caption:
      'Example “A skipped time moves forward”: 02:30 doesn’t exist in Europe/Berlin on 2024-03-31 and becomes 03:30.',
    label:
      'On 2024-03-31, clocks in Europe/Berlin skip from 02:00 to 03:00, and the offset changes from +01:00 to +02:00. The time 02:30 doesn’t exist and becomes 03:30.',
    gapMinutes: 60,
    given: {at: 30, text: '02:30'},
    result: {at: 90, text: '03:30'},
  });
  expect(picture.ticks.map(({at, text}) => `${text} at ${at}`)).toEqual([
    '01:00 at -60',
    '02:00 at 0',
    '03:00 at 60',
    '04:00 at 120',
  ]);
});

it('draws a gap of half an hour', async () => {
  const definition = withExample(
    {value: '2024-10-06T02:15:00', timezone: 'Australia/Lord_Howe'},
    '2024-10-06T02:45:00+11:00[Australia/Lord_Howe]',
  );
  expect((await skippedTimePicture(definition, 'Other')).label).toBe(
    'On 2024-10-06, clocks in Australia/Lord_Howe skip from 02:00 to 02:30, and the offset changes from +10:30 to +11:00. The time 02:15 doesn’t exist and becomes 02:45.',
  );
});

it.each([
  ['A local time from an ERP system', '`value` must be a time that the clocks skip'],
  ['A repeated time means its first occurrence', '`value` must be a time that the clocks skip'],
  ['The start of a day', 'it must turn a LocalDateTime into a DateTime'],
  ['Null', 'it must turn a LocalDateTime into a DateTime'],
  ['A skipped time treated as an error', 'it has no result'],
  ['No such title', 'there is no such example'],
])('rejects "%s"', async (title, reason) => {
  await expect(skippedTimePicture(assignTimezone, title)).rejects.toThrow(reason);
});

it('rejects a zone whose clocks never change', async () => {
  const definition = withExample(
    {value: '2024-03-31T02:30:00', timezone: '+02:00'},
    '2024-03-31T02:30:00+02:00',
  );
  await expect(skippedTimePicture(definition, 'Other')).rejects.toThrow(
    '`value` must be a time that the clocks skip',
  );
});
