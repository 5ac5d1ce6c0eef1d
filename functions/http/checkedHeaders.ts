import {failStep} from '../workflow/stepErrors';

/**
 * Headers with their names in lower case. A line break in a name or value could inject other
 * headers, so it is rejected.
 */
export function checkedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[\r\n\0]/.test(value)) {
        failStep(
          'E_REFUSED',
          `The header "${name}" contains characters that aren’t allowed. Remove spaces from the name and line breaks from the value.`,
        );
      }
      return [name.toLowerCase(), value];
    }),
  );
}
