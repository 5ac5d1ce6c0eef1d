import {describe, expect, it} from 'vitest';
import assignTimezone from '@documentation/mapping/internal/functions/Datetime/AssignTimezone';
import convertTimezone from '@documentation/mapping/internal/functions/Datetime/ConvertTimezone';
import {timeLinePicture} from './timeLinePicture';

it.each([
  [
    'UTC to Berlin time',
    'Example “UTC to Berlin time”: 09:00 in UTC is 11:00 in Europe/Berlin.',
    'The same moment on two clocks: 2024-07-01 09:00 in UTC is 2024-07-01 11:00 in Europe/Berlin (offset +02:00).',
  ],
  [
    'New York time to UTC',
    'Example “New York time to UTC”: 09:00 in America/New_York is 13:00 in UTC.',
    'The same moment on two clocks: 2024-07-01 09:00 in America/New_York (offset -04:00) is 2024-07-01 13:00 in UTC.',
  ],
  [
    'A change of date',
    'Example “A change of date”: 2024-02-29 18:00 in UTC is 2024-03-01 03:00 in Asia/Tokyo.',
    'The same moment on two clocks: 2024-02-29 18:00 in UTC is 2024-03-01 03:00 in Asia/Tokyo (offset +09:00).',
  ],
  [
    'A fixed offset',
    'Example “A fixed offset”: 09:00 in UTC is 14:30 at +05:30.',
    'The same moment on two clocks: 2024-07-01 09:00 in UTC is 2024-07-01 14:30 at +05:30.',
  ],
])('"%s" in words', async (title, caption, label) => {
  expect(await timeLinePicture(convertTimezone, title)).toMatchObject({caption, label});
});

describe('the hours of a clock', () => {
  const hoursOf = async (title: string) => {
    const {clocks} = await timeLinePicture(convertTimezone, title);
    return clocks.map(({ticks}) => ticks.map(({at, text}) => `${text} at ${at}`).slice(1, 5));
  };

  it('surround the moment, which is at 0', async () => {
    expect(await hoursOf('A change of date')).toEqual([
      ['16:00 at -120', '17:00 at -60', '18:00 at 0', '19:00 at 60'],
      ['01:00 at -120', '02:00 at -60', '03:00 at 0', '04:00 at 60'],
    ]);
  });

  it('are whole hours on a clock with a half-hour offset', async () => {
    expect((await hoursOf('A fixed offset'))[1]).toEqual([
      '12:00 at -150',
      '13:00 at -90',
      '14:00 at -30',
      '15:00 at 30',
    ]);
  });

  it('occur twice when the clocks go back', async () => {
    expect((await hoursOf('The second occurrence of a repeated time'))[1]).toEqual([
      '01:00 at -150',
      '02:00 at -90',
      '02:00 at -30',
      '03:00 at 30',
    ]);
  });
});

it('rejects an example that isn’t one moment on two clocks', async () => {
  await expect(timeLinePicture(convertTimezone, 'Null')).rejects.toThrow(
    'must be of type DateTime',
  );
  await expect(timeLinePicture(convertTimezone, 'No such title')).rejects.toThrow(
    'there is no such example',
  );
  await expect(
    timeLinePicture(assignTimezone, 'A local time marked as UTC by mistake'),
  ).rejects.toThrow('must be the same moment');
});
