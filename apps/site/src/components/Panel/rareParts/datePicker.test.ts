import {expect, it} from 'vitest';
import {pickedText, pickerValue} from './datePicker';

it('shows the date and the local time of the text', () => {
  expect(pickerValue('2024-02-29', false)).toBe('2024-02-29');
  expect(pickerValue('2024-02-29T09:30:15+01:00[Europe/Berlin]', true)).toBe('2024-02-29T09:30:15');
  expect(pickerValue('29.2.2024', true)).toBe('');
});

it('shows nothing for a day that no picker has', () => {
  expect(pickerValue('0000-01-01', false)).toBe('');
  expect(pickerValue('0001-01-01', false)).toBe('0001-01-01');
  expect(pickerValue('2023-02-29', false)).toBe('');
  expect(pickerValue('2023-02-28T25:00:00', true)).toBe('');
});

it('keeps the offset and the time zone of the text', () => {
  const before = '2024-02-29T09:30:15+01:00[Europe/Berlin]';
  expect(pickedText(before, '2024-03-01T10:00', ['DateTime'])).toBe(
    '2024-03-01T10:00:00+01:00[Europe/Berlin]',
  );
  expect(pickedText('', '2024-03-01T10:00:05', ['DateTime'])).toBe('2024-03-01T10:00:05Z');
  expect(pickedText('', '2024-03-01T10:00:05', ['LocalDateTime'])).toBe('2024-03-01T10:00:05');
  expect(pickedText('2024-02-29', '2024-03-01', ['Date'])).toBe('2024-03-01');
});
