import {fail} from '../../language/errors';

/** Returns the language tag, or fails with E_LOCALE when it isn't one. */
export function checkLocale(locale: string, parameter = 'locale'): string {
  try {
    return Intl.getCanonicalLocales(locale)[0]!;
  } catch {
    return fail(
      'E_LOCALE',
      `"${locale}" isn't a language tag, such as "en" or "de-CH".`,
      parameter,
    );
  }
}
