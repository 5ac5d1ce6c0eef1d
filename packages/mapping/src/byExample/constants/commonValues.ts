/** Values that integrators use often, most common first. */

export const commonZones = [
  'Europe/Berlin',
  'America/New_York',
  'Europe/London',
  'UTC',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Asia/Kolkata',
];

export const commonLocales = ['de', 'fr', 'en-GB', 'es', 'it', 'de-CH', 'sv', 'en-IN', 'nl', 'pt'];

export const commonBases = [10, 16, 2, 8, 36];

/** Currencies by the signs that amounts are written with. */
export const currencyBySign: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
};

export const commonPatterns = [
  '\\d+',
  '\\D+',
  '\\s+',
  '[^\\d.]+',
  '[^A-Za-z]+',
  '[^A-Za-z0-9]+',
  '[A-Za-z]+',
  '\\w+',
  '[A-Z]+',
  '\\S+',
  '<[^>]+>',
  '\\([^)]*\\)',
  '^0+',
];
