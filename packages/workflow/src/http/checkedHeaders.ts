import {failStep} from '../language/stepErrors';
import {quote} from '@documentation/base/internal/values/quote';

/**
 * Returns the headers with lowercase names. To prevent header injection, rejects invalid
 * names, and values that contain line breaks or null characters.
 */
export function checkedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[\r\n\0]/.test(value)) {
        failStep(
          'E_REFUSED',
          `The header ${quote(name)} contains characters that aren’t allowed. Use only ASCII letters, digits and hyphens in the name, and remove line breaks and null characters from the value.`,
        );
      }
      return [name.toLowerCase(), value];
    }),
  );
}
