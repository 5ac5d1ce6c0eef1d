import {fail} from '@documentation/base/internal/values/errors';
import type {Separators} from '@documentation/base/internal/values/numbers/numberText';
import {remembered} from '@documentation/base/internal/values/remembered';
import {checkLocale} from '@documentation/base/internal/values/text/locale';
import {quote} from '@documentation/base/internal/values/quote';
import {arabicSymbols, persianSymbols} from './currencies';

/**
 * The number format of a locale. We have our own table, because Intl results depend on the browser
 * or server version. The table follows CLDR 48, except that the minus sign is always "-" and that there are no
 * invisible direction marks. `intl.test.ts` compares it with Intl.
 */
export interface NumberStyle extends Separators {
  /** The digits from 0 to 9, if they aren't Western. */
  readonly digits?: string;
  /** The other separators in use, for languages written with both Arabic and Western digits. */
  readonly otherSeparators?: Separators;
  /** Whether four-digit numbers are left ungrouped: 1234, but 12.345 */
  readonly fourTogether?: true;
  /** The patterns for positive and negative amounts. ¤ is the currency, and # is the number. */
  readonly money: readonly [string, string];
  /** The separators for money, if they differ from `decimal` and `group`. */
  readonly moneyDecimal?: string;
  readonly moneyGroup?: string;
  /** The local currency symbols, by currency code. */
  readonly symbols?: Readonly<Record<string, string>>;
}

const noBreakSpace = '\u00a0';
const narrowNoBreakSpace = '\u202f';

const inFront = ['¤#', '-¤#'] as const;
const inFrontSpaced = [`¤${noBreakSpace}#`, `-¤${noBreakSpace}#`] as const;
const inFrontMinusInside = [`¤${noBreakSpace}#`, `¤${noBreakSpace}-#`] as const;
const inFrontMinusClose = ['¤#', '¤-#'] as const;
const swissMoney = [`¤${noBreakSpace}#`, '¤-#'] as const;
const behind = [`#${noBreakSpace}¤`, `-#${noBreakSpace}¤`] as const;

const english = {decimal: '.', group: ',', money: inFront} as const;
const indian = {...english, indian: true} as const;
const continental = {decimal: ',', group: '.', money: behind} as const;
const spaced = {decimal: ',', group: noBreakSpace, money: behind} as const;
const spacedFourTogether = {...spaced, fourTogether: true} as const;
const swiss = {decimal: '.', group: "'", money: swissMoney} as const;
const french = {...spaced, group: narrowNoBreakSpace} as const;
const spanish = {...continental, fourTogether: true} as const;
const dutch = {...continental, money: inFrontMinusInside} as const;
const chilean = {...continental, money: inFrontMinusClose} as const;
const brazilian = {...continental, money: inFrontSpaced} as const;

const arabicMarks = {decimal: '\u066b', group: '\u066c'} as const;
const westernMarks = {decimal: '.', group: ','} as const;
/** Egyptian style: ١٬٢٣٤٫٥ */
const arabic = {
  ...arabicMarks,
  otherSeparators: westernMarks,
  digits: '٠١٢٣٤٥٦٧٨٩',
  money: behind,
  symbols: arabicSymbols,
} as const;
const arabicWestern = {
  ...westernMarks,
  otherSeparators: arabicMarks,
  money: behind,
  symbols: arabicSymbols,
} as const;
const arabicWithComma = {...arabicWestern, decimal: ',', group: '.'} as const;
const persian = {
  ...arabic,
  digits: '۰۱۲۳۴۵۶۷۸۹',
  money: inFront,
  symbols: persianSymbols,
} as const;

/** The regions where Arabic is written with Arabic digits. */
const arabicDigitRegions = 'BH DJ EG ER IL IQ JO KM KW LB MR OM PS QA SA SD SO SS SY TD YE'.split(
  ' ',
);

const styles: Readonly<Record<string, NumberStyle>> = {
  en: english,
  'en-IN': indian,
  'en-ZA': {...spaced, money: inFront},
  ar: arabicWestern,
  'ar-DZ': arabicWithComma,
  'ar-LY': arabicWithComma,
  'ar-MA': arabicWithComma,
  'ar-TN': arabicWithComma,
  ...Object.fromEntries(arabicDigitRegions.map((region) => [`ar-${region}`, arabic])),
  'ar-u-nu-arab': arabic,
  'ar-u-nu-latn': arabicWestern,
  bg: spacedFourTogether,
  ca: continental,
  cs: spaced,
  da: {...continental, symbols: {DKK: 'kr.'}},
  de: continental,
  'de-AT': {...spaced, money: inFrontSpaced, moneyGroup: '.'},
  'de-CH': swiss,
  'de-LI': {...swiss, money: inFrontSpaced},
  el: continental,
  es: spanish,
  'es-419': english,
  'es-AR': brazilian,
  'es-BO': brazilian,
  'es-CL': chilean,
  'es-CO': brazilian,
  'es-CR': {...spaced, money: inFrontSpaced},
  'es-CU': english,
  'es-DO': english,
  'es-EC': chilean,
  'es-GT': english,
  'es-HN': english,
  'es-MX': english,
  'es-NI': english,
  'es-PA': english,
  'es-PE': english,
  'es-PR': english,
  'es-PY': dutch,
  'es-SV': english,
  'es-US': english,
  'es-UY': brazilian,
  'es-VE': chilean,
  et: spacedFourTogether,
  fa: persian,
  'fa-AF': {...persian, money: inFrontSpaced},
  'fa-u-nu-latn': {...arabicWestern, money: inFrontSpaced, symbols: persianSymbols},
  fi: spaced,
  fr: french,
  'fr-CA': spaced,
  'fr-CH': {...french, moneyDecimal: '.'},
  'fr-LU': continental,
  'fr-MA': continental,
  he: {...english, money: behind},
  hi: indian,
  hr: continental,
  hu: spacedFourTogether,
  id: {...continental, money: inFront},
  is: {...continental, symbols: {ISK: 'kr.'}},
  it: spanish,
  'it-CH': {...swiss, fourTogether: true},
  ja: english,
  ko: english,
  lt: spaced,
  lv: spacedFourTogether,
  nb: {...spaced, symbols: {NOK: 'kr'}},
  nl: dutch,
  nn: {...spaced, symbols: {NOK: 'kr'}},
  no: {...spaced, symbols: {NOK: 'kr'}},
  pl: spacedFourTogether,
  pt: brazilian,
  'pt-AO': spaced,
  'pt-CH': spacedFourTogether,
  'pt-MZ': spacedFourTogether,
  'pt-PT': spacedFourTogether,
  ro: continental,
  ru: spaced,
  sk: spaced,
  sl: spanish,
  sr: continental,
  sv: {...spaced, symbols: {SEK: 'kr'}},
  th: english,
  tr: {...continental, money: inFront},
  uk: spaced,
  vi: continental,
  zh: {...english, symbols: {CNY: '¥', JPY: 'JP¥'}},
};

/** The tags of all languages, regions and digits that have a style of their own. */
export const styledTags = Object.keys(styles);

/**
 * Returns the style for a locale with its digits, such as 'fa-u-nu-latn', or else for its region, or else for its
 * language. Fails with E_LOCALE if there is none.
 */
export const numberStyleOf = remembered((locale: string): NumberStyle => {
  const {language, region, numberingSystem} = new Intl.Locale(checkLocale(locale));
  const tags = [`${language}-u-nu-${numberingSystem}`, `${language}-${region}`, language];
  const tag = tags.find((key) => Object.hasOwn(styles, key));
  if (!tag) {
    const languages = styledTags.filter((key) => !key.includes('-'));
    fail(
      'E_LOCALE',
      `The language of ${quote(locale)} isn’t supported. Use one of these: ${languages.join(', ')}.`,
      'locale',
    );
  }
  return styles[tag]!;
});

/** Returns the style for a locale, with `decimal` and `group` set to the separators for money. */
export const moneyStyleOf = remembered((locale: string): NumberStyle => {
  const style = numberStyleOf(locale);
  return {
    ...style,
    decimal: style.moneyDecimal ?? style.decimal,
    group: style.moneyGroup ?? style.group,
  };
});

function groupDigits(digits: string, {group, indian, fourTogether}: NumberStyle): string {
  if (digits.length < 4 || (digits.length === 4 && fourTogether)) {
    return digits;
  }
  const front = digits.slice(0, -3);
  const size = indian ? /\B(?=(?:\d{2})+$)/g : /\B(?=(?:\d{3})+$)/g;
  return `${front.replace(size, group)}${group}${digits.slice(-3)}`;
}

/** '1234567.50' → '1.234.567,50'. `plain` must not have a sign. */
export function writeNumber(plain: string, style: NumberStyle, withGroups = true): string {
  const [digits = '', fraction] = plain.split('.');
  const front = withGroups ? groupDigits(digits, style) : digits;
  const written = fraction === undefined ? front : `${front}${style.decimal}${fraction}`;
  return written.replace(/\d/g, (digit) => style.digits?.[Number(digit)] ?? digit);
}

/** '١٢' → '12', in languages that are written with Arabic or Persian digits. */
export function westernDigits(text: string, {otherSeparators}: NumberStyle): string {
  return otherSeparators
    ? text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    : text;
}
