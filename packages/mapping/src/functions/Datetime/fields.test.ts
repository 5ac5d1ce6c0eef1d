import {describe, expect, it} from 'vitest';
import {toMomentOrTime} from '@documentation/base/internal/values/dates/dates';
import {fieldsOf, fieldsOfMoment, type Fields} from './fields';

const two = (n: number) => String(n).padStart(2, '0');

/** Different texts for the numbers from 0, with all months, years of all lengths, and all spellings of a time. */
function textOf(n: number): string {
  const date = `${String((n * 7919) % 10_000).padStart(4, '0')}-${two(1 + (n % 12))}-${two(1 + (n % 28))}`;
  const time = `${two(n % 24)}:${two((n * 7) % 60)}${['', ':00', `:${two(n % 60)}`][n % 3]}`;
  const fraction = n % 3 === 0 ? '' : ['', '.5', '.050', '.000000001', `.${n}`][n % 5]!;
  const offset = n % 29 ? '' : ['Z', '+00:00', '-00:45', '+05:30', `-${two(n % 24)}:00`][n % 5]!;
  return n % 11 === 0
    ? date
    : n % 11 === 1
      ? time + fraction
      : `${date}T${time}${fraction}${offset}`;
}

function shown({type, date, time, fraction, offset}: Fields) {
  const clock = time && [time.hour, time.minute, time.second, fraction];
  return [type, date, clock, /^(?:Z|-00:00)$/.test(offset ?? '') ? '+00:00' : offset];
}

describe('fieldsOf', () => {
  it('reads from text what Temporal has, in 100,000 cases', () => {
    for (let start = 0; start < 100_000; start += 1000) {
      const texts = Array.from({length: 1000}, (_, index) => textOf(start + index));
      expect(texts.map((text) => shown(fieldsOf(text)))).toEqual(
        texts.map((text) => shown(fieldsOfMoment(toMomentOrTime(text)))),
      );
    }
  });

  it('rounds an offset with seconds to the minute, as text does', () => {
    expect(fieldsOf('1950-07-01T09:30:00-00:45[Africa/Monrovia]').offset).toBe('-00:45');
    expect(fieldsOf('1880-07-01T09:30:00+00:53[Europe/Berlin]').offset).toBe('+00:53');
  });
});
