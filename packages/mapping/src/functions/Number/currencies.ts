import {fail} from '@documentation/base/internal/values/errors';
import {quote} from '@documentation/base/internal/values/quote';
import {trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';

/**
 * The ISO 4217 codes by number of decimals, excluding funds and metals. ANG, BGN and HRK were
 * withdrawn between 2023 and 2026, but old records still use them.
 */
const codesByDecimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD ' +
    'CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD ' +
    'GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL ' +
    'MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK ' +
    'PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB ' +
    'TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

const decimalsByCode = new Map(
  Object.entries(codesByDecimals).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code) => [code, Number(decimals)] as const),
  ),
);

/** The symbols by currency code. Each symbol is unique. Currencies without a symbol are written with their code. */
const symbols: Readonly<Record<string, string>> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  CZK: 'Kč',
  EUR: '€',
  GBP: '£',
  GEL: '₾',
  HKD: 'HK$',
  HUF: 'Ft',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  KZT: '₸',
  MXN: 'MX$',
  NGN: '₦',
  NZD: 'NZ$',
  PHP: '₱',
  PLN: 'zł',
  RUB: '₽',
  SGD: 'S$',
  THB: '฿',
  TRY: '₺',
  TWD: 'NT$',
  UAH: '₴',
  USD: '$',
  VND: '₫',
};

/** The symbols that Arabic uses for the currencies of Arab countries. */
export const arabicSymbols: Readonly<Record<string, string>> = {
  AED: 'د.إ.',
  BHD: 'د.ب.',
  DZD: 'د.ج.',
  EGP: 'ج.م.',
  IQD: 'د.ع.',
  JOD: 'د.أ.',
  KWD: 'د.ك.',
  LBP: 'ل.ل.',
  LYD: 'د.ل.',
  MAD: 'د.م.',
  OMR: 'ر.ع.',
  QAR: 'ر.ق.',
  SAR: 'ر.س.',
  SDG: 'ج.س.',
  SYP: 'ل.س.',
  TND: 'د.ت.',
  YER: 'ر.ي.',
};

export const persianSymbols: Readonly<Record<string, string>> = {AFN: '؋', IRR: 'ریال'};

/** All codes and symbols that can appear next to an amount, including local symbols. */
const currencySigns: ReadonlySet<string> = new Set([
  ...decimalsByCode.keys(),
  ...Object.values(symbols),
  ...Object.values(arabicSymbols),
  ...Object.values(persianSymbols),
  'kr',
  'kr.',
  'US$',
  'JP¥',
]);

/** Checks whether text next to an amount is a currency code or symbol: 'EUR', '€', 'kr' */
export function isCurrencySign(text: string): boolean {
  return currencySigns.has(text);
}

function codeMeantBy(text: string): string | undefined {
  const trimmed = trimWhiteSpace(text);
  const upper = trimmed.toUpperCase();
  return decimalsByCode.has(upper)
    ? upper
    : Object.keys(symbols).find((code) => symbols[code] === trimmed);
}

/** Returns a currency's number of decimals. Fails with E_RANGE if the code is unknown. */
export function currencyDecimals(code: string): number {
  const decimals = decimalsByCode.get(code);
  if (decimals === undefined) {
    const meant = codeMeantBy(code);
    const advice = meant ? `Use "${meant}".` : 'Use a code such as "EUR" or "USD".';
    fail('E_RANGE', `${quote(code)} isn’t an ISO 4217 currency code. ${advice}`, 'currency');
  }
  return decimals;
}

/** 'EUR' → '€', or the code itself if there is no symbol. The local symbols in `atHome` take precedence. */
export function currencySymbol(
  code: string,
  atHome: Readonly<Record<string, string>> = {},
): string {
  return atHome[code] ?? symbols[code] ?? code;
}
