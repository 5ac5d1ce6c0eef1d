import {failStep} from '../workflow/stepErrors';

/**
 * Headers with their names in lower case. A name or a value with a line break could smuggle in
 * headers of its own, so it is refused.
 */
export function checkedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[\r\n\0]/.test(value)) {
        failStep('E_REFUSED', `The header "${name}" has characters that headers can’t have.`);
      }
      return [name.toLowerCase(), value];
    }),
  );
}
