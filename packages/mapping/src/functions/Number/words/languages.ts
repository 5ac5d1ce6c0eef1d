// cspell:ignore septante huitante nonante moins menos
import {fail} from '@documentation/base/internal/values/errors';
import {checkLocale} from '@documentation/base/internal/values/text/locale';
import {quote} from '@documentation/base/internal/values/quote';
import {writeEnglish} from './english';
import {writeFrench, type RegionalTens} from './french';
import {writeGerman} from './german';
import {writeSpanish} from './spanish';

/**
 * Writes whole numbers from 0 to 999,999,999,999 in words. Each language needs only a table and a few rules, so we
 * don't use a package. `vectors.test.ts` compares the words with those of another algorithm.
 */

export interface Language {
  readonly write: (whole: number) => string;
  readonly minus: string;
  /** Between the words and the hundredths: 'and' in 'five and 50/100' */
  readonly and: string;
}

const american: Language = {
  write: (whole) => writeEnglish(whole, false),
  minus: 'minus',
  and: 'and',
};
const british: Language = {...american, write: (whole) => writeEnglish(whole, true)};
const standardGerman: Language = {write: writeGerman, minus: 'minus', and: 'und'};
const swissGerman: Language = {
  ...standardGerman,
  write: (whole) => writeGerman(whole).replaceAll('ß', 'ss'),
};

function frenchWith(regional: RegionalTens): Language {
  return {write: (whole) => writeFrench(whole, regional), minus: 'moins', and: 'et'};
}

const languages: Readonly<Record<string, Language>> = {
  en: american,
  'en-AU': british,
  'en-GB': british,
  'en-IE': british,
  'en-NZ': british,
  'en-ZA': british,
  de: standardGerman,
  'de-CH': swissGerman,
  'de-LI': swissGerman,
  fr: frenchWith({}),
  'fr-BE': frenchWith({7: 'septante', 9: 'nonante'}),
  'fr-CH': frenchWith({7: 'septante', 8: 'huitante', 9: 'nonante'}),
  es: {write: writeSpanish, minus: 'menos', and: 'con'},
};

/** Returns the language for a locale such as 'de-CH'. Fails with E_LOCALE if it isn't supported. */
export function languageOf(locale: string): Language {
  const {language, region} = new Intl.Locale(checkLocale(locale));
  const tag = [`${language}-${region}`, language].find((key) => Object.hasOwn(languages, key));
  if (!tag) {
    fail(
      'E_LOCALE',
      `The language of ${quote(locale)} isn’t supported. Use one of these: ${Object.keys(languages).join(', ')}.`,
      'locale',
    );
  }
  return languages[tag]!;
}
