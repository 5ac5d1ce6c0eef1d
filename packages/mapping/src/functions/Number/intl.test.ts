import {describe, expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../../language/types';
import Format from './Format';
import FormatCurrency from './FormatCurrency';
import {styledTags} from './numberStyles';
import Parse from './Parse';
import recorded from './vectors/intl.json';

const {numbers, amounts} = recorded;
const locales = Object.entries(recorded.locales);

function call(definition: MappingFunction, args: Record<string, Value>): Promise<Value> {
  return invoke(definition, args, {now: '2024-05-01T12:00:00Z'});
}

/** Our functions write no direction marks, and "-" as the only minus sign. */
function simplified(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '').replace('\u2212', '-');
}

it('every supported locale is recorded', () => {
  expect(styledTags.filter((tag) => !Object.hasOwn(recorded.locales, tag))).toEqual([]);
});

describe.each(locales)('%s', (locale, written) => {
  it('formats numbers as Intl does', async () => {
    const formatted = await Promise.all(numbers.map((value) => call(Format, {value, locale})));
    expect(formatted).toEqual(written.numbers.map(simplified));
  });

  it('formats amounts as Intl does', async () => {
    const currency = {currency: 'EUR', display: 'code', locale};
    const formatted = await Promise.all(
      amounts.map((value) => call(FormatCurrency, {value, ...currency})),
    );
    expect(formatted).toEqual(written.amounts.map(simplified));
  });

  it('parses what Intl writes', async () => {
    const parsed = await Promise.all(written.numbers.map((text) => call(Parse, {text, locale})));
    expect(parsed).toEqual(numbers);
    const loose = [...written.amounts, written.percent];
    const parsedLoosely = await Promise.all(
      loose.map((text) => call(Parse, {text, locale, strict: false})),
    );
    expect(parsedLoosely).toEqual([...amounts, 0.12]);
  });
});
