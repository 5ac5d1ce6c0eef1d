/** Matches request paths against templates such as '/orders/{id}'. */
import {failStep} from '../../language/stepErrors';
import {quote} from '@documentation/base/internal/values/quote';

export const PATH_PATTERN = '^/(?:[^?#{}]|\\{[A-Za-z_][A-Za-z0-9_]*\\})*$';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return failStep(
      'E_PARSE',
      `The path segment ${quote(segment)} can’t be decoded. Write "%" as "%25".`,
    );
  }
}

/** '/orders/{id}' and '/orders/7' → {id: '7'}. Returns null if the path doesn't match. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const expected = template.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) {
    return null;
  }
  const params: [string, string][] = [];
  for (const [index, part] of expected.entries()) {
    const segment = given[index]!;
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (name !== undefined && segment !== '') {
      params.push([name, decoded(segment)]);
    } else if (part !== decoded(segment)) {
      return null;
    }
  }
  return Object.fromEntries(params);
}
