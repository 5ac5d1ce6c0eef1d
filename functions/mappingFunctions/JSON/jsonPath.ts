import {fail} from '../../errors';
import type {Value} from '../../types';

export const MAX_PATH_LENGTH = 1000;

/** A repeated group in a pattern of match() or search() can take time that grows without bound. */
const repeatedGroup = /\b(?:match|search)\s*\(.*\)\s*[*+{]/s;

/** All values that an RFC 9535 path selects, in the order of the document. */
export async function selectByPath(source: Value, path: string): Promise<Value[]> {
  if (path.length > MAX_PATH_LENGTH) {
    fail('E_PATH', `The path is longer than ${MAX_PATH_LENGTH} characters.`, 'path');
  }
  if (repeatedGroup.test(path)) {
    fail('E_PATH', 'A pattern in the path must not repeat a group.', 'path');
  }
  const {query} = await import('jsonpath-rfc9535');
  try {
    return query(source as Parameters<typeof query>[0], path);
  } catch (error) {
    const reason = (error as Error).message.replace(/\.$/, '');
    return fail('E_PATH', `"${path}" isn’t a JSONPath: ${reason}.`, 'path');
  }
}

/** The facts that the functions with a path share. */
export const pathParameter = {
  type: 'Text',
  description: 'a JSONPath of RFC 9535, such as `"$.items[0].price"` or `"$..id"`',
} as const;

export const pathErrors = [
  {code: 'E_PATH', when: 'the path isn’t a JSONPath, or a pattern in it repeats a group'},
] as const;

export const pathLimits = [
  `A path has at most ${MAX_PATH_LENGTH} characters, and patterns in \`match()\` and \`search()\` can’t repeat a group.`,
];
