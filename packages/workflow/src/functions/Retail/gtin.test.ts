import {expect, it} from 'vitest';
import {isGtin} from './gtin';

it.each(['4006381333931', '036000291452', '96385074', '10614141000415'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true);
});

it.each(['4006381333932', '4060381333931', '400638133393', '', '40063813339a1', '0'.repeat(15)])(
  '"%s" isn’t a GTIN',
  (text) => {
    expect(isGtin(text)).toBe(false);
  },
);
