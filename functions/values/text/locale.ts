import {fail} from '../../language/errors';

/** Returns the language tag in its canonical form, or fails with E_LOCALE. */
export function checkLocale(locale: string, parameter = 'locale'): string {
  try {
    return Intl.getCanonicalLocales(locale)[0]!;
  } catch {
    return fail(
      'E_LOCALE',
      `"${locale}" isn’t a valid language tag. Use one such as "en" or "de-CH".`,
      parameter,
    );
  }
}
