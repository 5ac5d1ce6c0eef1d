import {fail} from '../errors';
import {remembered} from '../remembered';
import {quote} from '../quote';

const canonicalTag = remembered((locale: string) => Intl.getCanonicalLocales(locale)[0]!);

/** Returns the language tag in its canonical form, or fails with E_LOCALE. */
export function checkLocale(locale: string, parameter = 'locale'): string {
  try {
    return canonicalTag(locale);
  } catch {
    return fail(
      'E_LOCALE',
      `${quote(locale)} isn’t a valid language tag. Use one such as "en" or "de-CH".`,
      parameter,
    );
  }
}
